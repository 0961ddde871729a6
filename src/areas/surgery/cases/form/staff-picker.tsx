import { MultiSelect, type MultiSelectProps, Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useRecordSearch } from '#screens/form/use-record-search.ts';
import { useSettledSearch } from '#screens/form/use-settled-search.ts';
import type { TeamRole } from '../case.contract.ts';
import { useSurgicalStaff } from '../case.hooks.ts';
import { t } from '../cases.texts.ts';

interface Person {
  id: string;
  name: string;
}

export interface StaffPickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** The part in the team. */
  part: TeamRole;
  /** The id of the account, '' for nobody. */
  value?: string;
  onChange?: (userId: string) => void;
  /** Who has the part so far. */
  known?: Person | null | undefined;
}

const optionOf = ({ id, name }: Person) => ({ value: id, label: name });

/** Finds by name who can have a part in the team. */
export function StaffPicker({ part, value = '', onChange, known, ...props }: StaffPickerProps) {
  const { search, selectProps, choose } = useRecordSearch({ value, known, optionOf });
  const people = useSurgicalStaff(part, search);
  const words = { searching: t('searching'), away: t('peopleAway'), none: t('noPersonFound') };
  return (
    <Select
      {...props}
      {...selectProps(people, words)}
      clearable
      placeholder={t('pickPerson')}
      onChange={(id) => {
        choose(id, people);
        onChange?.(id ?? '');
      }}
    />
  );
}

export interface PeoplePickerProps extends Omit<MultiSelectProps, 'data'> {
  /** The part that all of them have. */
  part: TeamRole;
  /** The maximum number of people. */
  most: number;
  /** Who has the part so far. */
  known: readonly Person[];
}

/** Finds several people of one part by name. */
export function PeoplePicker({ part, most, known, value = [], onChange, ...props }: PeoplePickerProps) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<readonly Person[]>(known);
  const { search, onKeyDown } = useSettledSearch(typed, '');
  const people = useSurgicalStaff(part, search).data?.rows ?? [];
  const byId = new Map([...picked, ...people].map((person) => [person.id, person]));
  return (
    <MultiSelect
      {...props}
      value={value}
      data={[...byId.values()].map(optionOf)}
      searchable
      hidePickedOptions
      maxValues={most}
      searchValue={typed}
      onSearchChange={setTyped}
      onKeyDown={onKeyDown}
      nothingFoundMessage={t('noPersonFound')}
      onChange={(ids) => {
        setPicked(ids.flatMap((id) => byId.get(id) ?? []));
        onChange?.(ids);
      }}
    />
  );
}
