import { Alert, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { settleCounts } from '../count.calls.ts';
import type { SurgicalCounts } from '../count.contract.ts';
import { settledFields, xrayAnswers } from '../count-facts.contract.ts';
import { useRefreshCounts, useRememberCounts } from '../count.hooks.ts';
import { differenceWords } from '../gate/count-gate.words.ts';
import { countRefusals } from '../count.words.ts';
import { t } from '../counts.texts.ts';

const schema = z.strictObject(settledFields);
type SettledValues = z.input<typeof schema> & Record<string, unknown>;

interface SettleFormProps {
  counts: SurgicalCounts;
  /** Who operates, offered as who was told. */
  surgeonName: string;
  onClose: () => void;
}

/** Why the operation ends although a count does not agree. */
export function SettleForm({ counts, surgeonName, onClose }: SettleFormProps) {
  const { caseId, differences } = counts;
  const remember = useRememberCounts();
  const refresh = useRefreshCounts();
  const draft = useDraftForm<SettledValues, z.output<typeof schema>, SurgicalCounts>({
    schema,
    initialValues: { xray: 'nothing_seen', surgeonName, reason: '' },
    draftKey: `surgical-count-settled.${caseId}`,
    save: (fields, key) => settleCounts({ caseId, ...fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToSettle'), error, countRefusals);
    },
    onSaved(saved) {
      remember(saved);
      notifySuccess(t('wasSettled'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('settle')} draft={draft} size="md" onClose={onClose} submitLabel={t('settle')}>
      <Alert color="red">{differences.map(differenceWords).join(', ')}</Alert>
      <Text size="sm">{t('settleText')}</Text>
      <NativeSelect
        {...field('xray')}
        required
        data={xrayAnswers.map((value) => ({ value, label: t(`xray_${value}`) }))}
      />
      <TextInput {...field('surgeonName')} />
      <Textarea {...field('reason')} autosize minRows={2} data-autofocus />
    </FormModal>
  );
}
