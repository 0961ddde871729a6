import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { selectTimeline } from '#database/timeline/timeline-rows.ts';
import type { TimelineRequest } from '#kernel/care/timeline.ts';
import '../consultations.tables.ts';

interface Row {
  kind: 'consultation';
  id: string;
  at: string;
  author_id: string;
  author: string;
  is_sensitive: boolean;
  is_entered_in_error: boolean;
  is_signed: boolean;
  /** The primary diagnosis, or why the patient came where there is none. */
  words: string | null;
}

/** Consultations of a patient by their begin, discarded ones apart. */
export function selectConsultationsOf(db: Db, tenantId: string, request: TimelineRequest): Promise<Row[]> {
  const consultations = sql`
    select 'consultation' as kind, consultation.id, consultation.started_at as at, consultation.author_id,
      author.first_name || ' ' || author.last_name as author, consultation.is_sensitive,
      consultation.is_entered_in_error, consultation.status = 'signed' as is_signed,
      left(coalesce(diagnosis.title, note.reason, consultation.draft ->> 'reason'), 300) as words
    from consultation
    join user_account author on author.tenant_id = ${tenantId}::uuid and author.id = consultation.author_id
    left join consultation_note note
      on note.tenant_id = ${tenantId}::uuid and note.consultation_id = consultation.id
    left join consultation_diagnosis diagnosis
      on diagnosis.tenant_id = ${tenantId}::uuid and diagnosis.consultation_id = consultation.id
      and diagnosis.is_primary
    where consultation.tenant_id = ${tenantId}::uuid
      and consultation.patient_id = ${request.patientId}::uuid and consultation.status <> 'discarded'`;
  return selectTimeline<Row>(db, request, [consultations]);
}
