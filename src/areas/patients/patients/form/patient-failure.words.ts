import { fieldErrorsOf } from '#client/transport.ts';
import { refusalWords } from '../patient-refusal.words.ts';

/** What stands in the form's alert: what failed and, where it is known, why; null when the fields tell. */
export function failureWords(what: string, error: unknown): string | null {
  if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
  return [what, refusalWords(error)].filter(Boolean).join('. ');
}
