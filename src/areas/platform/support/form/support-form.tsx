import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { supportFields } from '../support.contract.ts';
import { t } from '../support.texts.ts';

const usualHours = 4;

export interface SupportFormProps {
  title: string;
  text: string;
  draftKey: string;
  send: (fields: { purpose: string; hours: number }, submission: Submission) => Promise<unknown>;
  failed: string;
  done: string;
  /** After success and after a refusal: fetch again what may have changed. */
  onSettled: () => void;
  onClose: () => void;
}

/** Says for what and for how long the hospital is read: granted by the hospital, or asked for by the operator. */
export function SupportForm(props: SupportFormProps) {
  const { title, text, draftKey, send, failed, done, onSettled, onClose } = props;
  const [schema] = useState(() => z.strictObject(supportFields));
  const draft = useDraftForm({
    schema,
    initialValues: { purpose: '', hours: usualHours },
    draftKey,
    save: (fields: z.output<typeof schema>, key) => send(fields, new Submission(key)),
    describeFailure(error) {
      onSettled();
      return failureWords(failed, error, { WRONG_STATE: () => t('isOpenAlready') });
    },
    onSaved() {
      onSettled();
      notifySuccess(done);
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={title} draft={draft} size="md" onClose={onClose} submitLabel={title}>
      <Text size="sm">{text}</Text>
      <Textarea {...field('purpose')} autosize minRows={2} />
      <WholeNumberField {...field('hours')} />
    </FormModal>
  );
}
