import { isRetryable } from '#client/remote.ts';
import { CallError, fieldErrorsOf, type LostCallCode } from '#client/transport.ts';
import type { ErrorCode, ErrorFacts } from '#kernel/app-error.ts';
import { placeOfRefusal } from '#kernel/refusal/refusal.ts';
import { fieldMessages } from '#ui/form/form-failure.ts';
import { sentenceWords } from '#ui/i18n/sentence-words.ts';
import { isAtHand, t } from './refusal.texts.ts';

/**
 * The sentences of an area for codes that it knows more about than everybody does; each is made when it is
 * shown, in the language of that moment. One that answers undefined leaves the code to the general sentences.
 */
export type OwnRefusals = {
  readonly [Code in ErrorCode | LostCallCode]?: (facts: ErrorFacts) => string | undefined;
};

/**
 * Why something was not done, in one sentence: that of the screen, or the general one of the code. Undefined for a
 * defect of the page itself, which has no code, and for full storage of the demo.
 */
export function refusalWords(error: unknown, own: OwnRefusals = {}): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  return own[error.code]?.(error.facts) ?? generalWords(error);
}

function generalWords(error: CallError): string | undefined {
  const { code } = error;
  // The demo itself says what to do about full storage, on whatever screen.
  if (code === 'STORAGE_FULL') return undefined;
  if (code === 'TIMED_OUT' && error.facts['isWrite']) return t('writeTimedOut');
  if (code === 'INVALID_INPUT') {
    // Outside a form there is no field at which this could be said.
    return [...new Set(Object.values(fieldMessages(error)))].join(' ') || t(code);
  }
  if (isAtHand(code)) return t(code);
  const place = placeOfRefusal(code);
  // A code without a place is that of a newer server.
  return (place && sentenceWords(place)) ?? t('unknown');
}

const mayPass: ReadonlySet<string> = new Set(['INTERNAL', 'TOO_MANY_ATTEMPTS', 'SIGNED_OUT']);

/** True when the same may go through the next time: a refusal that says why will be the same. */
export function mayTryAgain(error: unknown): boolean {
  return !(error instanceof CallError) || isRetryable(error) || mayPass.has(error.code);
}

/**
 * What failed and, where it is known, why: the words of a form's alert. Null when the refusal names fields,
 * because then each message is shown at its field.
 */
export function failureWords(what: string, error: unknown, own?: OwnRefusals): string | null {
  if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
  return [what, refusalWords(error, own)].filter(Boolean).join('. ');
}
