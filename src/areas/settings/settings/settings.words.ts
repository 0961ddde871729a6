import { refusalKindOf } from '#client/refusal-kind.ts';
import { fieldErrorsOf } from '#client/transport.ts';
import { t } from './settings.texts.ts';

/** Says why something was not done, where more is known than that it failed. */
export function refusalWords(error: unknown): string | undefined {
  const kind = refusalKindOf(error);
  return kind && t(kind);
}

/** What stands in the form's alert: what failed and, where it is known, why; null when the fields tell. */
export function failureWords(error: unknown): string | null {
  if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
  return [t('failedToUpdate'), refusalWords(error)].filter(Boolean).join('. ');
}
