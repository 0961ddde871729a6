import { Select } from '@mantine/core';
import { useRecordSearch } from '#screens/form/use-record-search.ts';
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
  const { search, selectProps, choose } = useRecordSearch({
    value: value ?? '',
    known: named.data,
    optionOf,
  });
  const matches = usePeopleMatches(search);
  const words = { searching: t('searching'), away: t('peopleAway'), none: t('nobodyFound') };
  return (
    <Select
      label={t('person')}
      placeholder={t('anybody')}
      {...selectProps(matches, words)}
      clearable
      onChange={(id) => {
        choose(id, matches);
        onChange(id ?? undefined);
      }}
    />
  );
}
