import { SimpleGrid, TextInput } from '@mantine/core';
import { z } from 'zod';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { StopsToWeigh } from '#screens/safety/stops-to-weigh.tsx';
import { useStops } from '#screens/safety/use-stops.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { recordImplant } from '../implant.calls.ts';
import { TheatreItemPicker } from '../../consumables/form/theatre-item-picker.tsx';
import { TheatrePlaceField } from '../../consumables/form/theatre-place-field.tsx';
import { issue } from '../../consumables/consumable.issues.ts';
import { theatreStockRefusals } from '../../consumables/consumable.words.ts';
import { implantFields } from '../implant.contract.ts';
import { useRefreshImplants } from '../implant.hooks.ts';
import { t } from '../implants.texts.ts';

const chosen = z.union([z.literal('').transform(() => undefined), z.uuid()]);
const schema = z
  .strictObject({ ...implantFields, placeId: chosen, stockItemId: chosen })
  .refine(({ placeId, stockItemId }) => (placeId === undefined) === (stockItemId === undefined), {
    path: ['stockItemId'],
    message: issue('itemMissing'),
  });

export interface ImplantFormProps {
  surgicalCase: Pick<SurgicalCase, 'id' | 'patient'>;
  onClose: () => void;
}

/** Records what was put in, with the numbers by which it is found again. */
export function ImplantForm({ surgicalCase, onClose }: ImplantFormProps) {
  const { id: caseId, patient } = surgicalCase;
  const format = useFormat();
  const refresh = useRefreshImplants(caseId);
  const stops = useStops();
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema),
    draftKey: `surgical-implant.${caseId}`,
    save: ({ placeId, stockItemId, ...fields }, key) =>
      recordImplant(
        {
          ...{ caseId, ...fields, reasons: stops.reasons },
          ...(stockItemId && placeId && { stock: { stockItemId, placeId } }),
        },
        new Submission(key),
      ),
    describeFailure(error) {
      stops.take(error);
      const refusals = { ...theatreStockRefusals(format), WRONG_STATE: () => t('wrongState') };
      return failureWords(t('failedToRecord'), error, refusals);
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasRecorded'));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('recordTitle')} draft={draft} onClose={onClose} submitLabel={t('record')}>
      <PatientHeading patient={patient} isInDialog />
      <TheatrePlaceField
        label={t('place')}
        isOptional
        value={form.values.placeId}
        error={form.errors['placeId']}
        onPlace={(placeId) => form.setValues({ placeId, stockItemId: '' })}
      />
      {form.values.placeId !== '' && (
        <TheatreItemPicker
          key={form.values.placeId}
          {...field('stockItemId', t('item'))}
          placeId={form.values.placeId}
          onPick={(item) => item && form.setFieldValue('name', item.name)}
        />
      )}
      <TextInput {...field('name')} data-autofocus />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...field('manufacturer')} />
        <TextInput {...field('referenceNumber', t('reference'))} />
        <TextInput {...field('lotNumber', t('lot'))} />
        <TextInput {...field('serialNumber', t('serial'))} />
        <DateField {...field('expiresOn')} />
        <TextInput {...field('site')} />
      </SimpleGrid>
      <StopsToWeigh stops={stops} />
    </FormModal>
  );
}
