import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
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
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('evaluateTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('evaluate')}
    >
      <NativeSelect
        {...field('outcome')}
        data={outcomes.map((value) => ({ value, label: t(`outcome_${value}`) }))}
        data-autofocus
      />
      <Textarea {...field('evaluation')} autosize minRows={2} />
      <Checkbox {...field('isEnding')} />
    </FormModal>
  );
}
