import { type ComboboxItem, MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useState } from 'react';
import { useFirstByEnter } from './use-first-by-enter.ts';
import type { RecordMatches, RecordSearchWords } from './use-record-search.ts';
import { type SettledSearch, useSettledSearch } from './use-settled-search.ts';

/** What is typed into a RecordsSelect. */
export interface RecordsSearch extends SettledSearch {
  typed: string;
  setTyped: (typed: string) => void;
}

/** The search of a RecordsSelect. */
export function useRecordsSearch(): RecordsSearch {
  const [typed, setTyped] = useState('');
  return { ...useSettledSearch(typed, ''), typed, setTyped };
}

export interface RecordsSelectProps<Row> extends Omit<
  MultiSelectProps,
  'value' | 'onChange' | 'data' | 'ref' | 'onKeyDown'
> {
  /** The ids of those that the field holds. */
  value?: string[];
  onChange?: (ids: string[]) => void;
  recordsSearch: RecordsSearch;
  /** What is found for `recordsSearch.search`. */
  matches: RecordMatches<Row>;
  /** Those of the value that were not picked here. */
  known?: readonly Row[];
  optionOf: (row: Row) => ComboboxItem;
  words: RecordSearchWords;
}

/** A field that holds several records, found by what is typed: picked as in a RecordSelect. */
export function RecordsSelect<Row>(all: RecordsSelectProps<Row>) {
  const { value = [], onChange, recordsSearch, matches, known = [], optionOf, words, ...props } = all;
  const { wanted, isSettled, typed, setTyped } = recordsSearch;
  const [picked, setPicked] = useState(known);
  const idOf = (row: Row) => optionOf(row).value;
  const isOld = !isSettled || matches.isPlaceholderData === true;
  const isSearching = isOld || (!matches.data && matches.isError !== true);
  const found = isOld ? [] : (matches.data?.rows ?? []);
  const byId = new Map([...picked, ...found].map((row) => [idOf(row), row]));
  const foundIds = new Set(found.map(idOf));
  const enter = useFirstByEnter({ wanted, isSearching, write: setTyped, atRest: '' });
  return (
    <MultiSelect
      {...props}
      {...enter}
      searchable
      hidePickedOptions
      value={value}
      data={[...byId.values()].map(optionOf)}
      // The server has compared already.
      filter={({ options }) => options.filter((option) => 'value' in option && foundIds.has(option.value))}
      searchValue={typed}
      nothingFoundMessage={
        isOld || matches.isFetching ? words.searching : matches.isError ? words.away : words.none
      }
      onChange={(ids) => {
        setPicked(ids.flatMap((id) => byId.get(id) ?? []));
        onChange?.(ids);
      }}
    />
  );
}
