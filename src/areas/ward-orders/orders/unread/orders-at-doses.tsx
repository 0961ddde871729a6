import { Text } from '@mantine/core';
import type { DosesSectionProps } from '#areas/doses/doses-web.public.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useWardOrders } from '../ward-order.hooks.ts';
import { isNilByMouth, wholeOrderWords } from '../ward-order.words.ts';
import { t } from '../ward-orders.texts.ts';
import { NilByMouthAlert } from './nil-by-mouth.tsx';
import { UnreadWardOrders } from './unread-ward-orders.tsx';

/** Above the medication record of a patient: nothing by mouth, the diet, and orders that no nurse has read. */
export function OrdersAtDoses({ admissionId, isActive }: DosesSectionProps) {
  const format = useFormat();
  const { data } = useWardOrders(admissionId);
  if (!data || !isActive) return null;
  const diet = data.rows.find(({ order, state }) => state === 'active' && order?.kind === 'diet');
  return (
    <>
      {diet &&
        (isNilByMouth(diet, data.now) ? (
          <NilByMouthAlert order={diet} />
        ) : (
          <Text size="sm">{`${t('diet')}: ${wholeOrderWords(diet, format)}`}</Text>
        ))}
      <UnreadWardOrders admissionId={admissionId} rows={data.rows} />
    </>
  );
}
