import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Referrer } from '../referrer.contract.ts';
import { useNamedReferrer, useReferrerMatches } from '../referrer.hooks.ts';
import { t } from '../referrers.texts.ts';

type NamedReferrer = Pick<Referrer, 'id' | 'name'>;

export interface ReferrerPickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** The id of the referrer, '' for none. */
  value?: string;
  onChange?: (referrerId: string) => void;
  /** Offers inactive referrers too, for looking back. */
  isWithInactive?: boolean;
}

const typingPauseMs = 250;

/** Finds a referrer by name, on the server. */
export function ReferrerPicker({
  value = '',
  onChange,
  isWithInactive = false,
  ...props
}: ReferrerPickerProps) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<NamedReferrer>();
  const isNamedOnly = value !== '' && picked?.id !== value;
  const named = useNamedReferrer(isNamedOnly ? value : undefined);
  const current = isNamedOnly ? named.data : picked;
  const [settled] = useDebouncedValue(typed === current?.name ? '' : typed.trim(), typingPauseMs);
  const matches = useReferrerMatches(settled, isWithInactive ? 'all' : 'active');
  const found = matches.data?.rows ?? [];
  const isCurrentFound = found.some(({ id }) => id === current?.id);
  const shown: NamedReferrer[] = current && value && !isCurrentFound ? [current, ...found] : found;
  return (
    <Select
      {...props}
      searchable
      openOnFocus={false}
      placeholder={t('findReferrer')}
      value={value || null}
      data={shown.map(({ id, name }) => ({ value: id, label: name }))}
      // The server has searched already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        setPicked(shown.find((referrer) => referrer.id === id));
        onChange?.(id ?? '');
      }}
      nothingFoundMessage={messageFor(matches)}
      maxDropdownHeight={260}
      comboboxProps={{ withinPortal: true }}
    />
  );
}

function messageFor({ isError, isFetching }: { isError: boolean; isFetching: boolean }): string {
  if (isFetching) return t('searching');
  return isError ? t('referrersAway') : t('noReferrerFound');
}
