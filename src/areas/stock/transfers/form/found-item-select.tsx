import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { t } from '../stock-transfers.texts.ts';

export interface FoundItemSelectProps<Item extends { id: string }> extends Omit<
  SelectProps,
  'value' | 'onChange' | 'data' | 'onSearchChange' | 'searchValue'
> {
  /** The id of the item, '' for none. */
  value?: string;
  onChange?: (itemId: string) => void;
  /** Told of the item beside its id. */
  onPick?: (item: Item) => void;
  /** Told what to look for once typing pauses; '' for nothing. */
  onSearch: (text: string) => void;
  found: readonly Item[];
  isFetching: boolean;
  /** The item of the value where it was not chosen here, such as that of a draft. */
  known?: Item | undefined;
  labelOf: (item: Item) => string;
  'data-autofocus'?: boolean;
}

const typingPauseMs = 250;

/** One item, found by words. */
export function FoundItemSelect<Item extends { id: string }>(all: FoundItemSelectProps<Item>) {
  const { value = '', onChange, onPick, onSearch, found, isFetching, known, labelOf, ...props } = all;
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Item>();
  const current = [picked, known].find((item) => item?.id === value);
  const label = current ? labelOf(current) : '';
  const [search] = useDebouncedValue(typed === label ? '' : typed.trim(), typingPauseMs);
  useEffect(() => onSearch(search), [onSearch, search]);
  const shown = current && !found.some(({ id }) => id === current.id) ? [current, ...found] : found;
  return (
    <Select
      {...props}
      searchable
      placeholder={t('pickItem')}
      value={value || null}
      data={shown.map((item) => ({ value: item.id, label: labelOf(item) }))}
      // The server has compared already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        const item = shown.find((one) => one.id === id);
        setPicked(item);
        onChange?.(id ?? '');
        if (item) onPick?.(item);
      }}
      nothingFoundMessage={t(isFetching ? 'searching' : 'noItem')}
      maxDropdownHeight={260}
    />
  );
}
