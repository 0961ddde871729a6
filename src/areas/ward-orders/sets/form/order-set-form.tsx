import { Button, Fieldset, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type OrderKind, orderKinds } from '#kernel/care/ward-order.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { orderKindWords } from '#screens/orders/order.words.ts';
import { fieldsAt } from '#ui/form/fields/form-of.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { OrderFields } from '../../orders/form/order-fields.tsx';
import { emptyOrder } from '../../orders/form/order-form.values.ts';
import { maxOrders } from '../../orders/ward-order.contract.ts';
import { createOrderSet, updateOrderSet, useRefreshOrderSets } from '../order-set.calls.ts';
import type { OrderSet } from '../order-set.contract.ts';
import { orderSetRefusals } from '../order-set.words.ts';
import { t } from '../order-sets.texts.ts';
import {
  type OrderSetFields,
  orderSetSchema,
  type OrderSetValues,
  orderSetValues,
} from './order-set-form.values.ts';

export interface OrderSetFormProps {
  set: OrderSet | undefined;
  onClose: () => void;
  onReload: (current: OrderSet) => void;
}

/** A set of orders, new or as the hospital keeps it. */
export function OrderSetForm({ set, onClose, onReload }: OrderSetFormProps) {
  const refresh = useRefreshOrderSets();
  const { draft, failureActions } = useRecordForm<OrderSet, OrderSetValues, OrderSetFields>({
    draftName: 'order-set',
    stored: set,
    schema: orderSetSchema,
    initialValues: orderSetValues(set),
    create: createOrderSet,
    update: (fields, { id: orderSetId, version }, submission) =>
      updateOrderSet({ orderSetId, version, ...fields }, submission),
    failed: () => t('failedToSave'),
    refusals: orderSetRefusals,
    saved: ({ name }) => t('wasSaved', { name }),
    remember: refresh,
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const named = namedFields(form, t);
  const { orders } = form.values;
  return (
    <FormModal
      title={t(set ? 'editTitle' : 'addTitle')}
      draft={draft}
      size="xl"
      onClose={onClose}
      submitLabel={t('save')}
      failureActions={failureActions}
    >
      <TextInput {...named('name')} data-autofocus />
      <Textarea {...named('plan')} autosize minRows={2} maxRows={12} />
      <Textarea {...named('medicines')} autosize maxRows={8} />
      {orders.map((values, place) => (
        // Orders have no name of their own while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <Fieldset key={`${place} ${values.kind}`} legend={t('order', { place: place + 1 })}>
          <NativeSelect
            label={t('kind')}
            data={orderKinds.map((value) => ({ value, label: orderKindWords(value) }))}
            value={values.kind}
            data-path={`orders.${place}.kind`}
            error={form.errors[`orders.${place}.kind`]}
            onChange={({ currentTarget }) =>
              form.setFieldValue(`orders.${place}`, emptyOrder(currentTarget.value as OrderKind))
            }
          />
          <OrderFields
            field={fieldsAt(form, `orders.${place}`)}
            values={values}
            set={(part) => form.setFieldValue(`orders.${place}`, { ...values, ...part })}
            isPlanned
          />
          <Button
            mt="xs"
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={t('removeOrder', { place: place + 1 })}
            onClick={() => form.removeListItem('orders', place)}
          >
            {t('remove')}
          </Button>
        </Fieldset>
      ))}
      {orders.length < maxOrders && (
        <Button
          variant="default"
          size="compact-md"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => form.insertListItem('orders', emptyOrder('nursing-task'))}
        >
          {t('addOrder')}
        </Button>
      )}
    </FormModal>
  );
}
