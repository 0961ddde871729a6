import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { useOrderers } from '../lab-order.hooks.ts';
import { t } from '../lab-orders.texts.ts';

export interface OrdererPickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** The id of the account, '' for nobody of the hospital. */
  value?: string;
  onChange?: (userId: string) => void;
}

const typingPauseMs = 250;

/** Finds by name who orders, among those whom a critical result can reach. */
export function OrdererPicker({ value = '', onChange, ...props }: OrdererPickerProps) {
  const own = usePerson().user;
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState({ id: own.id, name: `${own.firstName} ${own.lastName}` });
  // While the field shows the picked name, nothing is searched for.
  const [search] = useDebouncedValue(typed === picked.name ? '' : typed.trim(), typingPauseMs);
  const found = useOrderers(search);
  const people = found.data?.rows ?? [];
  const options =
    value === picked.id && !people.some(({ id }) => id === value) ? [picked, ...people] : people;
  return (
    <Select
      {...props}
      searchable
      clearable
      openOnFocus={false}
      placeholder={t('nobodyInside')}
      value={value || null}
      data={options.map(({ id, name }) => ({ value: id, label: name }))}
      // The server has compared already; who is chosen is known to the field, and listed only when found.
      filter={({ options: shown }) =>
        shown.filter((option) => 'value' in option && people.some(({ id }) => id === option.value))
      }
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        const chosen = options.find((one) => one.id === id);
        if (chosen) setPicked(chosen);
        onChange?.(id ?? '');
      }}
      nothingFoundMessage={t(found.isFetching ? 'searching' : found.isError ? 'peopleAway' : 'noPersonFound')}
      maxDropdownHeight={240}
    />
  );
}
