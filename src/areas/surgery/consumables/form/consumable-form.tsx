import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useWitness, WitnessFieldsOf } from '#areas/stock/witness-fields.public.ts';
import { Submission } from '#client/remote.ts';
import { CallError } from '#client/transport.ts';
import { optionalText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { StopsToWeigh } from '#screens/safety/stops-to-weigh.tsx';
import { useStops } from '#screens/safety/use-stops.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { recordConsumable } from '../consumable.calls.ts';
import { takenQuantity } from '../consumable.contract.ts';
import { useRefreshConsumables, useTheatreWitnesses } from '../consumable.hooks.ts';
import { issue } from '../consumable.issues.ts';
import { theatreStockRefusals } from '../consumable.words.ts';
import { t } from '../consumables.texts.ts';
import { TheatreItemPicker } from './theatre-item-picker.tsx';
import { TheatrePlaceField } from './theatre-place-field.tsx';

const schema = z.strictObject({
  placeId: z.uuid(issue('placeMissing')),
  stockItemId: z.uuid(issue('itemMissing')),
  quantity: takenQuantity,
  quantityReason: optionalText(500),
});

/** True for a refusal of much that one person would take alone. */
function isAboutMuch(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const fields = error.facts['fields'];
  const isAtReason = typeof fields === 'object' && fields !== null && 'quantityReason' in fields;
  return error.code === 'WITNESS_REQUIRED' || isAtReason;
}

export interface ConsumableFormProps {
  surgicalCase: Pick<SurgicalCase, 'id' | 'patient'>;
  onClose: () => void;
}

/** Takes what an operation uses from the stock of the theatre. */
export function ConsumableForm({ surgicalCase, onClose }: ConsumableFormProps) {
  const { id: caseId, patient } = surgicalCase;
  const format = useFormat();
  const refresh = useRefreshConsumables();
  const stops = useStops();
  const witness = useWitness();
  const [isMuch, setMuch] = useState(false);
  const colleagues = useTheatreWitnesses(isMuch);
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema, { quantity: 1 }),
    draftKey: `surgical-consumable.${caseId}`,
    save: (fields, key) =>
      recordConsumable({ caseId, ...fields, ...witness.fields, reasons: stops.reasons }, new Submission(key)),
    describeFailure(error) {
      witness.clear();
      stops.take(error);
      if (isAboutMuch(error)) setMuch(true);
      return failureWords(t('failedToRecord'), error, theatreStockRefusals(format));
    },
    onSaved({ name, quantity }) {
      refresh();
      notifySuccess(t('wasRecorded', { name: name ?? '', quantity }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('record')} draft={draft} onClose={onClose} submitLabel={t('record')}>
      <PatientHeading patient={patient} isInDialog />
      <TheatrePlaceField
        label={t('place')}
        required
        value={form.values.placeId}
        error={form.errors['placeId']}
        onPlace={(placeId) => form.setValues({ placeId, stockItemId: '' })}
      />
      <TheatreItemPicker
        key={form.values.placeId}
        {...field('stockItemId', t('item'))}
        placeId={form.values.placeId}
        onPick={stops.clear}
      />
      <WholeNumberField {...field('quantity')} />
      <StopsToWeigh stops={stops} />
      {isMuch && (
        <>
          <TextInput {...field('quantityReason')} required />
          <WitnessFieldsOf
            witness={witness}
            colleagues={colleagues}
            errors={form.errors}
            hint={t('muchHint')}
          />
        </>
      )}
      <Text size="xs" c="dimmed">
        {t('firstExpiring')}
      </Text>
    </FormModal>
  );
}
