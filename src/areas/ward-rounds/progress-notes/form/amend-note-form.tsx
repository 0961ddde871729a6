import { Text, Textarea } from '@mantine/core';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { amendProgressNote, useRefreshProgressNotes } from '../progress-note.calls.ts';
import type { ProgressNote } from '../progress-note.contract.ts';
import { progressNoteRefusals } from '../progress-note.words.ts';
import { t } from '../progress-notes.texts.ts';
import { NoteFields } from './note-fields.tsx';
import {
  type AmendmentFields,
  amendmentSchema,
  type AmendmentValues,
  amendmentValues,
  signedFields,
} from './progress-note-form.values.ts';

export interface AmendNoteFormProps {
  note: ProgressNote;
  onClose: () => void;
  onReload: (current: ProgressNote) => void;
}

/** The next version of a progress note, with the reason for it. */
export function AmendNoteForm({ note, onClose, onReload }: AmendNoteFormProps) {
  const refresh = useRefreshProgressNotes();
  const { draft, failureActions } = useRecordForm<ProgressNote, AmendmentValues, AmendmentFields>({
    draftName: 'progress-note',
    stored: note,
    schema: amendmentSchema,
    initialValues: amendmentValues(note),
    update: (fields, { id: progressNoteId, version }, submission) =>
      amendProgressNote({ progressNoteId, version, ...signedFields(fields) }, submission),
    failed: () => t('failedToAmend'),
    refusals: progressNoteRefusals,
    saved: ({ patient }) => t('wasAmended', { patient: fullName(patient) }),
    remember: refresh,
    onSaved: onClose,
    onReload,
  });
  return (
    <FormModal
      title={t('amendTitle')}
      draft={draft}
      size="xl"
      submitLabel={t('signAmendment')}
      failureActions={failureActions}
      onClose={onClose}
    >
      <Text size="sm">{t('amendText')}</Text>
      <Textarea
        label={t('reason')}
        required
        autosize
        minRows={1}
        maxLength={500}
        data-autofocus
        {...draft.form.getInputProps('reason')}
      />
      <NoteFields form={draft.form} />
    </FormModal>
  );
}
