import { Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { countControlled } from '../controlled.calls.ts';
import { maxCounted } from '../controlled.contract.ts';
import { useRefreshControlled } from '../controlled.hooks.ts';
import { issue } from '../controlled.issues.ts';
import { t } from '../controlled.texts.ts';
import { useWitness, WitnessFields, witnessRefusals } from '#areas/stock/witness-fields.public.ts';

const schema = z.strictObject({
  countedQuantity: z.number(issue('quantityMissing')).int().min(0).max(maxCounted),
  explanation: freeText(500),
});

export interface CountFormProps {
  medicineId: string;
  name: string;
  baseUnit: string;
  place: { id: string; name: string };
  onClose: () => void;
}

/** What two people counted of a controlled medicine; the balance is not shown, so that it is really counted. */
export function CountForm({ medicineId, name, baseUnit, place, onClose }: CountFormProps) {
  const { number } = useFormat();
  const refresh = useRefreshControlled();
  const witness = useWitness();
  const draft = useDraftForm({
    schema,
    initialValues: { countedQuantity: '' as unknown as number, explanation: '' },
    draftKey: `controlled-count.${medicineId}.${place.id}`,
    save: (fields, key) =>
      countControlled({ medicineId, placeId: place.id, ...fields, ...witness.fields }, new Submission(key)),
    describeFailure(error) {
      witness.clear();
      return failureWords(t('failedToCount'), error, {
        ...witnessRefusals,
        WITNESS_REQUIRED: () => t('witnessMissing'),
      });
    },
    onSaved({ expectedQuantity: expected, countedQuantity: counted }) {
      refresh();
      notifySuccess(
        expected === counted
          ? t('wasCounted')
          : t('wasCountedDiffering', { counted: number(counted), expected: number(expected) }),
      );
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('countTitle', { name })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('count')}
    >
      <Text size="sm">{t('countText', { place: place.name })}</Text>
      <WholeNumberField
        {...field('countedQuantity', t('countedQuantity', { unit: baseUnit }))}
        data-autofocus
      />
      <TextInput {...field('explanation')} />
      <WitnessFields witness={witness} errors={form.errors} />
    </FormModal>
  );
}
