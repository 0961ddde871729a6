import { Button, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { Link } from '#client/link.tsx';
import { Submission } from '#client/remote.ts';
import { useMay } from '#client/session.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { Modal } from '#ui/layer/modal.tsx';
import { signWardOrders } from '../../orders/ward-order.calls.ts';
import type { WardOrder } from '../../orders/ward-order.contract.ts';
import { useRefreshWardOrders } from '../../orders/ward-order.hooks.ts';
import { wardOrderRefusals } from '../../orders/ward-order.words.ts';
import { t as orderTexts } from '../../orders/ward-orders.texts.ts';
import { SetTexts } from '../list/set-texts.tsx';
import type { OrderSet } from '../order-set.contract.ts';
import { useOrderSets } from '../order-set.calls.ts';
import { t } from '../order-sets.texts.ts';
import { ChosenOrderFields } from './chosen-order-fields.tsx';
import { ordersOf } from './order-set-form.values.ts';
import {
  chosenOf,
  type ChosenOrdersFields,
  chosenOrdersSchema,
  type ChosenOrdersValues,
} from './orders-of-set.values.ts';

export interface OrdersOfSetFormProps {
  admissionId: string;
  patient: WardOrder['patient'];
  /** The orders of the stay that hold. */
  current: readonly WardOrder[];
  onClose: () => void;
}

/** Orders of a stay from a set of the hospital: chosen, read, changed or unticked, and signed together. */
export function OrdersOfSetForm(props: OrdersOfSetFormProps) {
  const sets = useOrderSets().data?.rows;
  const [id, setId] = useState('');
  const set = sets?.find((one) => one.id === id);
  if (set) return <ChosenSetForm key={set.id} set={set} {...props} />;
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('useTitle', { patient: fullName(props.patient) })}
      size="md"
    >
      {sets?.length === 0 ? (
        <Text>{t('none')}</Text>
      ) : (
        <NativeSelect
          label={t('choose')}
          data-autofocus
          data={[
            { value: '', label: t('chooseOne') },
            ...(sets ?? []).map(({ id: value, name }) => ({ value, label: name })),
          ]}
          value={id}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
        />
      )}
    </Modal>
  );
}

function ChosenSetForm({
  set,
  admissionId,
  patient,
  current,
  onClose,
}: OrdersOfSetFormProps & { set: OrderSet }) {
  const refresh = useRefreshWardOrders();
  const may = useMay();
  const draft = useDraftForm<ChosenOrdersValues, ChosenOrdersFields, { rows: WardOrder[] }>({
    schema: chosenOrdersSchema,
    initialValues: { orders: ordersOf(set).map((values) => ({ ...values, isChosen: true })) },
    draftKey: `ward-orders.of-set.${admissionId}.${set.id}.${set.version}`,
    save(fields, key) {
      const { sent, onScreen } = chosenOf(fields);
      const request = { admissionId, orders: sent, setName: set.name };
      return signWardOrders(request, new Submission(key)).catch((error: unknown) => {
        throw onScreen(error);
      });
    },
    describeFailure(error) {
      refresh();
      return failureWords(orderTexts('failedToSign'), error, wardOrderRefusals);
    },
    onSaved({ rows }) {
      refresh();
      notifySuccess(orderTexts('wasSigned', { count: rows.length }));
      onClose();
    },
  });
  const { orders } = draft.form.values;
  return (
    <FormModal
      title={t('titleOf', { set: set.name, patient: fullName(patient) })}
      draft={draft}
      size="xl"
      onClose={onClose}
      submitLabel={t('sign', { count: orders.filter(({ isChosen }) => isChosen).length })}
    >
      <SetTexts plan={set.plan} medicines={set.medicines} />
      {set.medicines !== null && may('pharmacy.prescribe') && (
        <Button
          variant="default"
          size="compact-md"
          style={{ alignSelf: 'flex-start' }}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/dashboard/prescriptions/new"
              search={{ patientId: patient.id }}
              target="_blank"
            />
          )}
        >
          {t('prescribe')}
        </Button>
      )}
      {orders.map((_order, place) => (
        // The orders of a set keep their places while they are read.
        // oxlint-disable-next-line react/no-array-index-key
        <ChosenOrderFields key={place} form={draft.form} place={place} current={current} />
      ))}
    </FormModal>
  );
}
