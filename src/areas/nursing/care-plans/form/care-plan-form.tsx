import { Button, Fieldset, Textarea, TextInput } from '@mantine/core';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { fieldsAt } from '#ui/form/fields/form-of.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createCarePlan } from '../care-plan.calls.ts';
import { type CarePlan, maxInterventions } from '../care-plan.contract.ts';
import { useRefreshCarePlans } from '../care-plan.hooks.ts';
import { planRefusals } from '../care-plan.words.ts';
import { t } from '../care-plans.texts.ts';
import { InterventionFields } from './intervention-fields.tsx';
import { emptyIntervention, type PlanFields, planSchema, type PlanValues } from './plan-form.values.ts';

export interface CarePlanFormProps {
  patientId: string;
  /** The assessment that it is made from, with what was written there. */
  from?: { assessmentId: string; diagnosis: string; goals: string; interventions: string } | undefined;
  onClose: () => void;
}

/** A care plan: diagnosis, goal, and what is done how often. */
export function CarePlanForm({ patientId, from, onClose }: CarePlanFormProps) {
  const refresh = useRefreshCarePlans();
  const { draft } = useRecordForm<CarePlan, PlanValues, PlanFields>({
    draftName: 'care-plan',
    stored: undefined,
    schema: planSchema,
    initialValues: {
      patientId,
      diagnosis: from?.diagnosis ?? '',
      goal: from?.goals ?? '',
      interventions: [{ ...emptyIntervention, text: from?.interventions.slice(0, 300) ?? '' }],
    },
    create: (fields, submission) =>
      createCarePlan({ ...fields, ...(from && { assessmentId: from.assessmentId }) }, submission),
    failed: () => t('failedToCreate'),
    refusals: planRefusals,
    saved: () => t('wasCreated'),
    remember: refresh,
    onSaved: onClose,
  });
  const { form } = draft;
  const named = namedFields(form, t);
  const { interventions } = form.values;
  return (
    <FormModal title={t('add')} draft={draft} onClose={onClose} submitLabel={t('save')}>
      <TextInput {...named('diagnosis')} data-autofocus />
      <Textarea {...named('goal')} autosize />
      {interventions.map((_intervention, place) => (
        // Interventions have no name of their own while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <Fieldset key={place} legend={t('intervention', { place: place + 1 })}>
          <InterventionFields field={fieldsAt(form, `interventions.${place}`)} />
          <Button
            mt="xs"
            size="compact-sm"
            variant="subtle"
            color="red"
            onClick={() => form.removeListItem('interventions', place)}
          >
            {t('removeIntervention')}
          </Button>
        </Fieldset>
      ))}
      {interventions.length < maxInterventions && (
        <Button
          variant="default"
          size="compact-md"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => form.insertListItem('interventions', { ...emptyIntervention })}
        >
          {t('addIntervention')}
        </Button>
      )}
    </FormModal>
  );
}
