import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { fieldsOf, formOfPart } from '#ui/form/fields/form-of.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import type { z } from 'zod';
import { changeInterventions } from '../care-plan.calls.ts';
import type { CarePlan } from '../care-plan.contract.ts';
import { useRefreshCarePlans } from '../care-plan.hooks.ts';
import { planRefusals } from '../care-plan.words.ts';
import { t } from '../care-plans.texts.ts';
import { InterventionFields, type InterventionValues } from './intervention-fields.tsx';
import { emptyIntervention, typedIntervention } from './plan-form.values.ts';

type Values = z.input<typeof typedIntervention> & Record<string, unknown>;

/** Something further that is done by a care plan. */
export function InterventionForm({ plan, onClose }: { plan: CarePlan; onClose: () => void }) {
  const refresh = useRefreshCarePlans();
  const { draft } = useRecordForm<CarePlan, Values, z.output<typeof typedIntervention>>({
    draftName: 'care-intervention',
    stored: plan,
    schema: typedIntervention,
    initialValues: { ...emptyIntervention },
    update: (fields, { id: carePlanId, version }, submission) =>
      changeInterventions({ carePlanId, version, add: [fields] }, submission),
    failed: () => t('failedToUpdate'),
    refusals: planRefusals,
    saved: () => t('wasChanged'),
    remember: refresh,
    onSaved: onClose,
  });
  return (
    <FormModal
      title={t('addInterventionTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('saveIntervention')}
    >
      <InterventionFields field={fieldsOf(formOfPart<InterventionValues>(draft.form))} />
    </FormModal>
  );
}
