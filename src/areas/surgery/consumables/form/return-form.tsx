import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { NeededWitnessFields, useWitness } from '#areas/stock/witness-fields.public.ts';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { returnConsumable } from '../consumable.calls.ts';
import { type SurgicalConsumable, takenQuantity } from '../consumable.contract.ts';
import { useRefreshConsumables, useTheatreWitnesses } from '../consumable.hooks.ts';
import { theatreStockRefusals } from '../consumable.words.ts';
import { t } from '../consumables.texts.ts';

const schema = z.strictObject({ quantity: takenQuantity, reason: requiredText(500) });

/** Brings back what was not used, or was entered in error. */
export function ReturnForm({ consumable, onClose }: { consumable: SurgicalConsumable; onClose: () => void }) {
  const format = useFormat();
  const refresh = useRefreshConsumables();
  const { id: consumableId, version, name, quantity, returnedQuantity } = consumable;
  const witness = useWitness();
  const colleagues = useTheatreWitnesses(witness.isNeeded);
  const draft = useDraftForm({
    schema,
    initialValues: { quantity: quantity - returnedQuantity, reason: '' },
    draftKey: `surgical-consumable-return.${consumableId}`,
    save: (fields, key) =>
      returnConsumable({ consumableId, version, ...fields, ...witness.fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      witness.note(error);
      return failureWords(t('failedToGiveBack'), error, theatreStockRefusals(format));
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasGivenBack'));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('giveBackTitle', { name: orRestricted(name) })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('giveBack')}
    >
      <WholeNumberField {...field('quantity')} data-autofocus />
      <TextInput {...field('reason')} />
      <NeededWitnessFields witness={witness} errors={form.errors} colleagues={colleagues} />
    </FormModal>
  );
}
