import { changeCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import type { SurgicalCase } from './case.contract.ts';

type Counted = Pick<SurgicalCase, 'status' | 'urgency'>;

/** The counts to which a case adds. */
export function countsOf(surgicalCase: Counted | null): Record<string, number> {
  return {
    'surgical-cases.total': surgicalCase ? 1 : 0,
    'surgical-cases.completed': surgicalCase?.status === 'completed' ? 1 : 0,
    'surgical-cases.emergency': surgicalCase?.urgency === 'emergency' ? 1 : 0,
  };
}

/** Counts what a change of a case means to the tiles of the list. */
export async function countCaseChange(
  { db, tenantId }: CallContext,
  before: Counted | null,
  after: Counted,
): Promise<void> {
  const old = countsOf(before);
  const steps = Object.entries(countsOf(after)).flatMap(([name, count]) => {
    const step = count - old[name]!;
    return step === 0 ? [] : [[name, step] as const];
  });
  if (steps.length > 0) await changeCounters(db, tenantId, Object.fromEntries(steps));
}
