import { Pill } from '@mantine/core';
import { FilterDates } from '#screens/list/filter-dates.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { messageWords } from '#ui/form/issue-words.ts';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { useAuditChoices } from '../../audit/audit.hooks.ts';
import { shortId, wordsOf } from '../audit-entry.words.ts';
import { issue } from '../audit-trail.issues.ts';
import { t } from '../audit-trail.texts.ts';
import { useResourceWords } from '../use-record-kind.ts';
import { PersonPicker } from './person-picker.tsx';
import { isPeriodReversed, type TrailListState } from './trail-list.address.ts';

/** Person, kind of record, action and period; a change leads to the first page. */
export function TrailFilters({
  list,
  recordName,
}: {
  list: TrailListState;
  recordName?: string | undefined;
}) {
  const { data } = useAuditChoices();
  const resourceWords = useResourceWords();
  const { address, filter } = list;
  return (
    <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
      <PersonPicker value={address.userId} onChange={(userId) => filter({ userId })} />
      <FilterSelect
        label={t('recordType')}
        all={t('allTypes')}
        options={optionsOf(data?.resources, address.resource, resourceWords)}
        value={address.resource ?? ''}
        onChange={(resource) => filter({ resource: resource || undefined, resourceId: undefined })}
      />
      <FilterSelect
        label={t('action')}
        all={t('allActions')}
        options={optionsOf(data?.actions, address.action, wordsOf)}
        {...list.field('action')}
      />
      <FilterDates
        from={list.field('from')}
        to={list.field('to')}
        {...(isPeriodReversed(address) && { toError: messageWords(issue('periodReversed')) })}
      />
      {address.resourceId && (
        <Pill
          size="lg"
          withRemoveButton
          onRemove={() => filter({ resourceId: undefined })}
          removeButtonProps={{ 'aria-label': t('allTypes'), 'aria-hidden': false, tabIndex: 0 }}
        >
          {recordName
            ? t('recordNamed', { name: recordName })
            : t('recordFilter', { id: shortId(address.resourceId) })}
        </Pill>
      )}
      <ListViews list={list} />
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
