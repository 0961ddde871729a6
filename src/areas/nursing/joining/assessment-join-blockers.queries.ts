import { sql } from 'kysely';
import type { FindJoinBlockers } from '#server/points/join-blockers.ts';
import type { JoinBlocker } from '#kernel/care/join-blocker.ts';

/** Nor while an assessment is being written in one of both. */
export const assessmentJoinBlockers: FindJoinBlockers = async ({ db, tenantId }, { keptId, joinedId }) => {
  const { rows } = await sql<JoinBlocker>`
    select distinct 'assessment-open' as kind, patient_id as "patientId" from nursing_assessment assessment
    where tenant_id = ${tenantId}::uuid and patient_id in (${keptId}::uuid, ${joinedId}::uuid)
      and status = 'draft' and not exists (select from nursing_assessment_error error
        where error.tenant_id = ${tenantId}::uuid and error.assessment_id = assessment.id)`.execute(db);
  return rows;
};
