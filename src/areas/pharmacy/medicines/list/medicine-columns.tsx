import { Group, Text } from '@mantine/core';
import { useToday } from '#client/use-today.ts';
import { figureColumn } from '#screens/list/columns.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Medicine } from '../medicine.contract.ts';
import { t } from '../medicines.texts.ts';

/** The columns of the pharmacy's inventory. */
export function medicineColumns(format: Format): ListColumn<Medicine>[] {
  return [
    { id: 'name', title: t('columnName'), render: (medicine) => <NameCell medicine={medicine} /> },
    { id: 'form', title: t('columnForm'), render: ({ dosageForm }) => t(`form_${dosageForm}`) },
    { id: 'category', title: t('columnCategory'), render: ({ category }) => category },
    figureColumn('price', t('columnPrice'), ({ priceMinor }) => format.money(priceMinor)),
    {
      id: 'stock',
      title: t('columnStock'),
      align: 'end',
      render: ({ stockQuantity, isLow }) => (
        <>
          {format.number(stockQuantity)} {isLow && <StatusBadge tone="warning">{t('low')}</StatusBadge>}
        </>
      ),
    },
    figureColumn('minimum', t('columnMinimum'), ({ minStockLevel }) => format.number(minStockLevel)),
    {
      id: 'expiry',
      title: t('columnExpiry'),
      render: ({ expiryDate }) => (expiryDate ? format.date(expiryDate) : ''),
    },
  ];
}

function NameCell({ medicine }: { medicine: Medicine }) {
  const { date } = useFormat();
  const today = useToday();
  const { name, strength, genericName } = medicine;
  return (
    <>
      <Text fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {[name, strength].filter(Boolean).join(' ')}
      </Text>
      <Group gap="0 6px">
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {genericName}
        </Text>
        {medicine.isHighAlert && <StatusBadge tone="danger">{t('highAlert')}</StatusBadge>}
        {medicine.isControlled && <StatusBadge tone="warning">{t('controlled')}</StatusBadge>}
        {medicine.controlledUntil !== null && medicine.controlledUntil >= today && (
          <StatusBadge tone="warning">
            {t('controlledUntil', { day: date(medicine.controlledUntil) })}
          </StatusBadge>
        )}
        {medicine.isAntibiotic && <StatusBadge tone="info">{t('antibiotic')}</StatusBadge>}
      </Group>
    </>
  );
}
