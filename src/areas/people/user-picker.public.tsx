import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import { useUserChoices } from './users/user.hooks.ts';
import { t } from './users/users.texts.ts';

export interface UserPickerProps extends RecordPickerProps {
  /** The id of the account, '' for none. */
  value?: string;
  onChange?: (userId: string) => void;
}

interface UserChoice {
  id: string;
  name: string;
  roles: string[];
  isActive: boolean;
}

function optionOf({ id, name, roles, isActive }: UserChoice) {
  const named = [name, roles.join(', ')].filter(Boolean).join(' · ');
  return { value: id, label: isActive ? named : t('inactiveChoice', { name }) };
}

/** Finds somebody with an active account of the hospital by name; for those who hold admin.settings. */
export function UserPicker({ value = '', onChange, ...props }: UserPickerProps) {
  const heldId = value || undefined;
  const held = useUserChoices('', heldId);
  const known = held.data?.rows.find(({ id }) => id === value);
  const recordSearch = useRecordSearch({ value, known, optionOf });
  // Whom the field holds is no answer to what is typed.
  const choices = useUserChoices(recordSearch.search, recordSearch.search === '' ? heldId : undefined);
  const words = { searching: t('searching'), away: t('usersAway'), none: t('noUserMatches') };
  return (
    <RecordSelect
      {...props}
      recordSearch={recordSearch}
      matches={choices}
      words={words}
      clearable
      placeholder={t('pickUser')}
      onPick={(user) => onChange?.(user?.id ?? '')}
    />
  );
}
