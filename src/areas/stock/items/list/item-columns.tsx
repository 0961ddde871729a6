import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { ListedItem, StockItem } from '../item.contract.ts';
import { stateOf, stateTones } from '../item.words.ts';
import { t } from '../items.texts.ts';

/** The columns of the inventory; with a place, what of each item lies there. */
export function itemColumns(format: Format, { hasPlace }: { hasPlace: boolean }): ListColumn<ListedItem>[] {
  const here: ListColumn<ListedItem> = {
    id: 'here',
    title: t('columnHere'),
    align: 'end',
    render: ({ hereQuantity, baseUnit: unit }) => t('quantity', { quantity: hereQuantity ?? 0, unit }),
  };
  return [
    { id: 'item', title: t('columnItem'), render: nameAndSku },
    { id: 'category', title: t('columnCategory'), render: ({ category }) => category },
    ...(hasPlace ? [here] : []),
    figureColumn('stock', t('columnStock'), stockOf),
    figureColumn('minimum', t('columnMinimum'), ({ minStockLevel }) => format.number(minStockLevel)),
    figureColumn('cost', t('columnCost'), ({ unitCostMinor }) => format.money(unitCostMinor)),
    figureColumn('value', t('columnValue'), ({ valueMinor }) => format.money(valueMinor)),
    {
      id: 'expiry',
      title: t('columnExpiry'),
      render: ({ expiryDate }) => (expiryDate === null ? t('none') : format.date(expiryDate)),
    },
    { id: 'status', title: t('columnStatus'), render: (item) => <ItemBadge item={item} /> },
  ];
}

/** Whether an item is there, low, gone or no longer used. */
export function ItemBadge({ item }: { item: StockItem }) {
  const state = stateOf(item);
  return <StatusBadge tone={stateTones[state]}>{t(`status_${state}`)}</StatusBadge>;
}

function nameAndSku({ id, name, otherName, sku }: ListedItem) {
  const more = [otherName, sku].filter(Boolean).join(' · ');
  return (
    <>
      <Anchor
        component={Link}
        to={`/dashboard/inventory/${id}`}
        size="sm"
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
      >
        {name}
      </Anchor>
      {more && (
        <Text size="xs" c="dimmed" truncate title={more} w={0} miw="100%">
          {more}
        </Text>
      )}
    </>
  );
}

function stockOf({ currentStock, setAside, baseUnit: unit }: ListedItem) {
  return (
    <>
      {t('quantity', { quantity: currentStock, unit })}
      {setAside > 0 && (
        <Text size="xs" c="dimmed">
          {t('setAside', { quantity: setAside })}
        </Text>
      )}
    </>
  );
}
