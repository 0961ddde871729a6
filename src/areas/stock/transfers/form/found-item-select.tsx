import { Select, type SelectProps } from '@mantine/core';
import { useEffect } from 'react';
import { useRecordSearch } from '#screens/form/use-record-search.ts';
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

/** One item, found by words. */
export function FoundItemSelect<Item extends { id: string }>(all: FoundItemSelectProps<Item>) {
  const { value = '', onChange, onPick, onSearch, found, isFetching, known, labelOf, ...props } = all;
  const optionOf = (item: Item) => ({ value: item.id, label: labelOf(item) });
  const { search, selectProps, choose } = useRecordSearch({ value, known, optionOf });
  useEffect(() => onSearch(search), [onSearch, search]);
  const matches = { data: { rows: found }, isFetching };
  const words = { searching: t('searching'), away: t('noItem'), none: t('noItem') };
  return (
    <Select
      {...props}
      {...selectProps(matches, words)}
      placeholder={t('pickItem')}
      onChange={(id) => {
        const item = choose(id, matches);
        onChange?.(id ?? '');
        if (item) onPick?.(item);
      }}
    />
  );
}
