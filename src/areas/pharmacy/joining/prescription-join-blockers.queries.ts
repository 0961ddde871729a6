import { sql } from 'kysely';
import type { FindJoinBlockers } from '#server/points/join-blockers.ts';
import type { JoinBlocker } from '#kernel/care/join-blocker.ts';

/** Nor while a prescription is being written in one of both. */
export const prescriptionJoinBlockers: FindJoinBlockers = async ({ db, tenantId }, { keptId, joinedId }) => {
  const { rows } = await sql<JoinBlocker>`
    select distinct 'prescription-open' as kind, patient_id as "patientId" from prescription_draft
    where tenant_id = ${tenantId}::uuid and patient_id in (${keptId}::uuid, ${joinedId}::uuid)`.execute(db);
  return rows;
};
