import { inErrorStatus } from '#kernel/papers/paper-status.rules.ts';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import type { FilterField } from '#screens/list/use-list-address.ts';
import { t } from '../papers.texts.ts';

export interface StatusFilterProps<Status extends string> extends FilterField {
  label: string;
  /** Such as 'All statuses'. */
  all: string;
  /** Those that the list can be narrowed to, with `inErrorStatus` where its papers are marked. */
  statuses: readonly (Status | typeof inErrorStatus)[];
  nameOf: (status: Status) => string;
}

/** Narrows a list of papers to one status, or to those that were entered in error. */
export function StatusFilter<Status extends string>({
  statuses,
  nameOf,
  ...select
}: StatusFilterProps<Status>) {
  const options = statuses.map((value) => ({
    value,
    label: value === inErrorStatus ? t('enteredInError') : nameOf(value),
  }));
  return <FilterSelect {...select} options={options} />;
}
