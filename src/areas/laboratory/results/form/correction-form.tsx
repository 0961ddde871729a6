import { Text, Textarea, TextInput } from '@mantine/core';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { correctLabResult } from '../../laboratory/laboratory.calls.ts';
import { laboratoryRefusals } from '../../laboratory/laboratory.words.ts';
import {
  correctLabResult as correctionContract,
  type OpenedSheet,
  type TestOfOrder,
} from '../lab-result.contract.ts';
import { useRememberSheet } from '../lab-result.hooks.ts';
import { t } from '../lab-results.texts.ts';

const schema = correctionContract.input.pick({ result: true, notes: true, reason: true });

interface CorrectionFormProps {
  sheet: OpenedSheet;
  test: TestOfOrder;
  onClose: () => void;
}

/** Replaces a result by a corrected one, with the reason; the old one stays in the history. */
export function CorrectionForm({ sheet, test, onClose }: CorrectionFormProps) {
  const { testId, name, result } = test;
  const orderId = sheet.order.id;
  const revision = result?.revision ?? 0;
  const remember = useRememberSheet();
  const draft = useDraftForm({
    schema,
    initialValues: { result: '', notes: result?.notes ?? '', reason: '' },
    draftKey: `lab-correction.${orderId}.${testId}.${revision}`,
    save: (fields, submissionKey) =>
      correctLabResult({ ...fields, orderId, testId, revision }, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToUpdate'), error, laboratoryRefusals),
    onSaved: (saved: OpenedSheet) => {
      remember(saved);
      notifySuccess(t('wasCorrected'));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal title={t('correctTitle', { test: name })} draft={draft} size="md" onClose={onClose}>
      <Text size="sm">
        {t('soFar', { result: [result?.result, result?.unit].filter(Boolean).join(' ') })}
      </Text>
      <TextInput
        label={t('newResult')}
        description={test.normalRange && t('rangeHint', { range: test.normalRange })}
        required
        maxLength={200}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('result')}
      />
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        required
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      <TextInput label={t('note')} maxLength={1000} {...form.getInputProps('notes')} />
    </FormModal>
  );
}
