import { useMemo } from 'react';
import { actionTone, useResourceWords, wordsOf } from '#areas/audit/audit-web.public.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterDates } from '#screens/list/filter-dates.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { messageWords } from '#ui/form/issue-words.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { activityDays } from '../../counting/counting.rules.ts';
import { t } from '../audit-logs.texts.ts';
import type { ClientActivity } from '../client-activity.contract.ts';
import { useActivityChoices, useClientActivity } from '../client-activity.hooks.ts';
import { issue } from '../client-activity.issues.ts';
import {
  activityList,
  type ActivityListState,
  askedAddress,
  isPeriodReversed,
} from './activity-list.address.ts';
import { ClientPicker } from './client-picker.tsx';

type Words = (resource: string) => string;

/** How often what was done in which hospital: days, actions and kinds of record, never whose. */
export function ActivityPanel() {
  const format = useFormat();
  const resourceWords = useResourceWords();
  const list = useListAddress(activityList);
  const query = useClientActivity(activityList.requestOf(askedAddress(list.address)));
  const columns = useMemo(() => columnsOf(format, resourceWords), [format, resourceWords]);
  return (
    <>
      <ActivityFilters list={list} resourceWords={resourceWords} />
      <AddressedList
        list={list}
        caption={t('tab_hospitals')}
        query={query}
        columns={columns}
        rowName={({ action, resource, clientName: name, day }) =>
          t('rowName', {
            action: wordsOf(action),
            resource: resourceWords(resource),
            name,
            day: format.date(day),
          })
        }
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'eye',
          hint: t('noneYet', { days: activityDays }),
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      />
    </>
  );
}

function columnsOf({ date, number }: Format, resourceWords: Words): ListColumn<ClientActivity>[] {
  return [
    { id: 'day', title: t('day'), render: ({ day }) => date(day) },
    { id: 'tenant', title: t('tenant'), render: ({ clientName }) => clientName },
    {
      id: 'action',
      title: t('action'),
      render: ({ action }) => <StatusBadge tone={actionTone(action)}>{wordsOf(action)}</StatusBadge>,
    },
    { id: 'resource', title: t('resource'), render: ({ resource }) => resourceWords(resource) },
    { id: 'entries', title: t('entries'), render: ({ entries }) => number(entries) },
  ];
}

function ActivityFilters({ list, resourceWords }: { list: ActivityListState; resourceWords: Words }) {
  const { data } = useActivityChoices();
  const { address, filter } = list;
  return (
    <FilterBar isFiltered={list.isNarrowed} onClear={list.clear}>
      <ClientPicker value={address.clientId} onChange={(clientId) => filter({ clientId })} />
      <FilterSelect
        label={t('action')}
        all={t('allActions')}
        options={optionsOf(data?.actions, address.action, wordsOf)}
        {...list.field('action')}
      />
      <FilterSelect
        label={t('recordType')}
        all={t('allTypes')}
        options={optionsOf(data?.resources, address.resource, resourceWords)}
        {...list.field('resource')}
      />
      <FilterDates
        from={list.field('from')}
        to={list.field('to')}
        {...(isPeriodReversed(address) && { toError: messageWords(issue('periodReversed')) })}
      />
      <ListViews list={list} />
    </FilterBar>
  );
}

function optionsOf(known: readonly string[] | undefined, chosen: string | undefined, label: Words) {
  const values = new Set([...(known ?? []), ...(chosen ? [chosen] : [])]);
  return [...values].map((value) => ({ value, label: label(value) }));
}
