import { sql } from 'kysely';
import type { FindJoinBlockers } from '#server/points/join-blockers.ts';
import type { JoinBlocker } from '#kernel/care/join-blocker.ts';

/** Nobody's record is joined while one of both lies in a bed, nor while a bed is asked for in both. */
export const stayJoinBlockers: FindJoinBlockers = async ({ db, tenantId }, { keptId, joinedId }) => {
  const { rows } = await sql<JoinBlocker>`
    select 'in-bed' as kind, patient_id as "patientId" from admission
      where tenant_id = ${tenantId}::uuid and patient_id in (${keptId}::uuid, ${joinedId}::uuid) and status = 'active'
    union all
    select 'both-wait-for-bed', patient_id from admission_request
      where tenant_id = ${tenantId}::uuid and patient_id = ${joinedId}::uuid and status = 'open'
        and exists (select from admission_request other
          where other.tenant_id = ${tenantId}::uuid and other.patient_id = ${keptId}::uuid and other.status = 'open')`.execute(
    db,
  );
  return rows;
};
