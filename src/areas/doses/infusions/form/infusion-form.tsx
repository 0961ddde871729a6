import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { optionalText } from '#kernel/text.ts';
import { AllergyNote } from '#screens/safety/allergy-note.tsx';
import { FindingNote } from '#screens/safety/finding-note.tsx';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import type { PlainDose } from '../../administration/dose.contract.ts';
import { issue } from '../../administration/dose.issues.ts';
import { recordInfusionStep } from '../../mar/mar.calls.ts';
import { useDoseToGive, useRefreshDoses } from '../../mar/mar.hooks.ts';
import { t } from './infusion-form.texts.ts';
import { typedTenths } from './typed-tenths.ts';

const schema = z.strictObject({
  ratePerHour: typedTenths({ min: 0.1, max: 9999, error: issue('rateOutOfRange') }),
  givenMl: typedTenths({ min: 0, max: 99_999, error: issue('volumeOutOfRange') }),
  reason: optionalText(500),
});

export interface InfusionFormProps {
  dose: PlainDose;
  kind: 'rate' | 'stop';
  onClose: () => void;
}

/** Another rate of a running infusion, or its end with what was read off. */
export function InfusionForm({ dose, kind, onClose }: InfusionFormProps) {
  const refresh = useRefreshDoses();
  const { data: known } = useDoseToGive({ doseId: dose.id });
  const checks = kind === 'rate' ? (known?.patient.checks ?? []) : [];
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema),
    draftKey: `infusion.${kind}.${dose.id}`,
    save: (fields, key) => recordInfusionStep({ doseId: dose.id, kind, ...fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failed'), error, {
        WRONG_STATE: () => t('notRunning'),
        SAFETY_STOP: () => t('safetyStop'),
      });
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasRecorded'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  const medicine = dose.medicationName ?? '';
  return (
    <FormModal
      title={t(kind === 'rate' ? 'rateTitle' : 'stopTitle', { medicine })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(kind === 'rate' ? 'change' : 'stop')}
    >
      {known && <AllergyNote known={known.patient.allergies} />}
      {checks.map((check) => (
        <FindingNote key={check.key} finding={check} />
      ))}
      {kind === 'rate' ? (
        <TextInput
          {...field('ratePerHour', t('rate'))}
          required
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
        />
      ) : (
        <TextInput
          {...field('givenMl', t('given'))}
          description={t('givenHint')}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
        />
      )}
      <TextInput
        {...field('reason')}
        required={checks.some(({ severity, isNew }) => severity === 'stop' && isNew)}
      />
    </FormModal>
  );
}
