import { z } from 'zod';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { createNote, type NursingNote, noteFields } from '../note.contract.ts';

const typed = {
  noteType: noteFields.noteType,
  shiftType: noteFields.shiftType,
  noteTime: optionalInstantText(),
  content: noteFields.content,
  priority: noteFields.priority,
  followUpRequired: z.boolean(),
  followUpDate: optionalInstantText(),
  tags: z.array(z.string().max(40)).max(10),
  isConfidential: z.boolean(),
};

/** What is typed of a note; the server's own rules for what it sends. */
export const noteSchema = z.strictObject({ patientId: createNote.input.shape.patientId, ...typed });

export type NoteValues = z.input<typeof noteSchema> & Record<string, unknown>;
export type NoteFieldValues = z.output<typeof noteSchema>;

/** What the form begins with: the document's defaults, or what the note says that is replaced. */
export function valuesOf(
  patientId: string,
  shiftType: NursingNote['shiftType'],
  replaced?: NursingNote,
): NoteValues {
  return {
    patientId,
    noteType: replaced?.noteType ?? 'assessment',
    shiftType: replaced?.shiftType ?? shiftType,
    noteTime: replaced?.noteTime ?? '',
    content: replaced?.content ?? '',
    priority: replaced?.priority ?? 'normal',
    followUpRequired: replaced?.followUpRequired ?? false,
    followUpDate: replaced?.followUpDate ?? '',
    tags: replaced?.tags ?? [],
    isConfidential: replaced?.isConfidential ?? false,
  };
}

/** The fields as a call takes them: a follow-up date only where a follow-up is required. */
export function inputOf({ patientId: _patientId, ...fields }: NoteFieldValues) {
  return { ...fields, followUpDate: fields.followUpRequired ? fields.followUpDate : undefined };
}
