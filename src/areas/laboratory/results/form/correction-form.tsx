import { Text, Textarea, TextInput } from '@mantine/core';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { correctLabResult } from '../../laboratory/laboratory.calls.ts';
import { laboratoryRefusals } from '../../laboratory/laboratory.words.ts';
import { withUnit } from '../../ranges/unit-text.ts';
import {
  correctLabResult as correctionContract,
  type OpenedSheet,
  type TestOfOrder,
} from '../lab-result.contract.ts';
import { useRememberSheet } from '../lab-result.hooks.ts';
import { t } from '../lab-results.texts.ts';
import { ResultField } from './result-field.tsx';
import { ResultRanges } from './result-ranges.tsx';
import { useSubject } from './use-subject.ts';

const schema = correctionContract.input.pick({ result: true, confirmed: true, notes: true, reason: true });

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
  const subject = useSubject(sheet);
  const draft = useDraftForm({
    schema,
    initialValues: { result: '', confirmed: '', notes: result?.notes ?? '', reason: '' },
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
  const named = namedFields(form, t);
  return (
    <FormModal title={t('correctTitle', { test: name })} draft={draft} size="md" onClose={onClose}>
      <Text size="sm">{t('soFar', { result: withUnit(result?.result ?? '', result?.unit ?? null) })}</Text>
      <ResultField
        test={test}
        subject={subject}
        label={t('newResult')}
        typed={form.values.result}
        confirmed={form.values.confirmed ?? ''}
        onConfirm={(confirmed) => form.setFieldValue('confirmed', confirmed)}
        field={form.getInputProps('result')}
        confirmation={form.getInputProps('confirmed')}
        isRequired
        isFirst
      />
      <ResultRanges test={test} subject={subject} />
      <Textarea {...named('reason')} autosize minRows={2} />
      <TextInput {...named('notes', t('note'))} />
    </FormModal>
  );
}
