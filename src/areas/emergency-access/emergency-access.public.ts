import type { Db } from '#database/tables.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { selectRunningAccesses } from './emergency-access/emergency-access.queries.ts';

export { selectRestrictedWithOpeners } from './listeners/listener.queries.ts';

/** The running emergency accesses of a clinician to these patients: their ids, by the patient's. */
export async function findEmergencyAccesses(
  { db, actor, clock }: { db: Db; actor: Actor; clock: Clock },
  patientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (patientIds.length === 0 || !can(actor, 'emr.read')) return new Map();
  const { tenantId, userId } = actor;
  const now = clock.now().toISOString();
  const rows = await selectRunningAccesses(db, tenantId, { userId, patientIds }, now);
  return new Map(rows.map((row) => [row.patient_id, row.id]));
}
