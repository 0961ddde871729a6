import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { editAction } from '#screens/register/edit-action.ts';
import { RegisterList } from '#screens/register/register-list.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import type { ListedItem, StockItem } from '../item.contract.ts';
import { useItemPage } from '../item.calls.ts';
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
    return mayWrite ? [movement, editAction(() => onEdit(item))] : [movement];
  }

  return (
    <>
      <ItemFilters list={list} />
      <RegisterList
        words={t}
        icon="box"
        list={list}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={actionsOf}
        {...(mayWrite && {
          onAdd: () => onEdit('new'),
          importFrom: '/dashboard/import/stock-items' as const,
        })}
      />
    </>
  );
}
