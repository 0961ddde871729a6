import { Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { addAddendum } from '../note.calls.ts';
import { useRefreshNotes } from '../note.hooks.ts';
import { noteRefusals } from '../note.words.ts';
import { t } from '../notes.texts.ts';

const schema = z.strictObject({ reason: requiredText(500), body: requiredText(5000) });

/** Adds to a signed note with a reason; what was signed stays. */
export function AddendumForm({ operativeNoteId, onClose }: { operativeNoteId: string; onClose: () => void }) {
  const refresh = useRefreshNotes();
  const draft = useDraftForm({
    schema,
    initialValues: { reason: '', body: '' },
    draftKey: `operative-note-addendum.${operativeNoteId}`,
    save: (fields, key) => addAddendum({ operativeNoteId, ...fields }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToAdd'), error, noteRefusals),
    onSaved() {
      refresh();
      notifySuccess(t('wasAdded'));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal title={t('addendumTitle')} draft={draft} onClose={onClose} submitLabel={t('addAddendum')}>
      <Text size="sm">{t('addendumText')}</Text>
      <Textarea
        label={t('reason')}
        required
        autosize
        minRows={1}
        maxLength={500}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <Textarea
        label={t('body')}
        required
        autosize
        minRows={3}
        maxLength={5000}
        {...form.getInputProps('body')}
      />
    </FormModal>
  );
}
