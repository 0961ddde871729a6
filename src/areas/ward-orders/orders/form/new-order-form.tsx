import { SegmentedControl } from '@mantine/core';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { Submission } from '#client/remote.ts';
import { isSingle, orderKinds } from '#kernel/care/ward-order.ts';
import { orderKindWords } from '#screens/orders/order.words.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { fieldsAt } from '#ui/form/fields/form-of.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import { signWardOrders } from '../ward-order.calls.ts';
import type { WardOrder } from '../ward-order.contract.ts';
import { useRefreshWardOrders } from '../ward-order.hooks.ts';
import { wardOrderRefusals, wholeOrderWords } from '../ward-order.words.ts';
import { t } from '../ward-orders.texts.ts';
import { OrderFields, Replaced } from './order-fields.tsx';
import {
  emptyOrder,
  type NewOrdersFields,
  newOrdersSchema,
  type NewOrdersValues,
} from './order-form.values.ts';

export interface NewOrderFormProps {
  admissionId: string;
  patient: WardOrder['patient'];
  /** The orders of the stay that hold. */
  current: readonly WardOrder[];
  onClose: () => void;
}

/** One order of a stay, of the kind that is chosen. */
export function NewOrderForm({ admissionId, patient, current, onClose }: NewOrderFormProps) {
  const refresh = useRefreshWardOrders();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const draft = useDraftForm<NewOrdersValues, NewOrdersFields, { rows: WardOrder[] }>({
    schema: newOrdersSchema,
    initialValues: { orders: [emptyOrder('oxygen')] },
    draftKey: `ward-order.new.${admissionId}`,
    save: ({ orders }, key) => signWardOrders({ admissionId, orders }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToSign'), error, wardOrderRefusals);
    },
    onSaved({ rows }) {
      refresh();
      notifySuccess(t('wasSigned', { count: rows.length }));
      onClose();
    },
  });
  const { form } = draft;
  const values = form.values.orders[0]!;
  const former = current.find(({ order }) => isSingle(values.kind) && order?.kind === values.kind);
  const set = (part: Partial<typeof values>) => form.setFieldValue('orders.0', { ...values, ...part });
  return (
    <FormModal
      title={t('addTitle', { patient: fullName(patient) })}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t('sign')}
    >
      <SegmentedControl
        fullWidth
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        aria-label={t('kind')}
        data={orderKinds.map((value) => ({ value, label: orderKindWords(value) }))}
        value={values.kind}
        onChange={(kind) => set({ kind })}
      />
      <Replaced former={former && wholeOrderWords(former, format)} />
      <OrderFields key={values.kind} field={fieldsAt(form, 'orders.0')} values={values} set={set} />
    </FormModal>
  );
}
