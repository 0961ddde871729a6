import { DateField } from '#ui/form/fields/date-field.tsx';
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
      <DateField
        label={t('from')}
        value={from.value}
        onChange={({ currentTarget }) => from.onChange(currentTarget.value)}
      />
      <DateField
        label={t('to')}
        value={to.value}
        error={toError}
        onChange={({ currentTarget }) => to.onChange(currentTarget.value)}
      />
    </>
  );
}
