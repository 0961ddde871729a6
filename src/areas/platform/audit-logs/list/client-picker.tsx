import { RecordSelect } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import { t } from '../audit-logs.texts.ts';
import { useClientMatches, useNamedClient } from '../client-activity.hooks.ts';

export interface ClientPickerProps {
  /** The id of the hospital, undefined for any. */
  value: string | undefined;
  onChange: (clientId: string | undefined) => void;
}

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Finds one of the platform's hospitals by name or code, on the server. */
export function ClientPicker({ value, onChange }: ClientPickerProps) {
  const named = useNamedClient(value);
  const recordSearch = useRecordSearch({
    value: value ?? '',
    known: named.data,
    optionOf,
  });
  const matches = useClientMatches(recordSearch.search);
  const words = { searching: t('searching'), away: t('clientsAway'), none: t('noneNamed') };
  return (
    <RecordSelect
      label={t('tenant')}
      placeholder={t('anyTenant')}
      recordSearch={recordSearch}
      matches={matches}
      words={words}
      clearable
      onPick={(picked) => onChange(picked?.id)}
    />
  );
}
