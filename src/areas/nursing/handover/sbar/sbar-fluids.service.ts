import type { CallContext } from '#server/call-context.ts';
import { balanceOf } from '../../fluids/day/balance.rules.ts';
import { fluidDayBounds, fluidDayOf } from '../../fluids/day/fluid-day.rules.ts';
import { selectSumsByPatient } from '../../fluids/fluid.queries.ts';
import { findGivenVolumes } from '../../fluids/given/given-volumes.ts';
import { readFluidPolicy } from '../../fluids/settings/fluid-settings.queries.ts';
import type { Sbar } from './sbar.contract.ts';

/**
 * Fluids of patients up to now, from the beginning of the fluid day in which the middle of the shift lies: a night shift
 * that ends a little after the day has changed still tells of its own.
 */
export async function readFluidsOfShift(
  context: CallContext,
  { startedAt, patientIds }: { startedAt: string; patientIds: readonly string[] },
): Promise<Map<string, NonNullable<Sbar['assessment']['fluids']>>> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now();
  const policy = await readFluidPolicy(db, tenantId, actor.timeZone);
  const middle = new Date((Date.parse(startedAt) + now.getTime()) / 2).toISOString();
  const since = fluidDayBounds(policy, fluidDayOf(policy, middle)).start;
  const scope = { patientIds, from: since };
  const [sums, given] = await Promise.all([
    selectSumsByPatient(db, tenantId, scope),
    findGivenVolumes(context, scope),
  ]);
  const amounts = [...sums.map(({ patient_id, ...sum }) => ({ patientId: patient_id, ...sum })), ...given];
  const byPatient = Map.groupBy(amounts, ({ patientId }) => patientId);
  return new Map([...byPatient].map(([id, own]) => [id, { since, ...balanceOf(own) }]));
}
