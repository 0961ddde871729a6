import type { CallContext } from '#database/handler.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { factIssues } from './patient-facts.rules.ts';

/** The hospital's own date (YYYY-MM-DD). */
export function todayOf(context: CallContext): string {
  return dateIn(context.actor.timeZone, context.clock.now());
}

/** @throws AppError INVALID_INPUT for facts that contradict each other or the hospital's calendar. */
export function refuseImpossibleFacts(context: CallContext, facts: Parameters<typeof factIssues>[0]): void {
  const issues = factIssues(facts, todayOf(context));
  if (Object.keys(issues).length > 0) throw invalidFields(issues);
}
