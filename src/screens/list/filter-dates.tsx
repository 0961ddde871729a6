import { DateField } from '#ui/form/fields/date-field.tsx';
import { t } from './list.texts.ts';
import type { FilterField } from './use-list-address.ts';

/** The first and the last day of a list, both included, in the hospital's calendar. */
export function FilterDates({ from, to }: { from: FilterField; to: FilterField }) {
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
        onChange={({ currentTarget }) => to.onChange(currentTarget.value)}
      />
    </>
  );
}
