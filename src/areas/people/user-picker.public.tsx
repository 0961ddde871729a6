import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useUserChoices } from './users/user.hooks.ts';
import { t } from './users/users.texts.ts';

export interface UserPickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** The id of the account, '' for none. */
  value?: string;
  onChange?: (userId: string) => void;
}

const typingPauseMs = 250;

/** Finds somebody with an active account of the hospital by name; for those who hold admin.settings. */
export function UserPicker({ value = '', onChange, ...props }: UserPickerProps) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState('');
  // While the field shows the picked name, nothing is searched for.
  const [search] = useDebouncedValue(typed === picked ? '' : typed.trim(), typingPauseMs);
  const choices = useUserChoices(search, value || undefined);
  const options = (choices.data?.rows ?? []).map(({ id, name, roles, isActive }) => ({
    value: id,
    label: isActive ? [name, roles.join(', ')].filter(Boolean).join(' · ') : t('inactiveChoice', { name }),
  }));
  return (
    <Select
      {...props}
      searchable
      clearable
      openOnFocus={false}
      placeholder={t('pickUser')}
      value={value || null}
      data={options}
      // The server has compared already.
      filter={({ options: found }) => found}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        if (options.some(({ label }) => label === text)) setPicked(text);
      }}
      onChange={(id) => onChange?.(id ?? '')}
      nothingFoundMessage={messageFor(choices)}
      maxDropdownHeight={240}
    />
  );
}

function messageFor({ isError, isFetching }: { isError: boolean; isFetching: boolean }): string {
  if (isFetching) return t('searching');
  return isError ? t('usersAway') : t('noUserMatches');
}
