import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { StockItem } from '../../items/item.contract.ts';
import { useItemMatches } from '../../items/item.hooks.ts';
import { t } from '../stock-transfers.texts.ts';

export interface ItemPickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** The id of the item, '' for none. */
  value?: string;
  onChange?: (itemId: string) => void;
  'data-autofocus'?: boolean;
}

const typingPauseMs = 250;

const optionOf = ({ id, name, currentStock: quantity, baseUnit: unit }: StockItem) => ({
  value: id,
  label: t('itemOption', { name, quantity, unit }),
});

/** Finds an item by words of its name, other name, SKU or category. */
export function ItemPicker({ value = '', onChange, ...props }: ItemPickerProps) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<StockItem>();
  const current = picked?.id === value ? picked : undefined;
  const label = current ? optionOf(current).label : '';
  const [search] = useDebouncedValue(typed === label ? '' : typed.trim(), typingPauseMs);
  const items = useItemMatches(search);
  const found: readonly StockItem[] = items.data?.rows ?? [];
  const shown = current && !found.some(({ id }) => id === current.id) ? [current, ...found] : found;
  return (
    <Select
      {...props}
      searchable
      placeholder={t('pickItem')}
      value={value || null}
      data={shown.map(optionOf)}
      // The server has compared already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        setPicked(shown.find((item) => item.id === id));
        onChange?.(id ?? '');
      }}
      nothingFoundMessage={t(items.isFetching ? 'searching' : 'noItem')}
      maxDropdownHeight={260}
    />
  );
}
