import { Button, Group } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { meetsDemand, useMay, usePerson } from '#client/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { WardOrder } from '../ward-order.contract.ts';
import { t as sets } from '../../sets/order-sets.texts.ts';
import { t } from '../ward-orders.texts.ts';

const NewOrderForm = lazyPart(() => import('../form/new-order-form.tsx'), 'NewOrderForm');

const OrdersOfSetForm = lazyPart(() => import('../../sets/form/orders-of-set-form.tsx'), 'OrdersOfSetForm');

const readingDoses = { permission: ['mar.read', 'mar.admin'], module: 'nursing_enabled' } as const;

export interface OrderButtonsProps {
  admissionId: string;
  patient: WardOrder['patient'] | undefined;
  isActive: boolean;
  /** The orders that hold; undefined while they come. */
  current: readonly WardOrder[] | undefined;
}

/** The way to the medicines of the stay, and to a new order. */
export function OrderButtons({ admissionId, patient, isActive, current }: OrderButtonsProps) {
  const may = useMay();
  const person = usePerson();
  const [task, setTask] = useState<'one' | 'set'>();
  const close = () => setTask(undefined);
  const mayOrder = may('emr.write') && isActive && current !== undefined;
  return (
    <Group gap="xs">
      {meetsDemand(person, readingDoses) && (
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => <Link {...props} to="/dashboard/nursing/mar" search={{ admissionId }} />}
        >
          {t('medicines')}
        </Button>
      )}
      {mayOrder && (
        <>
          <Button size="xs" variant="default" onClick={() => setTask('set')}>
            {sets('use')}
          </Button>
          <Button size="xs" variant="default" onClick={() => setTask('one')}>
            {t('add')}
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        {task === 'one' && current && patient && (
          <NewOrderForm admissionId={admissionId} patient={patient} current={current} onClose={close} />
        )}
        {task === 'set' && current && patient && (
          <OrdersOfSetForm admissionId={admissionId} patient={patient} current={current} onClose={close} />
        )}
      </Suspense>
    </Group>
  );
}
