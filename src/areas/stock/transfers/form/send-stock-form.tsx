import { SimpleGrid, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { useOpenPageStep } from '#screens/notices/notice-steps.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { emptyQuantityLine, QuantityLines } from '../../items/form/quantity-lines.tsx';
import { useRefreshStock } from '../../items/item.calls.ts';
import { movedQuantity } from '../../movements/stock-movement.contract.ts';
import { issue } from '../../movements/stock-movement.issues.ts';
import { movingRefusals } from '../../movements/stock-movement.words.ts';
import { isShelf, PlaceSelect } from '../../places/form/place-select.tsx';
import { sendStock } from '../stock-transfer.calls.ts';
import { maxTransferLines } from '../stock-transfer.contract.ts';
import { useRefreshTransfers } from '../stock-transfer.hooks.ts';
import { NeededWitnessFields, useWitness } from '../../witness/witness-fields.tsx';
import { t } from '../stock-transfers.texts.ts';
import { ItemPicker } from './item-picker.tsx';

const schema = z.strictObject({
  fromPlaceId: z.uuid(issue('placeMissing')),
  toPlaceId: z.uuid(issue('placeMissing')),
  notes: freeText(500),
  lines: z
    .array(z.strictObject({ stockItemId: z.uuid(), quantity: movedQuantity }))
    .min(1, issue('nothingToSend'))
    .max(maxTransferLines),
});

/** Sends items from one place to another, what expires first. */
export function SendStockForm({ onClose }: { onClose: () => void }) {
  const format = useFormat();
  const refreshStock = useRefreshStock();
  const refreshTransfers = useRefreshTransfers();
  const witness = useWitness();
  const openPage = useOpenPageStep();
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema, { lines: [emptyQuantityLine] }),
    draftKey: 'stock-transfer.new',
    save: (fields, key) => sendStock({ ...fields, ...witness.fields }, new Submission(key)),
    describeFailure(error) {
      witness.note(error);
      return failureWords(t('failedToSend'), error, movingRefusals(format));
    },
    onSaved({ id, transferNumber: number }) {
      refreshStock();
      refreshTransfers();
      notifySuccess(t('wasSent', { number }), [openPage(`/dashboard/inventory/transfers/${id}`)]);
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('send')} draft={draft} onClose={onClose} submitLabel={t('send')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <PlaceSelect {...field('fromPlaceId', t('from'))} isOffered={isShelf} data-autofocus />
        <PlaceSelect {...field('toPlaceId', t('to'))} isOffered={isShelf} />
      </SimpleGrid>
      <QuantityLines form={form} most={maxTransferLines} Picker={ItemPicker} />
      <Textarea {...field('notes')} autosize minRows={1} />
      <NeededWitnessFields witness={witness} errors={form.errors} />
    </FormModal>
  );
}
