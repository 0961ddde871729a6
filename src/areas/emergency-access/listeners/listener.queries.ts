import type { Db } from '#database/tables.ts';
import '../emergency-access.tables.ts';

/** More than any announcement names: one message takes 8,000 bytes. */
const maxRows = 10_000;

/** Of these patients the restricted ones, each with the ids of the people who have an emergency access to it now. */
export async function selectRestrictedWithOpeners(
  db: Db,
  tenantId: string,
  patientIds: readonly string[],
  now: string,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('patient')
    .leftJoin('emergency_access as access', (join) =>
      join
        .onRef('access.patient_id', '=', 'patient.id')
        .on('access.tenant_id', '=', tenantId)
        .on('access.ended_at', 'is', null)
        .on('access.expires_at', '>', now),
    )
    .select(['patient.id', 'access.user_id'])
    .where('patient.tenant_id', '=', tenantId)
    .where('patient.id', 'in', patientIds)
    .where('patient.is_restricted', '=', true)
    .orderBy('patient.id')
    .orderBy('access.id')
    .limit(maxRows)
    .execute();
  const openers = new Map<string, string[]>();
  for (const { id, user_id } of rows) {
    const known = openers.get(id) ?? [];
    openers.set(id, user_id === null ? known : [...known, user_id]);
  }
  return openers;
}
