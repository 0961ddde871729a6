import { useState } from 'react';
import type { StockItem } from '../../items/item.contract.ts';
import { useItemMatches, useStockItem } from '../../items/item.hooks.ts';
import { t } from '../stock-transfers.texts.ts';
import { FoundItemSelect, type FoundItemSelectProps } from './found-item-select.tsx';

export type ItemPickerProps = Omit<
  FoundItemSelectProps<StockItem>,
  'onSearch' | 'found' | 'isFetching' | 'known' | 'labelOf'
>;

const labelOf = ({ name, currentStock: quantity, baseUnit: unit }: StockItem) =>
  t('itemOption', { name, quantity, unit });

/** Finds an item by words of its name, other name, SKU or category. */
export function ItemPicker({ value = '', ...props }: ItemPickerProps) {
  const [search, setSearch] = useState('');
  const { data, isFetching } = useItemMatches(search);
  const known = useStockItem(value, value !== '').data;
  return (
    <FoundItemSelect
      {...props}
      value={value}
      onSearch={setSearch}
      found={data?.rows ?? []}
      isFetching={isFetching}
      known={known}
      labelOf={labelOf}
    />
  );
}
