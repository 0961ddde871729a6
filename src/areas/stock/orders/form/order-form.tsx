import { Fieldset, Group, SimpleGrid, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { multiplyMinor } from '#kernel/money/minor-units.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText } from '#ui/form/fields/typed-money.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { ItemLines } from '../../items/form/item-lines.tsx';
import { isShelf, PlaceSelect } from '../../places/form/place-select.tsx';
import type { ReorderSuggestion } from '../../reports/stock-report.contract.ts';
import { SupplierSelect } from '../../suppliers/form/supplier-select.tsx';
import { ItemPicker } from '../../transfers/form/item-picker.tsx';
import { createPurchaseOrder, updatePurchaseOrder } from '../purchase-order.calls.ts';
import { maxOrderLines, type PurchaseOrderSheet } from '../purchase-order.contract.ts';
import { useRefreshOrders } from '../purchase-order.hooks.ts';
import { emptyLine, orderSchema, orderValues, suggestedValues } from '../purchase-order.values.ts';
import { orderRefusals } from '../purchase-order.words.tsx';
import { t } from '../purchase-orders.texts.ts';

export interface OrderFormProps {
  /** The draft that is written anew; a new order when left out. */
  order?: PurchaseOrderSheet;
  /** What a new order begins with. */
  suggestions?: readonly ReorderSuggestion[];
  onClose: () => void;
  onSaved: (order: PurchaseOrderSheet) => void;
  onReload?: (current: PurchaseOrderSheet) => void;
}

/** Writes an order, or its draft anew. */
export function OrderForm({ order, suggestions, onClose, onSaved, onReload }: OrderFormProps) {
  const { currencyCode } = usePerson().tenant;
  const format = useFormat();
  const [schema] = useState(() => orderSchema(currencyCode));
  const { draft, failureActions } = useRecordForm({
    draftName: suggestions ? 'suggested-order' : 'purchase-order',
    stored: order,
    schema,
    initialValues: {
      ...orderValues(order, currencyCode),
      ...(suggestions && suggestedValues(suggestions, currencyCode)),
    },
    create: createPurchaseOrder,
    update: (fields, { id: purchaseOrderId, version }, submission) =>
      updatePurchaseOrder({ ...fields, purchaseOrderId, version }, submission),
    failed: () => t(order ? 'failedToSave' : 'failedToWrite'),
    refusals: orderRefusals(format),
    saved: ({ orderNumber: number }) => t(order ? 'wasSaved' : 'wasWritten', { number }),
    remember: useRefreshOrders(),
    onSaved,
    ...(onReload && { onReload }),
  });
  const { form } = draft;
  return (
    <FormModal
      title={order ? t('editTitle', { number: order.orderNumber }) : t('newOrder')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(order ? 'save' : 'newOrder')}
      failureActions={failureActions}
    >
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <SupplierSelect label={t('supplier')} required data-autofocus {...form.getInputProps('supplierId')} />
        <PlaceSelect label={t('place')} required isOffered={isShelf} {...form.getInputProps('placeId')} />
        <DateField label={t('expectedOn')} {...form.getInputProps('expectedOn')} />
      </SimpleGrid>
      <ItemLines
        form={form}
        emptyLine={emptyLine}
        most={maxOrderLines}
        error={
          form.errors['lines'] && (
            <Text size="sm" c="red" role="alert">
              {form.errors['lines']}
            </Text>
          )
        }
      >
        {(index, remove) => (
          <Fieldset legend={t('line', { number: index + 1 })}>
            <Group align="flex-start" wrap="nowrap" gap="sm">
              <ItemPicker
                label={t('item')}
                required
                style={{ flex: 1 }}
                {...form.getInputProps(`lines.${index}.stockItemId`)}
                onPick={({ unitCostMinor, packSize }) =>
                  form.setFieldValue(
                    `lines.${index}.packMinor`,
                    moneyText(multiplyMinor(unitCostMinor, packSize), currencyCode),
                  )
                }
              />
              {remove}
            </Group>
            <SimpleGrid cols={2} mt="sm">
              <WholeNumberField label={t('packs')} required {...form.getInputProps(`lines.${index}.packs`)} />
              <MoneyField
                label={t('packPrice')}
                required
                {...form.getInputProps(`lines.${index}.packMinor`)}
              />
            </SimpleGrid>
          </Fieldset>
        )}
      </ItemLines>
      <Textarea label={t('notes')} autosize minRows={1} maxLength={500} {...form.getInputProps('notes')} />
    </FormModal>
  );
}
