import type { ReactNode } from 'react';
import { DataList, type DataListProps } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { AsOf } from './as-of.tsx';
import { ListViews } from './list-views.tsx';
import { ListEmpty, type ListEmptyProps } from './list-empty.tsx';
import type { AddressParts } from './list-address.ts';
import type { ListAddressState } from './use-list-address.ts';

export interface AddressedListProps<Row extends { id: string }> extends Omit<
  DataListProps<Row>,
  'rowKey' | 'paging' | 'summary' | 'empty'
> {
  /** What the address says of this list. */
  list: Pick<ListAddressState<AddressParts>, 'isNarrowed' | 'clear' | 'paging' | 'views'> &
    Partial<Pick<ListAddressState<AddressParts>, 'setCount'>>;
  /** A SearchBox and filter fields; left out where the filters stand elsewhere. */
  children?: ReactNode;
  /** How many rows the page holds, in words. */
  shown: (count: number) => string;
  /** What is said where there are no rows. */
  none: Omit<ListEmptyProps, 'isNarrowed' | 'onClear' | 'after'>;
}

/** A list whose page and filters are in the address: its filter bar, and its rows in every state. */
export function AddressedList<Row extends { id: string }>(props: AddressedListProps<Row>) {
  const { list, children, shown, none, ...rows } = props;
  const { isNarrowed, clear, paging } = list;
  return (
    <>
      {children && (
        <FilterBar isFiltered={isNarrowed} setCount={list.setCount} onClear={clear}>
          {children}
          <ListViews list={list} />
        </FilterBar>
      )}
      <AsOf updatedAt={rows.query.dataUpdatedAt} />
      <DataList
        {...rows}
        rowKey={({ id }) => id}
        paging={paging}
        summary={shown(rows.query.data?.rows.length ?? 0)}
        empty={<ListEmpty {...none} isNarrowed={isNarrowed} onClear={clear} after={paging.cursor} />}
      />
    </>
  );
}
