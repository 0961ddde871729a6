import type { OrderFacts } from '#kernel/care/ward-order.ts';
import { Text } from '@mantine/core';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { fieldsAt } from '#ui/form/fields/form-of.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { changeWardOrder } from '../ward-order.calls.ts';
import type { WardOrder } from '../ward-order.contract.ts';
import { useRefreshWardOrders } from '../ward-order.hooks.ts';
import { kindWords, wardOrderRefusals, wholeOrderWords } from '../ward-order.words.ts';
import { t } from '../ward-orders.texts.ts';
import { OrderFields } from './order-fields.tsx';
import {
  type ChangedOrderFields,
  changedOrderSchema,
  type ChangedOrderValues,
  valuesOf,
} from './order-form.values.ts';

export interface ChangeOrderFormProps {
  row: WardOrder;
  facts: OrderFacts;
  onClose: () => void;
  onReload: (current: WardOrder) => void;
}

/** Changes what an order says, with the reason. */
export function ChangeOrderForm({ row, facts, onClose, onReload }: ChangeOrderFormProps) {
  const refresh = useRefreshWardOrders();
  const format = useFormat();
  const { draft, failureActions } = useRecordForm<WardOrder, ChangedOrderValues, ChangedOrderFields>({
    draftName: 'ward-order',
    stored: row,
    schema: changedOrderSchema,
    initialValues: { order: valuesOf(facts, row.note) },
    update: ({ order }, { id: wardOrderId, version }, submission) =>
      changeWardOrder({ wardOrderId, version, order }, submission),
    failed: () => t('failedToChange'),
    refusals: wardOrderRefusals,
    saved: () => t('wasChanged'),
    remember: refresh,
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const values = form.values.order;
  return (
    <FormModal
      title={t('changeTitle', { kind: kindWords(row), patient: fullName(row.patient) })}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t('signChange')}
      failureActions={failureActions}
    >
      <Text size="sm">{wholeOrderWords(row, format)}</Text>
      <OrderFields
        field={fieldsAt(form, 'order')}
        values={values}
        set={(part) => form.setFieldValue('order', { ...values, ...part })}
        isReasonRequired
      />
    </FormModal>
  );
}
