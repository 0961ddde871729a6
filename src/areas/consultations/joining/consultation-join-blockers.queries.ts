import { sql } from 'kysely';
import type { FindJoinBlockers } from '#server/points/join-blockers.ts';
import type { JoinBlocker } from '#kernel/care/join-blocker.ts';

/** Nor while a consultation is being written in one of both. */
export const consultationJoinBlockers: FindJoinBlockers = async ({ db, tenantId }, { keptId, joinedId }) => {
  const { rows } = await sql<JoinBlocker>`
    select distinct 'consultation-open' as kind, patient_id as "patientId" from consultation
    where tenant_id = ${tenantId}::uuid and patient_id in (${keptId}::uuid, ${joinedId}::uuid)
      and status = 'draft'`.execute(db);
  return rows;
};
