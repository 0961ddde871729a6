import { Fieldset, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordSupplierInvoice } from '../../orders/purchase-order.calls.ts';
import { maxPackMinor, maxPacks } from '../../orders/purchase-order.contract.ts';
import { useRefreshOrders } from '../../orders/purchase-order.hooks.ts';
import type { PurchaseOrderSheet } from '../../orders/order-sheet.contract.ts';
import { orderRefusals } from '../../orders/purchase-order.words.tsx';
import { t } from '../../orders/purchase-orders.texts.ts';
import { supplierInvoiceFields } from '../supplier-invoice.contract.ts';

function schemaFor(currencyCode: string) {
  return z.strictObject({
    invoiceNumber: supplierInvoiceFields.invoiceNumber,
    invoicedOn: supplierInvoiceFields.invoicedOn,
    totalMinor: typedMoney(currencyCode, { max: sizeLimits.documentMinor.max }),
    notes: freeText(500),
    lines: z.array(
      z.strictObject({
        lineNumber: z.number().int(),
        packs: z.number().int().min(0).max(maxPacks),
        packMinor: typedMoney(currencyCode, { max: maxPackMinor }),
      }),
    ),
  });
}

/** Records what a supplier bills for an order. */
export function SupplierInvoiceForm({ order, onClose }: { order: PurchaseOrderSheet; onClose: () => void }) {
  const { currencyCode } = usePerson().tenant;
  const format = useFormat();
  const refresh = useRefreshOrders();
  const [schema] = useState(() => schemaFor(currencyCode));
  const { id: purchaseOrderId, orderNumber, version } = order;
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema, {
      lines: order.lines.map(({ lineNumber, receivedPacks, invoicedPacks, packMinor }) => ({
        lineNumber,
        packs: Math.max(0, receivedPacks - invoicedPacks),
        packMinor: moneyText(packMinor, currencyCode),
      })),
    }),
    draftKey: `supplier-invoice.${purchaseOrderId}.${version}`,
    save: ({ lines, ...fields }, key) => {
      const billed = lines.filter(({ packs }) => packs > 0);
      return recordSupplierInvoice({ purchaseOrderId, ...fields, lines: billed }, new Submission(key));
    },
    describeFailure: (error) => failureWords(t('failedToBill'), error, orderRefusals(format)),
    onSaved() {
      refresh();
      notifySuccess(t('wasBilled', { number: form.values.invoiceNumber }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('invoiceTitle', { number: orderNumber })}
      draft={draft}
      onClose={onClose}
      submitLabel={t('invoice')}
    >
      <Text size="sm">{t('invoiceText')}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...field('invoiceNumber')} data-autofocus />
        <DateField {...field('invoicedOn')} />
      </SimpleGrid>
      {form.values.lines.map(({ lineNumber }, index) => (
        <Fieldset key={lineNumber} legend={order.lines[index]?.item.name}>
          <SimpleGrid cols={2}>
            <WholeNumberField {...field(`lines.${index}.packs`, t('billedPacksLabel'))} />
            <MoneyField {...field(`lines.${index}.packMinor`, t('packPrice'))} />
          </SimpleGrid>
        </Fieldset>
      ))}
      <MoneyField {...field('totalMinor', t('invoiceTotal'))} description={t('invoiceTotalHint')} />
      <TextInput {...field('notes')} />
    </FormModal>
  );
}
