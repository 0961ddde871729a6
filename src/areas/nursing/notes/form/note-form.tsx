import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useOwnShift } from '../../shifts/shift.hooks.ts';
import { createNote, useRefreshNotes } from '../note.calls.ts';
import type { NursingNote } from '../note.contract.ts';
import { noteRefusals } from '../note.words.ts';
import { t } from '../notes.texts.ts';
import { NoteFields } from './note-fields.tsx';
import { inputOf, type NoteFieldValues, noteSchema, type NoteValues, valuesOf } from './note-form.values.ts';

export interface NoteFormProps {
  patientId?: string | undefined;
  onClose: () => void;
}

/** A new nursing note. */
export function NoteForm(props: NoteFormProps) {
  const own = useOwnShift();
  // The form begins in the shift that its nurse works in.
  if (own.isPending) return null;
  return <OpenedNoteForm {...props} shiftType={own.data?.shift?.shiftType ?? 'day'} />;
}

function OpenedNoteForm({
  patientId = '',
  shiftType,
  onClose,
}: NoteFormProps & { shiftType: NursingNote['shiftType'] }) {
  const refresh = useRefreshNotes();
  const draft = useDraftForm<NoteValues, NoteFieldValues, NursingNote>({
    schema: noteSchema,
    initialValues: valuesOf(patientId, shiftType),
    draftKey: 'nursing-note.new',
    save: (fields, key) =>
      createNote({ patientId: fields.patientId, ...inputOf(fields) }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToCreate'), error, noteRefusals),
    onSaved() {
      refresh();
      notifySuccess(t('wasCreated'));
      onClose();
    },
  });
  return (
    <FormModal title={t('add')} draft={draft} onClose={onClose} submitLabel={t('save')}>
      <PatientPicker
        label={t('patient')}
        required
        data-autofocus
        {...draft.form.getInputProps('patientId')}
      />
      <NoteFields form={draft.form} />
    </FormModal>
  );
}
