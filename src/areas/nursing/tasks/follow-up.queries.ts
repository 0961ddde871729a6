import { type RawBuilder, sql } from 'kysely';
import { type Actor, can } from '#kernel/access/actor.ts';
import { noteReaders } from '../notes/note.contract.ts';

/** Longer than a sentence a note is read where it stands. */
const maxCharacters = 300;

/** Who is told what a follow-up is about; null where it is told to whoever takes over. */
export type FollowUpReader = Pick<Actor, 'userId' | 'permissions' | 'isAdministrator'> | null;

/**
 * What is to be done: the task's own words, for the follow-up of a note those of the note, as far as the reader may
 * know them. What a confidential note says is for its author and those entitled. For statements with `task`.
 */
export function taskText(tenantId: string, reader: FollowUpReader): RawBuilder<string | null> {
  const isEntitled = reader !== null && can(reader, 'nursing.confidential');
  const readsNotes = reader === null || can(reader, noteReaders);
  return sql<string | null>`coalesce(task.text, (
    select case when length(note.content) > ${maxCharacters} then left(note.content, ${maxCharacters}) || '…'
      else note.content end
    from nursing_note note
    where note.tenant_id = ${tenantId}::uuid and note.id = task.note_id and ${readsNotes}::boolean
      and (not note.is_confidential or ${isEntitled}::boolean or note.nurse_id = ${reader?.userId ?? null}::uuid)
  ))`;
}
