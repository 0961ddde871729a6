import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { evaluateCarePlan } from '../care-plan.calls.ts';
import { type CarePlan, evaluateCarePlan as evaluating, outcomes } from '../care-plan.contract.ts';
import { useRefreshCarePlans } from '../care-plan.hooks.ts';
import { planRefusals } from '../care-plan.words.ts';
import { t } from '../care-plans.texts.ts';

const schema = z.strictObject({
  outcome: z.enum(outcomes),
  evaluation: evaluating.input.shape.evaluation,
  isEnding: z.boolean(),
});

type Values = z.input<typeof schema> & Record<string, unknown>;

/** Says how far the goal of a plan was met. */
export function EvaluateForm({ plan, onClose }: { plan: CarePlan; onClose: () => void }) {
  const refresh = useRefreshCarePlans();
  const { draft } = useRecordForm<CarePlan, Values, z.output<typeof schema>>({
    draftName: 'care-plan-evaluation',
    stored: plan,
    schema,
    initialValues: { outcome: 'partly_met', evaluation: '', isEnding: false },
    update: (fields, { id: carePlanId, version }, submission) =>
      evaluateCarePlan({ carePlanId, version, ...fields }, submission),
    failed: () => t('failedToUpdate'),
    refusals: planRefusals,
    saved: () => t('wasChanged'),
    remember: refresh,
    onSaved: onClose,
  });
  const { form } = draft;
  return (
    <FormModal
      title={t('evaluateTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('evaluate')}
    >
      <NativeSelect
        label={t('outcome')}
        data={outcomes.map((value) => ({ value, label: t(`outcome_${value}`) }))}
        data-autofocus
        {...form.getInputProps('outcome')}
      />
      <Textarea
        label={t('evaluation')}
        required
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('evaluation')}
      />
      <Checkbox label={t('isEnding')} {...form.getInputProps('isEnding', { type: 'checkbox' })} />
    </FormModal>
  );
}
