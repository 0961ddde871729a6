import { FilterDate } from './filter-date.tsx';
import { t } from './list.texts.ts';
import type { FilterField } from './use-list-address.ts';

export interface FilterDatesProps {
  from: FilterField;
  to: FilterField;
  /** What is wrong with the last day, such as one before the first. */
  toError?: string;
}

/** The first and the last day of a list, both included, in the hospital's calendar. */
export function FilterDates({ from, to, toError }: FilterDatesProps) {
  return (
    <>
      <FilterDate label={t('from')} value={from.value} onChange={from.onChange} />
      <FilterDate label={t('to')} value={to.value} error={toError} onChange={to.onChange} />
    </>
  );
}
