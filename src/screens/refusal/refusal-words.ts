import { isRetryable } from '#client/remote.ts';
import { CallError, fieldErrorsOf, type LostCallCode } from '#client/transport.ts';
import type { ErrorCode, ErrorFacts } from '#kernel/app-error.ts';
import { fieldMessages } from '#ui/form/form-failure.ts';
import { t } from './refusal.texts.ts';

/**
 * The sentences of an area for codes that it knows more about than everybody does; each is made when it is
 * shown, in the language of that moment. One that answers undefined leaves the code to the shared sentences.
 */
export type OwnRefusals = {
  readonly [Code in ErrorCode | LostCallCode]?: (facts: ErrorFacts) => string | undefined;
};

/** Why something was not done, in one sentence; undefined when nothing more is known than that it failed. */
export function refusalWords(error: unknown, own: OwnRefusals = {}): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  return own[error.code]?.(error.facts) ?? sharedWords(error);
}

function sharedWords(error: CallError): string | undefined {
  // The demo itself says what to do about full storage, on whatever screen.
  if (error.code === 'STORAGE_FULL') return undefined;
  if (error.code === 'DISK_FULL') return t('diskFull');
  if (error.code === 'FILES_AWAY') return t('filesAway');
  if (error.code === 'TIMED_OUT') return t(error.facts['isWrite'] ? 'writeTimedOut' : 'readTimedOut');
  if (isRetryable(error)) return t('serverAway');
  switch (error.code) {
    case 'INVALID_INPUT':
      // Outside a form there is no field at which this could be said.
      return Object.values(fieldMessages(error)).join(' ') || undefined;
    case 'STALE':
      return t('changedMeanwhile');
    case 'SAFETY_STOP':
      return t('safetyStop');
    case 'FORBIDDEN':
    case 'RECORD_RESTRICTED':
      return t('notAllowed');
    case 'NOT_FOUND':
      return t('isGone');
    case 'FILE_KEY_MISSING':
      return t('fileKeyMissing');
    case 'FILE_DAMAGED':
      return t('fileDamaged');
    case 'MODULE_OFF':
      return t('moduleOff');
    default:
      return undefined;
  }
}

/**
 * What failed and, where it is known, why: the words of a form's alert. Null when the refusal names fields,
 * because then each message is shown at its field.
 */
export function failureWords(what: string, error: unknown, own?: OwnRefusals): string | null {
  if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
  return [what, refusalWords(error, own)].filter(Boolean).join('. ');
}
