import { Alert, Paper, Stack } from '@mantine/core';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { StatusFigures } from '#screens/papers/list/status-figures.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { ListFooter } from '#ui/list/list-footer.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { CaseFilter } from '../../papers/form/case-filter.tsx';
import { checklistStatuses } from '../checklist.contract.ts';
import { useChecklistCounts, useChecklistPage } from '../checklist.hooks.ts';
import { t } from '../checklists.texts.ts';
import { ChecklistCard } from './checklist-card.tsx';
import { MissingChecklist } from './missing-checklist.tsx';
import { checklistList } from './checklist-list.address.ts';

/** Safety checklists of surgical cases as cards, the newest first. */
export function ChecklistsScreen() {
  const list = useListAddress(checklistList);
  const query = useChecklistPage(list.request);
  const { data } = query;
  const { caseId } = list.address;
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <Alert color="blue" icon={<Icon name="shield" />} title={t('banner')} mb="md">
        {t('bannerDetail')}
      </Alert>
      <Figures />
      <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
        <CaseFilter
          value={caseId}
          known={data?.rows.find((row) => row.case.id === caseId)?.case}
          onChange={(next) => list.filter({ caseId: next })}
        />
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={checklistStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
        <ListViews list={list} />
      </FilterBar>
      <QueryStatus query={query} failed={t('failedToLoad')} lines={12} />
      {data && (
        <Stack gap="md">
          {data.rows.map((checklist) => (
            <ChecklistCard key={checklist.id} checklist={checklist} />
          ))}
          <Paper withBorder>
            {data.rows.length === 0 && caseId && !list.address.status && <MissingChecklist caseId={caseId} />}
            {data.rows.length === 0 && !(caseId && !list.address.status) && (
              <ListEmpty
                title={t('noneFound')}
                icon="shield"
                hint={t('noneYet')}
                narrowedHint={t('noneMatch')}
                isNarrowed={list.isNarrowed}
                onClear={list.clear}
                after={list.paging.cursor}
              />
            )}
            {(data.rows.length > 0 || list.paging.cursor !== undefined) && (
              <ListFooter
                caption={t('title')}
                summary={t('shown', { count: data.rows.length })}
                paging={list.paging}
                nextCursor={data.nextCursor}
              />
            )}
          </Paper>
        </Stack>
      )}
    </>
  );
}

function Figures() {
  const { data, isPending } = useChecklistCounts();
  return (
    <StatusFigures
      label={t('figures')}
      isPending={isPending}
      figures={[
        { label: t('pending'), value: data?.pending, icon: 'clock', tone: 'warning' },
        { label: t('completed'), value: data?.completed, icon: 'check', tone: 'info' },
        { label: t('verified'), value: data?.verified, icon: 'shield', tone: 'success' },
        { label: t('total'), value: data?.total, icon: 'clipboard' },
      ]}
    />
  );
}
