import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { t } from '../stock-transfers.texts.ts';

export interface FoundItemSelectProps<Item extends { id: string }> extends Omit<
  SelectProps,
  'value' | 'onChange' | 'data'
> {
  /** The id of the item, '' for none. */
  value?: string;
  onChange?: (itemId: string) => void;
  /** Told of the item beside its id. */
  onPick?: (item: Item) => void;
  /** The hook that finds items by what was typed; nothing for ''. */
  useFound: (typed: string) => { rows: readonly Item[]; isFetching: boolean };
  /** The hook that knows an item by its id, such as that of a draft; asked with '' for none. */
  useKnown?: (id: string) => Item | undefined;
  labelOf: (item: Item) => string;
  'data-autofocus'?: boolean;
}

const typingPauseMs = 250;
const knowsNone = () => undefined;

/** One item, found by words. */
export function FoundItemSelect<Item extends { id: string }>(all: FoundItemSelectProps<Item>) {
  const { value = '', onChange, onPick, useFound, useKnown = knowsNone, labelOf, ...props } = all;
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Item>();
  const known = useKnown(value !== '' && picked?.id !== value ? value : '');
  const current = [picked, known].find((item) => item?.id === value);
  const label = current ? labelOf(current) : '';
  const [search] = useDebouncedValue(typed === label ? '' : typed.trim(), typingPauseMs);
  const { rows: found, isFetching } = useFound(search);
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
