import { Tabs } from '@mantine/core';
import { useMemo } from 'react';
import { useMay } from '#client/session.ts';
import { FilterDates } from '#screens/list/filter-dates.tsx';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { StatusFilter } from '#screens/papers/list/status-filter.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { stethoscopeIcon } from '../../consultations.icons.ts';
import { consultationViews, listedStatuses } from '../consultation.contract.ts';
import { useConsultationPage } from '../consultation.hooks.ts';
import { patientName } from '../consultation.words.ts';
import { t } from '../consultations.texts.ts';
import { consultationColumns } from './consultation-columns.tsx';
import { consultationList, type ConsultationListState } from './consultation-list.address.ts';

const hints = { today: 'noneToday', drafts: 'noneToSign', all: 'noneYet' } as const;

/** One's own of today, those to be signed, and all. */
export function ConsultationsScreen() {
  const mayWrite = useMay()('emr.write');
  const list = useListAddress(consultationList);
  // Who writes none has none of their own.
  const view = mayWrite ? list.address.view : 'all';
  return (
    <>
      <PageHeader title={t('title')} />
      {mayWrite ? (
        <Tabs
          value={view}
          onChange={(next) =>
            list.filter({
              view: consultationViews.find((one) => one === next),
              from: undefined,
              to: undefined,
            })
          }
        >
          <Tabs.List aria-label={t('views')} mb="sm">
            {consultationViews.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`view_${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {consultationViews.map((one) => (
            <Tabs.Panel key={one} value={one}>
              {one === view && <ConsultationTable list={list} view={view} />}
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : (
        <ConsultationTable list={list} view={view} />
      )}
    </>
  );
}

interface TableProps {
  list: ConsultationListState;
  view: (typeof consultationViews)[number];
}

function ConsultationTable({ list, view }: TableProps) {
  const format = useFormat();
  const query = useConsultationPage({ ...list.request, view });
  const columns = useMemo(() => consultationColumns(format), [format]);
  const { from, to, status, patientId } = list.address;
  const isNarrowed = [from, to, status, patientId].some((part) => part !== undefined);
  const clear = () =>
    list.filter({ from: undefined, to: undefined, status: undefined, patientId: undefined });
  return (
    <>
      {view === 'all' && (
        <FilterBar isFiltered={isNarrowed} setCount={list.setCount} onClear={clear}>
          <StatusFilter words={t} statuses={listedStatuses} {...list.field('status')} />
          <FilterDates from={list.field('from')} to={list.field('to')} />
          <ListViews list={list} />
        </FilterBar>
      )}
      <DataList
        caption={t(`view_${view}`)}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ patient }) => patientName(patient)}
        paging={list.paging}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={
          <ListEmpty
            title={t('noneFound')}
            icon={stethoscopeIcon}
            hint={t(hints[view])}
            narrowedHint={t('noneMatch')}
            isNarrowed={view === 'all' && isNarrowed}
            onClear={clear}
            after={list.address.after}
          />
        }
        errorMessage={t('failedToLoad')}
      />
    </>
  );
}
