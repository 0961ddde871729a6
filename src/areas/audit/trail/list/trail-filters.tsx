import { NativeSelect, Pill } from '@mantine/core';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { useAuditChoices } from '../../audit/audit.hooks.ts';
import { t } from '../audit-trail.texts.ts';
import { shortId, wordsOf } from '../audit-entry.words.ts';
import { useResourceWords } from '../use-record-kind.ts';
import { PersonPicker } from './person-picker.tsx';
import { filterOf, isPeriodRefused, type TrailAddress } from './trail-list.address.ts';

type Change = { [Key in keyof TrailAddress]?: TrailAddress[Key] | undefined };

export interface TrailFiltersProps {
  address: TrailAddress;
  onChange: (change: Change) => void;
}

const nothing = {
  userId: undefined,
  resource: undefined,
  resourceId: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
} satisfies Change;

/** Person, kind of record, action and period; a change leads to the first page. */
export function TrailFilters({ address, onChange }: TrailFiltersProps) {
  const { data } = useAuditChoices();
  const resourceWords = useResourceWords();
  const change = (next: Change) => onChange({ ...next, after: undefined });
  return (
    <FilterBar isFiltered={Object.keys(filterOf(address)).length > 0} onClear={() => change(nothing)}>
      <PersonPicker value={address.userId} onChange={(userId) => change({ userId })} />
      <NativeSelect
        label={t('recordType')}
        value={address.resource ?? ''}
        data={[
          { value: '', label: t('allTypes') },
          ...optionsOf(data?.resources, address.resource, resourceWords),
        ]}
        onChange={({ currentTarget }) =>
          change({ resource: currentTarget.value || undefined, resourceId: undefined })
        }
      />
      <NativeSelect
        label={t('action')}
        value={address.action ?? ''}
        data={[{ value: '', label: t('allActions') }, ...optionsOf(data?.actions, address.action, wordsOf)]}
        onChange={({ currentTarget }) => change({ action: currentTarget.value || undefined })}
      />
      <DateField
        label={t('from')}
        value={address.from ?? ''}
        onChange={({ currentTarget }) => change({ from: currentTarget.value || undefined })}
      />
      <DateField
        label={t('to')}
        value={address.to ?? ''}
        error={isPeriodRefused(address) && t('periodRefused')}
        onChange={({ currentTarget }) => change({ to: currentTarget.value || undefined })}
      />
      {address.resourceId && (
        <Pill
          size="lg"
          withRemoveButton
          onRemove={() => change({ resourceId: undefined })}
          removeButtonProps={{ 'aria-label': t('allTypes'), 'aria-hidden': false, tabIndex: 0 }}
        >
          {t('recordFilter', { id: shortId(address.resourceId) })}
        </Pill>
      )}
    </FilterBar>
  );
}

function optionsOf(
  known: readonly string[] | undefined,
  chosen: string | undefined,
  label: (value: string) => string,
) {
  const values = new Set([...(known ?? []), ...(chosen ? [chosen] : [])]);
  return [...values].map((value) => ({ value, label: label(value) }));
}
