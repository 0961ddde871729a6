import type { DischargeBlocker, DischargeOf } from '#kernel/care/discharge.ts';
import type { CallContext } from '../call-context.ts';
import { definePoint } from './point.ts';

type Asking = Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'actor'>;

/** How an area finds what speaks against a discharge; what was cancelled never does. */
export type FindDischargeBlockers = (context: Asking, discharge: DischargeOf) => Promise<DischargeBlocker[]>;

export const dischargeBlockers = definePoint<FindDischargeBlockers>('discharge-blockers');

/** What all areas whose module is on say to the discharge of an admission. */
export async function findDischargeBlockers(
  context: Asking & Pick<CallContext, 'fillings'>,
  discharge: DischargeOf,
): Promise<DischargeBlocker[]> {
  const found = context.fillings(dischargeBlockers).map((find) => find(context, discharge));
  return (await Promise.all(found)).flat();
}
