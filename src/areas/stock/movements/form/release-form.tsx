import { Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { StockItem } from '../../items/item.contract.ts';
import { useRefreshStock } from '../../items/item.calls.ts';
import { isShelf, PlaceSelect } from '../../places/form/place-select.tsx';
import { releaseStock } from '../stock-movement.calls.ts';
import { movedQuantity, movementReason, type StockLot } from '../stock-movement.contract.ts';
import { issue } from '../stock-movement.issues.ts';
import { movingRefusals } from '../stock-movement.words.ts';
import { NeededWitnessFields, useWitness } from '../../witness/witness-fields.tsx';
import { t } from '../stock-movements.texts.ts';

const schema = z.strictObject({
  toPlaceId: z.uuid(issue('placeMissing')),
  quantity: movedQuantity,
  reason: movementReason,
});

export interface ReleaseFormProps {
  item: StockItem;
  lot: StockLot;
  onClose: () => void;
}

/** Takes stock of a lot out of quarantine. */
export function ReleaseForm({ item, lot, onClose }: ReleaseFormProps) {
  const format = useFormat();
  const refresh = useRefreshStock();
  const { lotId, place } = lot;
  const witness = useWitness();
  const draft = useDraftForm({
    schema,
    initialValues: { toPlaceId: '', quantity: lot.quantity, reason: '' },
    draftKey: `stock-release.${lotId}.${place.id}`,
    save: (fields, key) =>
      releaseStock({ stockItemId: item.id, lotId, ...fields, ...witness.fields }, new Submission(key)),
    describeFailure(error) {
      witness.note(error);
      return failureWords(t('failedToRelease'), error, movingRefusals(format));
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasReleased'));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('releaseTitle')} draft={draft} size="md" onClose={onClose} submitLabel={t('release')}>
      <Text size="sm">{t('releaseText')}</Text>
      <PlaceSelect {...field('toPlaceId', t('toPlace'))} isOffered={isShelf} data-autofocus />
      <WholeNumberField {...field('quantity', t('quantityLabel'))} description={item.baseUnit} />
      <Textarea {...field('reason', t('why'))} autosize minRows={2} />
      <NeededWitnessFields witness={witness} errors={form.errors} />
    </FormModal>
  );
}
