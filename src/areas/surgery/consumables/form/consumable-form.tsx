import { Text } from '@mantine/core';
import { z } from 'zod';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { StopsToWeigh } from '#screens/safety/stops-to-weigh.tsx';
import { useStops } from '#screens/safety/use-stops.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { recordConsumable } from '../consumable.calls.ts';
import { takenQuantity } from '../consumable.contract.ts';
import { useRefreshConsumables } from '../consumable.hooks.ts';
import { issue } from '../consumable.issues.ts';
import { theatreStockRefusals } from '../consumable.words.ts';
import { t } from '../consumables.texts.ts';
import { TheatreItemPicker } from './theatre-item-picker.tsx';
import { TheatrePlaceField } from './theatre-place-field.tsx';

const schema = z.strictObject({
  placeId: z.uuid(issue('placeMissing')),
  stockItemId: z.uuid(issue('itemMissing')),
  quantity: takenQuantity,
});

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
  const draft = useDraftForm({
    schema,
    initialValues: { placeId: '', stockItemId: '', quantity: 1 },
    draftKey: `surgical-consumable.${caseId}`,
    save: (fields, key) =>
      recordConsumable({ caseId, ...fields, reasons: stops.reasons }, new Submission(key)),
    describeFailure(error) {
      stops.take(error);
      return failureWords(t('failedToRecord'), error, theatreStockRefusals(format));
    },
    onSaved({ name, quantity }) {
      refresh();
      notifySuccess(t('wasRecorded', { name: name ?? '', quantity }));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal title={t('record')} draft={draft} size="md" onClose={onClose} submitLabel={t('record')}>
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
        label={t('item')}
        required
        placeId={form.values.placeId}
        {...form.getInputProps('stockItemId')}
        onPick={stops.clear}
      />
      <WholeNumberField label={t('quantity')} required {...form.getInputProps('quantity')} />
      <StopsToWeigh stops={stops} />
      <Text size="xs" c="dimmed">
        {t('firstExpiring')}
      </Text>
    </FormModal>
  );
}
