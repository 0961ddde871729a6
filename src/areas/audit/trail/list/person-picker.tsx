import { RecordSelect } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import { useNamedPerson, usePeopleMatches } from '../../audit/audit.hooks.ts';
import { t } from '../audit-trail.texts.ts';

export interface PersonPickerProps {
  /** The id of the person, undefined for anybody. */
  value: string | undefined;
  onChange: (userId: string | undefined) => void;
}

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Finds one of the hospital's people by name or e-mail, on the server. */
export function PersonPicker({ value, onChange }: PersonPickerProps) {
  const named = useNamedPerson(value);
  const recordSearch = useRecordSearch({
    value: value ?? '',
    known: named.data,
    optionOf,
  });
  const matches = usePeopleMatches(recordSearch.search);
  const words = { searching: t('searching'), away: t('peopleAway'), none: t('nobodyFound') };
  return (
    <RecordSelect
      label={t('person')}
      placeholder={t('anybody')}
      recordSearch={recordSearch}
      matches={matches}
      words={words}
      clearable
      onPick={(picked) => onChange(picked?.id)}
    />
  );
}
