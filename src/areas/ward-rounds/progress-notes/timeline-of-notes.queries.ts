import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { selectTimeline } from '#database/timeline/timeline-rows.ts';
import type { TimelineRequest } from '#kernel/care/timeline.ts';
import '../ward-rounds.tables.ts';

interface Row {
  kind: 'progress-note';
  id: string;
  at: string;
  author: string;
  is_entered_in_error: boolean;
  /** What is thought and wanted, in short. */
  words: string | null;
}

/** Progress notes of a patient by when the patient was seen, as they stand. */
export function selectProgressNotesOf(db: Db, tenantId: string, request: TimelineRequest): Promise<Row[]> {
  const notes = sql`
    select 'progress-note' as kind, note.id, note.noted_at as at,
      author.first_name || ' ' || author.last_name as author, error.note_id is not null as is_entered_in_error,
      left(coalesce(said.assessment, said.plan, said.problems -> 0 ->> 'title', said.objective, said.subjective), 300)
        as words
    from progress_note note
    join user_account author on author.tenant_id = ${tenantId}::uuid and author.id = note.author_id
    join progress_note_version said on said.tenant_id = ${tenantId}::uuid and said.note_id = note.id
      and not exists (select from progress_note_version later
        where later.tenant_id = ${tenantId}::uuid and later.note_id = note.id and later.version > said.version)
    left join progress_note_error error on error.tenant_id = ${tenantId}::uuid and error.note_id = note.id
    where note.tenant_id = ${tenantId}::uuid and note.patient_id = ${request.patientId}::uuid`;
  return selectTimeline<Row>(db, request, [notes]);
}
