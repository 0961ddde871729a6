import { refusalKindOf } from '#client/refusal-kind.ts';
import { t } from './patients.texts.ts';

/** Says why something was not done, where more is known than that it failed. */
export function refusalWords(error: unknown): string | undefined {
  const kind = refusalKindOf(error);
  return kind && t(kind);
}
