import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import type { ListedItem, StockItem } from '../item.contract.ts';
import { useItemPage } from '../item.hooks.ts';
import { t } from '../items.texts.ts';
import { itemColumns } from './item-columns.tsx';
import { ItemFilters } from './item-filters.tsx';
import type { ItemListState } from './item-list.address.ts';

export interface ItemTableProps {
  list: ItemListState;
  onEdit: (item: StockItem | 'new') => void;
}

/** The items with their stock, each with its movements and, for who may, its form. */
export function ItemTable({ list, onEdit }: ItemTableProps) {
  const format = useFormat();
  const mayWrite = useMay()('inventory.write');
  const query = useItemPage(list.request);
  const hasPlace = list.address.placeId !== undefined;
  const columns = useMemo(() => itemColumns(format, { hasPlace }), [format, hasPlace]);

  function actionsOf(item: ListedItem): RowAction[] {
    const movement: RowAction = {
      label: t('movement'),
      icon: 'box',
      renderRoot: (props) => <Link {...props} to={`/dashboard/inventory/${item.id}`} />,
    };
    return mayWrite
      ? [movement, { label: t('edit'), icon: 'edit', onClick: () => onEdit(item) }]
      : [movement];
  }

  return (
    <>
      <ItemFilters list={list} />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={actionsOf}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'box',
          hint: t('noneYet'),
          first: mayWrite && { label: t('addFirst'), onClick: () => onEdit('new') },
          importFrom: mayWrite && '/dashboard/import/stock-items',
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      />
    </>
  );
}
