import { Alert } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { WardOrder } from '../ward-order.contract.ts';
import { useWardOrders } from '../ward-order.hooks.ts';
import { isNilByMouth, wholeOrderWords } from '../ward-order.words.ts';
import { t } from '../ward-orders.texts.ts';

/** Says that a patient takes nothing by mouth now; nothing otherwise. */
export function NilByMouth({ admissionId }: { admissionId: string }) {
  const { data } = useWardOrders(admissionId);
  const order = data?.rows.find((row) => isNilByMouth(row, data.now));
  return order ? <NilByMouthAlert order={order} /> : null;
}

/** The order in red, with what is said beside it. */
export function NilByMouthAlert({ order }: { order: WardOrder }) {
  const format = useFormat();
  const { name, at } = order.changed;
  return (
    <Alert color="red" icon={<Icon name="alert" />} title={t('nilNow')}>
      {[wholeOrderWords(order, format), `${name}, ${format.dateTime(at)}`].join(' · ')}
    </Alert>
  );
}
