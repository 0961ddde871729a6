import { Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { addendumFields } from '#kernel/papers/paper-parts.contract.ts';
import { failureWords, type OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { t } from '../papers.texts.ts';

const schema = z.strictObject(addendumFields);

export interface AddendumFormProps {
  draftKey: string;
  send: (fields: z.output<typeof schema>, submission: Submission) => Promise<unknown>;
  refusals: OwnRefusals;
  /** Fetches the paper again. */
  refresh: () => void;
  onClose: () => void;
}

/** Adds to a signed paper with a reason; what was signed stays. */
export function AddendumForm({ draftKey, send, refusals, refresh, onClose }: AddendumFormProps) {
  const draft = useDraftForm({
    schema,
    initialValues: { reason: '', body: '' },
    draftKey,
    save: (fields, key) => send(fields, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToAdd'), error, refusals),
    onSaved() {
      refresh();
      notifySuccess(t('addendumAdded'));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal title={t('addendum')} draft={draft} onClose={onClose} submitLabel={t('addAddendum')}>
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
        label={t('addendum')}
        required
        autosize
        minRows={3}
        maxLength={5000}
        {...form.getInputProps('body')}
      />
    </FormModal>
  );
}
