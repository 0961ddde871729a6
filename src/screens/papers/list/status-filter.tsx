import { FilterSelect } from '#screens/list/filter-select.tsx';
import type { FilterField } from '#screens/list/use-list-address.ts';
import type { Translate } from '#ui/i18n/text-types.ts';
import { paperWords, type StatusTexts } from '../paper-words.ts';

export interface StatusFilterProps<Status extends string, T extends StatusTexts<Status>> extends FilterField {
  /** The paper's texts, with what its statuses are called. */
  words: Translate<T>;
  /** Those that the list can be narrowed to, with `inErrorStatus` where its papers are marked. */
  statuses: readonly Status[];
}

/** Narrows a list of papers to one status, or to those that were entered in error. */
export function StatusFilter<Status extends string, T extends StatusTexts<Status>>({
  words,
  statuses,
  ...field
}: StatusFilterProps<Status, T>) {
  const say = paperWords(words);
  const options = statuses.map((value) => ({ value, label: say(`status_${value}`) }));
  return <FilterSelect {...field} label={say('status')} all={say('allStatuses')} options={options} />;
}
