import { refusalKindOf } from '#client/refusal-kind.ts';
import { fieldErrorsOf } from '#client/transport.ts';
import { t } from './emergency-access.texts.ts';

/** What failed and, where it is known, why; null when the fields of a form tell. */
export function failureWords(what: string, error: unknown): string | null {
  if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
  const kind = refusalKindOf(error);
  return [what, kind && t(kind)].filter(Boolean).join('. ');
}
