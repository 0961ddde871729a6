import { Button, Fieldset, SimpleGrid, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useRefreshStock } from '../../items/item.hooks.ts';
import { receiveGoods } from '../../orders/purchase-order.calls.ts';
import { maxPacks } from '../../orders/purchase-order.contract.ts';
import { useRefreshOrders } from '../../orders/purchase-order.hooks.ts';
import type { PurchaseOrderSheet } from '../../orders/order-sheet.contract.ts';
import { typedDay } from '../../orders/purchase-order.values.ts';
import { orderRefusals } from '../../orders/purchase-order.words.tsx';
import { t } from '../../orders/purchase-orders.texts.ts';

const packs = z.number().int().min(0).max(maxPacks);
const schema = z.strictObject({
  deliveryNote: freeText(100),
  notes: freeText(500),
  lines: z.array(
    z.strictObject({
      lineNumber: z.number().int(),
      lotNumber: freeText(60),
      expiresOn: typedDay,
      packs,
      freePacks: packs,
      damagedPacks: packs,
      damage: freeText(500),
    }),
  ),
});

const lotOf = (lineNumber: number, missingPacks: number) => ({
  lineNumber,
  lotNumber: '',
  expiresOn: '',
  packs: missingPacks,
  freePacks: 0,
  damagedPacks: 0,
  damage: '',
});

/** Says of each item, lot by lot, what arrived. */
export function ReceiveGoodsForm({ order, onClose }: { order: PurchaseOrderSheet; onClose: () => void }) {
  const format = useFormat();
  const refreshOrders = useRefreshOrders();
  const refreshStock = useRefreshStock();
  const { id: purchaseOrderId, version, orderNumber: number } = order;
  const missing = order.lines.filter(({ missingPacks }) => missingPacks > 0);
  const draft = useDraftForm({
    schema,
    initialValues: {
      deliveryNote: '',
      notes: '',
      lines: missing.map(({ lineNumber, missingPacks }) => lotOf(lineNumber, missingPacks)),
    },
    draftKey: `goods-receipt.${purchaseOrderId}.${version}`,
    save: ({ lines, ...fields }, key) => {
      // What did not come is left out; a delivery of nothing is refused in words.
      const arrived = lines.filter((line) => line.packs + line.freePacks + line.damagedPacks > 0);
      return receiveGoods({ purchaseOrderId, version, ...fields, lines: arrived }, new Submission(key));
    },
    describeFailure: (error) => failureWords(t('failedToReceive'), error, orderRefusals(format)),
    onSaved() {
      refreshOrders();
      refreshStock();
      notifySuccess(t('wereReceived', { number }));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal
      title={t('receiveTitle', { number })}
      draft={draft}
      onClose={onClose}
      submitLabel={t('receive')}
    >
      <Text size="sm">{t('receiveText')}</Text>
      <TextInput
        label={t('deliveryNote')}
        maxLength={100}
        data-autofocus
        {...form.getInputProps('deliveryNote')}
      />
      {form.values.lines.map((value, index) => {
        const line = order.lines.find(({ lineNumber }) => lineNumber === value.lineNumber)!;
        const isOnly = form.values.lines.filter((one) => one.lineNumber === value.lineNumber).length === 1;
        const { name, tracksLots } = line.item;
        const field = (key: string) => form.getInputProps(`lines.${index}.${key}`);
        return (
          // Lots have no id; their fields are controlled, so the index is enough as a key.
          // oxlint-disable-next-line react/no-array-index-key
          <Fieldset key={index} legend={t('lineOf', { name, missing: line.missingPacks, packs: line.packs })}>
            {tracksLots && (
              <SimpleGrid cols={{ base: 1, xs: 2 }} mb="sm">
                <TextInput label={t('lotNumber')} maxLength={60} autoComplete="off" {...field('lotNumber')} />
                <DateField label={t('expiresOn')} {...field('expiresOn')} />
              </SimpleGrid>
            )}
            <SimpleGrid cols={{ base: 1, xs: 3 }}>
              <WholeNumberField label={t('goodPacks')} required {...field('packs')} />
              <WholeNumberField label={t('freePacks')} required {...field('freePacks')} />
              <WholeNumberField label={t('damagedPacks')} required {...field('damagedPacks')} />
            </SimpleGrid>
            {value.damagedPacks > 0 && (
              <TextInput mt="sm" label={t('damage')} required maxLength={500} {...field('damage')} />
            )}
            <Button
              variant="subtle"
              size="xs"
              mt="xs"
              onClick={() => form.insertListItem('lines', lotOf(line.lineNumber, 0), index + 1)}
            >
              {t('anotherLot', { name })}
            </Button>
            {!isOnly && (
              <Button
                variant="subtle"
                size="xs"
                mt="xs"
                color="gray"
                onClick={() => form.removeListItem('lines', index)}
              >
                {t('removeLot')}
              </Button>
            )}
          </Fieldset>
        );
      })}
      <TextInput label={t('receiptNotes')} maxLength={500} {...form.getInputProps('notes')} />
    </FormModal>
  );
}
