import { sql } from 'kysely';
import type { FindJoinBlockers } from '#server/points/join-blockers.ts';
import type { JoinBlocker } from '#kernel/care/join-blocker.ts';

/** Nor while one of both is on the table, both are to be at one time, or the report of an operation is being written. */
export const caseJoinBlockers: FindJoinBlockers = async ({ db, tenantId }, { keptId, joinedId }) => {
  const { rows } = await sql<JoinBlocker>`
    select 'on-table' as kind, patient_id as "patientId" from surgical_case
      where tenant_id = ${tenantId}::uuid and patient_id in (${keptId}::uuid, ${joinedId}::uuid)
        and status = 'in_progress'
    union
    select 'operations-at-once', mine.patient_id from surgical_case mine
      join surgical_case other on other.tenant_id = ${tenantId}::uuid and other.patient_id = ${keptId}::uuid
        and other.holds_time
        and tstzrange(mine.scheduled_start, mine.scheduled_end) && tstzrange(other.scheduled_start, other.scheduled_end)
      where mine.tenant_id = ${tenantId}::uuid and mine.patient_id = ${joinedId}::uuid and mine.holds_time
    union
    select 'operative-note-open', surgical_case.patient_id from surgical_case
      join operative_note note on note.tenant_id = ${tenantId}::uuid and note.case_id = surgical_case.id
        and note.draft is not null
      where surgical_case.tenant_id = ${tenantId}::uuid
        and surgical_case.patient_id in (${keptId}::uuid, ${joinedId}::uuid)`.execute(db);
  return rows;
};
