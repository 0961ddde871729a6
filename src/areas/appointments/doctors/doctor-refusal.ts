import { isRetryable } from '#client/remote.ts';
import { CallError } from '#client/transport.ts';
import { t } from './doctors.texts.ts';

/** Says why something was not done, where more is known than that it failed. */
export function refusalWords(error: unknown): string | undefined {
  if (isRetryable(error)) return t('serverAway');
  if (!(error instanceof CallError)) return undefined;
  if (error.code === 'STALE') return t('changedMeanwhile');
  if (error.code === 'FORBIDDEN') return t('notAllowed');
  if (error.code === 'NOT_FOUND') return t('isGone');
  return undefined;
}
