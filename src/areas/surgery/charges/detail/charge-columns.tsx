import { Text } from '@mantine/core';
import { figureColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import type { SurgicalCharge } from '../charge.contract.ts';
import { chargeName } from '../charge.words.ts';
import { t } from '../charges.texts.ts';

const tones = { charged: 'info', covered: 'neutral', dropped: 'neutral', unpriced: 'warning' } as const;

const noPrice = '—';

/** The columns of what an operation comes to. */
export function chargeColumns(
  { money, dateTime }: Format,
  currencyCode: string,
): ListColumn<SurgicalCharge>[] {
  return [
    {
      id: 'line',
      title: t('columnLine'),
      render: (charge) => (
        <>
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {chargeName(charge)}
          </Text>
          <Text size="xs" c="dimmed">
            {t(`kind_${charge.kind}`)}
          </Text>
          {charge.changedAt !== null && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {t('changedBy', {
                name: charge.changedByName ?? '',
                time: dateTime(charge.changedAt),
                reason: orRestricted(charge.changeReason),
              })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'quantity',
      title: t('columnQuantity'),
      align: 'end',
      render: ({ quantity, priceMinor, foundQuantity, foundPriceMinor }) => (
        <>
          <Text size="sm">{quantity}</Text>
          {(quantity !== foundQuantity || priceMinor !== foundPriceMinor) && (
            <Text size="xs" c="dimmed">
              {t('found', { quantity: foundQuantity, price: money(foundPriceMinor, currencyCode) })}
            </Text>
          )}
        </>
      ),
    },
    figureColumn('price', t('columnPrice'), ({ priceMinor, state }) =>
      state === 'unpriced' ? noPrice : money(priceMinor, currencyCode),
    ),
    figureColumn('amount', t('columnAmount'), ({ amountMinor, state }) =>
      state === 'unpriced' ? noPrice : money(amountMinor, currencyCode),
    ),
    {
      id: 'state',
      title: t('columnStatus'),
      render: ({ state }) => <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>,
    },
  ];
}
