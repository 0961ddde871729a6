import { isRetryable } from './remote.ts';
import { CallError } from './transport.ts';

/** Why something was not done, where more is known than that it failed; a key of the screen's own texts. */
export type RefusalKind = 'serverAway' | 'changedMeanwhile' | 'notAllowed' | 'isGone';

/** Tells what kind of refusal an error is; undefined when nothing more can be said than that it failed. */
export function refusalKindOf(error: unknown): RefusalKind | undefined {
  if (!(error instanceof CallError)) return undefined;
  // The demo itself says what to do about it, whatever the screen.
  if (error.code === 'STORAGE_FULL') return undefined;
  if (isRetryable(error)) return 'serverAway';
  if (error.code === 'STALE') return 'changedMeanwhile';
  if (error.code === 'FORBIDDEN' || error.code === 'RECORD_RESTRICTED') return 'notAllowed';
  if (error.code === 'NOT_FOUND') return 'isGone';
  return undefined;
}
