import { insertErrorMark } from '#database/papers/error-mark.ts';
import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { withdrawTaskOf } from '../tasks/task-adding.service.ts';
import type * as contract from './note.contract.ts';
import type { NursingNote } from './note.contract.ts';
import { addNote, countNote, nursingNotePaper, requireReader } from './note.service.ts';

/**
 * Marks a note as entered in error and adds the one that replaces it, both or neither; an open follow-up of it is
 * taken back.
 * @throws AppError NOT_FOUND, WRONG_STATE when it is marked already, NOTE_CONFIDENTIAL, INVALID_INPUT at the field
 */
export async function markNote(
  context: CallContext,
  { noteId, reason, replacement }: CallInput<typeof contract.markNote>,
): Promise<{ marked: NursingNote; replacement: NursingNote | null }> {
  const before = await nursingNotePaper.requireRow(context, noteId);
  requireReader(context, before);
  const mark = { note_id: noteId, patient_id: before.patient_id, reason };
  await insertErrorMark(context, 'nursing_note_error', mark);
  await withdrawTaskOf(context, { noteId });
  await countNote(context, before.priority, -1);
  const better = replacement
    ? await addNote(context, {
        patientId: before.patient_id,
        admissionId: before.admission_id ?? undefined,
        fields: { ...replacement, noteTime: replacement.noteTime ?? before.note_time },
        replaces: noteId,
      })
    : null;
  const marked = await nursingNotePaper.changed(context, noteId, {
    action: 'ENTERED_IN_ERROR',
    newValues: {
      ...(!before.is_confidential && { reason }),
      replacedBy: better?.id ?? null,
      patientId: before.patient_id,
    },
  });
  return { marked, replacement: better };
}
