import type { CallContext } from '#server/call-context.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { todayOf } from '#kernel/time/today.ts';
import { factIssues } from './patient-facts.rules.ts';

/** @throws AppError INVALID_INPUT for facts that contradict each other or the hospital's calendar. */
export function refuseImpossibleFacts(context: CallContext, facts: Parameters<typeof factIssues>[0]): void {
  const issues = factIssues(facts, todayOf(context));
  if (Object.keys(issues).length > 0) throw invalidFields(issues);
}
