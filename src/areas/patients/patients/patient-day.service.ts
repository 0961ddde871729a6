import type { CallContext } from '#database/handler.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { issue } from './patient.issues.ts';

/** The hospital's own date (YYYY-MM-DD). */
export function todayOf(context: CallContext): string {
  return dateIn(context.actor.timeZone, context.clock.now());
}

/** @throws AppError INVALID_INPUT for a date of birth that the hospital's calendar has not reached. */
export function refuseFutureBirth(context: CallContext, dateOfBirth: string): void {
  if (dateOfBirth > todayOf(context)) {
    throw invalidFields({ dateOfBirth: issue('birthInFuture') });
  }
}
