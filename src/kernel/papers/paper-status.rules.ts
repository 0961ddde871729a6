import { AppError } from '../app-error.ts';

/** What a paper is called that was entered in error, whatever its status was: it counts no longer. */
export const inErrorStatus = 'entered-in-error';

/** What papers without a status are listed by: those that count, and those that were entered in error. */
export const validOrInError = ['valid', inErrorStatus] as const;

/** @throws AppError WRONG_STATE with the status of the paper, where a step begins from none of it. */
export function requireStatus<Status extends string>(status: Status, from: readonly Status[]): void {
  if (!from.includes(status)) throw new AppError('WRONG_STATE', { status });
}
