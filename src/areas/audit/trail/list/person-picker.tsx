import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useNamedPerson, usePeopleMatches } from '../../audit/audit.hooks.ts';
import { t } from '../audit-trail.texts.ts';

export interface PersonPickerProps {
  /** The id of the person, undefined for anybody. */
  value: string | undefined;
  onChange: (userId: string | undefined) => void;
}

const typingPauseMs = 250;

/** Finds one of the hospital's people by name or e-mail, on the server. */
export function PersonPicker({ value, onChange }: PersonPickerProps) {
  const [typed, setTyped] = useState('');
  const named = useNamedPerson(value);
  const [settled] = useDebouncedValue(typed === named.data?.name ? '' : typed.trim(), typingPauseMs);
  const matches = usePeopleMatches(settled);
  const found = matches.data?.rows ?? [];
  const isFound = found.some(({ id }) => id === value);
  const shown = named.data && !isFound ? [named.data, ...found] : found;
  return (
    <Select
      label={t('person')}
      placeholder={t('anybody')}
      searchable
      clearable
      value={value ?? null}
      data={shown.map(({ id, name }) => ({ value: id, label: name }))}
      // The server has compared already, with the e-mail as well.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? undefined)}
      nothingFoundMessage={messageFor(matches)}
      maxDropdownHeight={260}
    />
  );
}

function messageFor({ isError, isFetching }: { isError: boolean; isFetching: boolean }): string {
  if (isFetching) return t('searching');
  return isError ? t('peopleAway') : t('nobodyFound');
}
