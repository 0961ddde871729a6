import { findKept } from '#database/joining/joined-ids.ts';
import type { Database } from '#database/database.ts';
import type { Db } from '#database/tables.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import type { Call } from '#kernel/define-call.ts';
import { isUuid } from '#kernel/ids.ts';
import type { Clock } from '#kernel/time/clock.ts';
import type { FindEmergencyAccesses } from './concealment.ts';

interface Sources {
  database: Database;
  clock: Clock;
  findEmergencyAccesses: FindEmergencyAccesses;
}

/** The emergency access that opens the patient of a call's input to somebody whose role does not allow the call. */
export async function emergencyForCall(
  sources: Sources,
  call: Call,
  actor: Actor,
  input: unknown,
): Promise<string | undefined> {
  if (call.emergency === undefined || !can(actor, 'emr.read')) return undefined;
  const patientId: unknown = Object(input)[call.emergency];
  if (typeof patientId !== 'string' || !isUuid(patientId)) return undefined;
  return sources.database.inTenant(actor.tenantId, 'read', async (db) => {
    const own = await emergencyForPatient(sources, call, actor, db, patientId);
    if (own !== undefined) return own;
    // Opened under the id of a record that was joined into another since.
    const kept = (await findKept(db, actor.tenantId, [patientId])).get(patientId);
    return kept === undefined ? undefined : emergencyForPatient(sources, call, actor, db, kept);
  });
}

/** The one that opens a record in a call. An emergency access reads: a write finds none, unless its contract says why. */
export async function emergencyForPatient(
  { clock, findEmergencyAccesses }: Omit<Sources, 'database'>,
  call: Call,
  actor: Actor,
  db: Db,
  patientId: string,
): Promise<string | undefined> {
  if (call.kind === 'write' && call.emergencyWrite === undefined) return undefined;
  const opened = await findEmergencyAccesses({ db, actor, clock }, [patientId]);
  return opened.get(patientId);
}
