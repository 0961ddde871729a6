import type { Db } from '#database/tables.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { selectRunningAccess } from './emergency-access/emergency-access.queries.ts';

export { selectRestrictedWithOpeners } from './listeners/listener.queries.ts';

/** The running emergency access of a clinician to a patient, by its id; undefined when there is none (any more). */
export async function findEmergencyAccess(
  { db, actor, clock }: { db: Db; actor: Actor; clock: Clock },
  patientId: string,
): Promise<string | undefined> {
  if (!can(actor, 'emr.read')) return undefined;
  const { tenantId, userId } = actor;
  return selectRunningAccess(db, tenantId, { userId, patientId }, clock.now().toISOString());
}
