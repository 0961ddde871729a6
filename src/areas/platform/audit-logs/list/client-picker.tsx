import { Select } from '@mantine/core';
import { useRecordSearch } from '#screens/form/use-record-search.ts';
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
  const { search, selectProps, choose } = useRecordSearch({
    value: value ?? '',
    known: named.data,
    optionOf,
  });
  const matches = useClientMatches(search);
  const words = { searching: t('searching'), away: t('clientsAway'), none: t('noneNamed') };
  return (
    <Select
      label={t('tenant')}
      placeholder={t('anyTenant')}
      {...selectProps(matches, words)}
      clearable
      onChange={(id) => {
        choose(id, matches);
        onChange(id ?? undefined);
      }}
    />
  );
}
