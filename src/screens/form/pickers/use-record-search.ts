import { useMemo, useState } from 'react';
import type { ComboboxItem, SelectProps } from '@mantine/core';
import { recallChoice, rememberChoice } from '#ui/form/chosen-records.ts';
import { useSettledSearch } from './use-settled-search.ts';

/** What a server answers to a search, as the query hooks give it. */
export interface RecordMatches<Row> {
  data?: { rows: readonly Row[] } | undefined;
  isFetching: boolean;
  isError?: boolean;
  isPlaceholderData?: boolean;
}

export interface RecordSearchOptions<Row> {
  /** The id that the field holds, '' for none. */
  value: string;
  /** The record of the value where it was not chosen here. */
  known?: Row | null | undefined;
  optionOf: (row: Row) => ComboboxItem;
}

/** What the list says while it offers nothing. */
export interface RecordSearchWords {
  searching: string;
  away: string;
  none: string;
}

type RecordSelectProps = Required<
  Pick<
    SelectProps,
    | 'searchable'
    | 'openOnFocus'
    | 'value'
    | 'data'
    | 'filter'
    | 'searchValue'
    | 'onSearchChange'
    | 'nothingFoundMessage'
  >
>;

export interface RecordSearch<Row> {
  /** What the server is asked for. */
  search: string;
  /** The record that the field shows. */
  current: Row | undefined;
  /** What the field shows of it, '' for none. */
  label: string;
  /** What is written now, and whether what is offered does not answer it yet. */
  stateOf: (matches: RecordMatches<Row>) => { wanted: string; isSearching: boolean };
  /** For the Select of a RecordSelect. */
  selectProps: (matches: RecordMatches<Row>, words: RecordSearchWords) => RecordSelectProps;
  /** Tells the field what was chosen, and the caller which record that is. */
  choose: (id: string | null, matches: RecordMatches<Row>) => Row | undefined;
}

/**
 * A field that finds one record on the server by what is typed, and keeps showing the one it holds: also where the form
 * is opened again with its draft.
 */
export function useRecordSearch<Row>({
  value,
  known,
  optionOf,
}: RecordSearchOptions<Row>): RecordSearch<Row> {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Row>();
  const remembered = useMemo(
    () => (value === '' ? undefined : (recallChoice(value) as Row | undefined)),
    [value],
  );
  const idOf = (row: Row) => optionOf(row).value;
  const current =
    value === ''
      ? undefined
      : ([known, picked, remembered].find((row) => row && idOf(row) === value) ?? undefined);
  const label = current ? optionOf(current).label : '';
  const { wanted, search, isSettled } = useSettledSearch(typed, label);

  const isSearching = ({ isPlaceholderData = false }: RecordMatches<Row>) => !isSettled || isPlaceholderData;
  const foundIn = (matches: RecordMatches<Row>) => (isSearching(matches) ? [] : (matches.data?.rows ?? []));
  const shownOf = (found: readonly Row[]) =>
    current && !found.some((row) => idOf(row) === value) ? [current, ...found] : found;

  return {
    search,
    current,
    label,
    stateOf: (matches) => ({
      wanted,
      isSearching: isSearching(matches) || (!matches.data && matches.isError !== true),
    }),
    selectProps: (matches, words) => {
      const found = foundIn(matches);
      const shown = shownOf(found);
      const foundIds = new Set(found.map(idOf));
      return {
        searchable: true,
        openOnFocus: false,
        value: value || null,
        data: shown.map(optionOf),
        // The server has compared already; what the field holds is offered again only where nothing is looked for.
        filter: ({ options }) =>
          search === ''
            ? options
            : options.filter((option) => 'value' in option && foundIds.has(option.value)),
        searchValue: typed,
        onSearchChange: (text) => {
          setTyped(text);
          const held = shown.find((row) => idOf(row) === value);
          if (held && optionOf(held).label === text) setPicked(held);
        },
        nothingFoundMessage:
          isSearching(matches) || matches.isFetching
            ? words.searching
            : matches.isError
              ? words.away
              : words.none,
      };
    },
    choose: (id, matches) => {
      const row = shownOf(foundIn(matches)).find((one) => idOf(one) === id);
      setPicked(row);
      if (row) rememberChoice(idOf(row), row);
      return row;
    },
  };
}
