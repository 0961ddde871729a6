import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import {
  RecordsSelect,
  type RecordsSelectProps,
  useRecordsSearch,
} from '#screens/form/pickers/records-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import type { TeamRole } from '../case.contract.ts';
import { useSurgicalStaff } from '../case.hooks.ts';
import { t } from '../cases.texts.ts';

interface Person {
  id: string;
  name: string;
}

export interface StaffPickerProps extends RecordPickerProps {
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
  const recordSearch = useRecordSearch({ value, known, optionOf });
  const people = useSurgicalStaff(part, recordSearch.search);
  const words = { searching: t('searching'), away: t('peopleAway'), none: t('noPersonFound') };
  return (
    <RecordSelect
      {...props}
      recordSearch={recordSearch}
      matches={people}
      words={words}
      clearable
      placeholder={t('pickPerson')}
      onPick={(person) => onChange?.(person?.id ?? '')}
    />
  );
}

export interface PeoplePickerProps extends Omit<
  RecordsSelectProps<Person>,
  'recordsSearch' | 'matches' | 'optionOf' | 'words' | 'known'
> {
  /** The part that all of them have. */
  part: TeamRole;
  /** The maximum number of people. */
  most: number;
  /** Who has the part so far. */
  known: readonly Person[];
}

/** Finds several people of one part by name. */
export function PeoplePicker({ part, most, ...props }: PeoplePickerProps) {
  const recordsSearch = useRecordsSearch();
  const people = useSurgicalStaff(part, recordsSearch.search);
  const words = { searching: t('searching'), away: t('peopleAway'), none: t('noPersonFound') };
  return (
    <RecordsSelect
      {...props}
      recordsSearch={recordsSearch}
      matches={people}
      optionOf={optionOf}
      words={words}
      maxValues={most}
    />
  );
}
