import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { meetsDemand, useMay, usePerson } from '#client/session.ts';
import type { WardOrder } from '../ward-order.contract.ts';
import { t } from '../ward-orders.texts.ts';

const NewOrderForm = lazy(async () => ({
  default: (await import('../form/new-order-form.tsx')).NewOrderForm,
}));

const readingDoses = { permission: ['mar.read', 'mar.admin'], module: 'nursing_enabled' } as const;

export interface OrderButtonsProps {
  admissionId: string;
  isActive: boolean;
  /** The orders that hold; undefined while they come. */
  current: readonly WardOrder[] | undefined;
}

/** The way to the medicines of the stay, and to a new order. */
export function OrderButtons({ admissionId, isActive, current }: OrderButtonsProps) {
  const may = useMay();
  const person = usePerson();
  const [isOrdering, setOrdering] = useState(false);
  return (
    <Group gap="xs" wrap="nowrap">
      {meetsDemand(person, readingDoses) && (
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => <Link {...props} to="/dashboard/nursing/mar" search={{ admissionId }} />}
        >
          {t('medicines')}
        </Button>
      )}
      {may('emr.write') && isActive && current && (
        <Button size="xs" variant="default" onClick={() => setOrdering(true)}>
          {t('add')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOrdering && current && (
          <NewOrderForm admissionId={admissionId} current={current} onClose={() => setOrdering(false)} />
        )}
      </Suspense>
    </Group>
  );
}
