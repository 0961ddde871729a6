import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { selectTimeline } from '#database/timeline/timeline-rows.ts';
import type { TimelineRequest } from '#kernel/care/timeline.ts';
import '../surgery.tables.ts';

interface Row {
  kind: 'operation';
  id: string;
  at: string;
  what: 'booked' | 'waiting' | 'done' | 'note' | 'note-in-error';
  case_id: string;
  number: string;
  words: string;
}

/**
 * Operations of a patient by when they begin, ended or were asked for, and their notes by when they were signed, also
 * those that were entered in error.
 */
export function selectSurgeryOf(db: Db, tenantId: string, request: TimelineRequest): Promise<Row[]> {
  const { patientId } = request;
  const cases = sql`
    select 'operation' as kind, surgical_case.id,
      coalesce(surgical_case.actual_end, surgical_case.scheduled_start, surgical_case.created_at) as at,
      case when surgical_case.status = 'completed' then 'done'
        when surgical_case.scheduled_start is null then 'waiting' else 'booked' end as what,
      surgical_case.id as case_id, surgical_case.case_number as number, surgical_case.procedure_name as words
    from surgical_case
    where surgical_case.tenant_id = ${tenantId}::uuid and surgical_case.patient_id = ${patientId}::uuid
      and surgical_case.status not in ('cancelled', 'postponed')`;
  const notes = sql`
    select 'operation' as kind, note.id, note.signed_at as at,
      case when error.note_id is null then 'note' else 'note-in-error' end as what, surgical_case.id as case_id,
      surgical_case.case_number as number, surgical_case.procedure_name as words
    from surgical_case
    join operative_note note on note.tenant_id = ${tenantId}::uuid and note.case_id = surgical_case.id
    left join operative_note_error error on error.tenant_id = ${tenantId}::uuid and error.note_id = note.id
    where surgical_case.tenant_id = ${tenantId}::uuid and surgical_case.patient_id = ${patientId}::uuid
      and note.status = 'signed'`;
  return selectTimeline<Row>(db, request, [cases, notes]);
}
