import { Group, SimpleGrid, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { multiplyMinor } from '#kernel/money/minor-units.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { moneyText } from '#ui/form/fields/typed-money.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { EntryRow } from '#ui/form/parts/entry-rows.tsx';
import { ItemLines } from '../../items/form/item-lines.tsx';
import { isShelf, PlaceSelect } from '../../places/form/place-select.tsx';
import type { ReorderSuggestion } from '../../reports/stock-report.contract.ts';
import { SupplierSelect } from '../../suppliers/form/supplier-select.tsx';
import { ItemPicker } from '../../transfers/form/item-picker.tsx';
import { createPurchaseOrder, updatePurchaseOrder } from '../purchase-order.calls.ts';
import { maxOrderLines, type PurchaseOrderSheet } from '../purchase-order.contract.ts';
import { useRefreshOrders } from '../purchase-order.hooks.ts';
import {
  emptyLine,
  orderSchema,
  type OrderLine,
  orderValues,
  suggestedValues,
  typedSum,
} from '../purchase-order.values.ts';
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
  const field = namedFields(form, t);
  // Fields that are there once need no number.
  const numbered = (name: string, index: number) =>
    form.values.lines.length > 1 && { 'aria-label': t('lineField', { field: name, number: index + 1 }) };
  return (
    <FormModal
      title={order ? t('editTitle', { number: order.orderNumber }) : t('newOrder')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(order ? 'save' : 'newOrder')}
      failureActions={failureActions}
    >
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <SupplierSelect {...field('supplierId', t('supplier'))} data-autofocus />
        <PlaceSelect {...field('placeId', t('place'))} isOffered={isShelf} />
        <DateField {...field('expectedOn')} />
      </SimpleGrid>
      <ItemLines
        form={form}
        emptyLine={emptyLine}
        most={maxOrderLines}
        columns={[
          { label: t('item'), width: 'name' },
          { label: t('packs'), width: 5 },
          { label: t('packPrice'), width: 7.5 },
          { label: t('lineTotal'), width: 7, align: 'end' },
          { label: '', width: 2 },
        ]}
        error={
          form.errors['lines'] && (
            <Text size="sm" c="red" role="alert">
              {form.errors['lines']}
            </Text>
          )
        }
      >
        {(index, remove) => (
          <EntryRow>
            <ItemPicker
              {...field(`lines.${index}.stockItemId`, t('item'))}
              {...numbered(t('item'), index)}
              onPick={({ unitCostMinor, packSize }) =>
                form.setFieldValue(
                  `lines.${index}.packMinor`,
                  moneyText(multiplyMinor(unitCostMinor, packSize), currencyCode),
                )
              }
            />
            <WholeNumberField {...field(`lines.${index}.packs`)} {...numbered(t('packs'), index)} />
            <MoneyField
              {...field(`lines.${index}.packMinor`, t('packPrice'))}
              {...numbered(t('packPrice'), index)}
            />
            <LineSum line={form.values.lines[index]} />
            {remove || <span />}
          </EntryRow>
        )}
      </ItemLines>
      <OrderSum lines={form.values.lines} />
      <Textarea {...field('notes')} autosize minRows={1} />
    </FormModal>
  );
}

/** What a line comes to, while it can be said. */
function LineSum({ line }: { line: OrderLine | undefined }) {
  const { currencyCode } = usePerson().tenant;
  const { money } = useFormat();
  const sum = line ? typedSum([line], currencyCode) : 0;
  return (
    <div>
      <Text size="sm" c="dimmed" data-entry-label>
        {t('lineTotal')}
      </Text>
      <Text size="sm" ta="end" pt={8} fw={600}>
        {money(sum)}
      </Text>
    </div>
  );
}

function OrderSum({ lines }: { lines: readonly OrderLine[] }) {
  const { currencyCode } = usePerson().tenant;
  const { money } = useFormat();
  return (
    <Group component="output" justify="flex-end" gap="md">
      <Text size="sm" c="dimmed">
        {t('orderTotal')}
      </Text>
      <Text fw={700}>{money(typedSum(lines, currencyCode))}</Text>
    </Group>
  );
}
