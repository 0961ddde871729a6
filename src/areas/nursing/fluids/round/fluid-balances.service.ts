import type { CallContext } from '#server/call-context.ts';
import { balanceOf } from '../day/balance.rules.ts';
import { fluidDayBounds, fluidDayOf } from '../day/fluid-day.rules.ts';
import { selectSumsByPatient } from '../fluid.queries.ts';
import { findGivenVolumes } from '../given/given-volumes.ts';
import { readFluidPolicy } from '../settings/fluid-settings.queries.ts';

/** What the fluid day that runs comes to, in millilitres by patient; who has no amount in it is missing, which is not 0. */
export async function findFluidBalances(
  context: Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock'>,
  patientIds: readonly string[],
): Promise<Map<string, number>> {
  if (patientIds.length === 0) return new Map();
  const { db, tenantId, actor, clock } = context;
  const policy = await readFluidPolicy(db, tenantId, actor.timeZone);
  const { start, end } = fluidDayBounds(policy, fluidDayOf(policy, clock.now().toISOString()));
  const scope = { patientIds, from: start, before: end };
  const [sums, given] = await Promise.all([
    selectSumsByPatient(db, tenantId, scope),
    findGivenVolumes(context, scope),
  ]);
  const amounts = [
    ...sums.map(({ patient_id: patientId, kind, millilitres }) => ({ patientId, kind, millilitres })),
    ...given,
  ];
  const byPatient = Map.groupBy(amounts, ({ patientId }) => patientId);
  return new Map([...byPatient].map(([id, ofPatient]) => [id, balanceOf(ofPatient).balance]));
}
