import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { reasonOnly } from '#screens/form/entered-in-error.ts';
import { EnteredInErrorForm } from '#screens/form/entered-in-error-form.tsx';
import { t as paperText } from '#screens/papers/papers.texts.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { markNote, useRefreshNotes } from '../note.calls.ts';
import type { NursingNote } from '../note.contract.ts';
import { noteRefusals } from '../note.words.ts';
import { t } from '../notes.texts.ts';
import { NoteFields } from './note-fields.tsx';
import { inputOf, type NoteFieldValues, noteSchema, valuesOf } from './note-form.values.ts';

const withNote = noteSchema.extend({ reason: requiredText(500) });

type Values = z.input<typeof withNote> & Record<string, unknown>;
type Fields = z.output<typeof reasonOnly> & Partial<z.output<typeof withNote>>;

/** Marks a note as entered in error, and writes the one in its place. */
export function MarkNoteForm({ note, onClose }: { note: NursingNote; onClose: () => void }) {
  const refresh = useRefreshNotes();
  const [isReplaced, setReplaced] = useState(false);
  const draft = useDraftForm<Values, Fields, unknown>({
    schema: (isReplaced ? withNote : reasonOnly) as unknown as z.ZodType<Fields, Values>,
    initialValues: { ...valuesOf(note.patient.id, note.shiftType, note), reason: '' },
    draftKey: `nursing-note-error.${note.id}`,
    save(fields, key) {
      const { reason, ...typed } = fields;
      const replacement = isReplaced ? inputOf(typed as NoteFieldValues) : undefined;
      return markNote({ noteId: note.id, reason, ...(replacement && { replacement }) }, new Submission(key));
    },
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToUpdate'), error, noteRefusals);
    },
    onSaved() {
      refresh();
      notifySuccess(paperText('wasMarked', { paper: t('note') }));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <EnteredInErrorForm
      title={paperText('markTitle', { paper: t('note') })}
      text={paperText('markText')}
      reasonLabel={paperText('reason')}
      replaceLabel={t('replace')}
      submitLabel={paperText('mark')}
      draft={draft}
      isReplaced={isReplaced}
      onReplaced={setReplaced}
      onClose={onClose}
    >
      <NoteFields form={form} />
    </EnteredInErrorForm>
  );
}
