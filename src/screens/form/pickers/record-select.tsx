import { Select, type SelectProps } from '@mantine/core';
import type { RecordMatches, RecordSearch, RecordSearchWords } from './use-record-search.ts';
import { useFirstByEnter } from './use-first-by-enter.ts';

/** What a picker of records leaves to whoever shows it. */
export type RecordPickerProps = Omit<SelectProps, 'value' | 'onChange' | 'data' | 'ref' | 'onKeyDown'> & {
  'data-autofocus'?: boolean;
};

export interface RecordSelectProps<Row> extends RecordPickerProps {
  /** From `useRecordSearch`. */
  recordSearch: RecordSearch<Row>;
  /** What is found for `recordSearch.search`. */
  matches: RecordMatches<Row>;
  words: RecordSearchWords;
  /** Told of what was picked; undefined when the field was emptied. */
  onPick: (row: Row | undefined) => void;
}

/** A field that holds one record, found by what is typed: picked by a press, by arrow keys, or by Enter. */
export function RecordSelect<Row>(all: RecordSelectProps<Row>) {
  const { recordSearch, matches, words, onPick, ...props } = all;
  const select = recordSearch.selectProps(matches, words);
  const enter = useFirstByEnter({
    ...recordSearch.stateOf(matches),
    write: select.onSearchChange,
    atRest: recordSearch.label,
  });
  return (
    <Select {...select} {...props} {...enter} onChange={(id) => onPick(recordSearch.choose(id, matches))} />
  );
}
