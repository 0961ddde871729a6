import { NativeSelect } from '@mantine/core';
import type { FilterField } from './use-list-address.ts';

export interface FilterSelectProps extends FilterField {
  label: string;
  /** The words of the address with what they are called. */
  options: readonly { value: string; label: string }[];
  /** What the choice of every value is called, such as 'All statuses'; left out where the options hold it. */
  all?: string;
}

/** One filter over a list that is chosen from a few words. */
export function FilterSelect({ label, options, all, value, onChange }: FilterSelectProps) {
  // A value of the address that is not offered any more is still shown: it narrows the list.
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[
        ...(all === undefined ? [] : [{ value: '', label: all }]),
        ...(isOffered ? [] : [value]),
        ...options,
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
