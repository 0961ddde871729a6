import { fullName } from '#areas/patients/patient-words.public.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
// The stay and the time of a note are refused in the words of vital signs.
import '#areas/vitals/vital-signs.public.ts';
import { signProgressNote, useRefreshProgressNotes } from '../progress-note.calls.ts';
import type { ProgressNote } from '../progress-note.contract.ts';
import { progressNoteRefusals } from '../progress-note.words.ts';
import { t } from '../progress-notes.texts.ts';
import { NoteFields } from './note-fields.tsx';
import {
  type KnownProblem,
  type NewNoteFields,
  newNoteSchema,
  type NewNoteValues,
  newNoteValues,
  signedFields,
} from './progress-note-form.values.ts';

export interface ProgressNoteFormProps {
  admissionId: string;
  /** What the note goes through. */
  problems: readonly KnownProblem[];
  onClose: () => void;
}

/** A new progress note: kept as a draft while it is typed, and signed once. */
export function ProgressNoteForm({ admissionId, problems, onClose }: ProgressNoteFormProps) {
  const refresh = useRefreshProgressNotes();
  const draft = useDraftForm<NewNoteValues, NewNoteFields, ProgressNote>({
    schema: newNoteSchema,
    initialValues: newNoteValues(problems),
    draftKey: `progress-note.${admissionId}`,
    save: (fields, key) => signProgressNote({ admissionId, ...signedFields(fields) }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToSign'), error, progressNoteRefusals),
    onSaved({ patient }) {
      refresh();
      notifySuccess(t('wasSigned', { patient: fullName(patient) }));
      onClose();
    },
  });
  return (
    <FormBody draft={draft} submitLabel={t('sign')} onCancel={onClose}>
      <NoteFields form={draft.form} />
      <DateTimeField label={t('notedAt')} {...draft.form.getInputProps('notedAt')} />
    </FormBody>
  );
}
