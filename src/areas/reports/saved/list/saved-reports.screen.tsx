import { useMemo, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { usePerson } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { financialPath, reportsPath } from '../../report/report.paths.ts';
import { t as words } from '../../report/report.texts.ts';
import { shownReports } from '../../report/shown-reports.ts';
import { deleteSavedReport } from '../saved-report.calls.ts';
import type { SavedReport } from '../saved-report.contract.ts';
import { useRefreshSaved, useSavedReports } from '../saved-report.hooks.ts';
import { t } from '../saved-reports.texts.ts';
import { savedReportList } from './saved-report-list.address.ts';

const SavedReportForm = lazyPart(() => import('../form/saved-report-form.tsx'), 'SavedReportForm');

/** The own saved reports and those that others share: opened, changed, deleted. */
export function SavedReportsScreen() {
  const list = useListAddress(savedReportList);
  const query = useSavedReports(list.request);
  const format = useFormat();
  const navigate = useNavigate();
  const { user } = usePerson();
  const refresh = useRefreshSaved();
  const [edited, setEdited] = useState<SavedReport | 'new'>();
  const columns = useMemo(() => columnsOf(format), [format]);
  const removing = useConfirmedWrite<SavedReport, unknown>({
    ask: ({ name }) => ({
      title: t('deleteTitle'),
      message: t('deleteQuestion', { name }),
      confirmLabel: t('delete'),
      isDestructive: true,
    }),
    call: ({ id: savedReportId }, submission) => deleteSavedReport({ savedReportId }, submission),
    done: ({ name }) => t('wasDeleted', { name }),
    failed: () => t('failedToDelete'),
    onSettled: refresh,
  });

  function open({ report, range, filters }: SavedReport): void {
    if (report === 'financial') void navigate({ to: financialPath, search: { range } });
    else void navigate({ to: reportsPath, search: { tab: report, range, ...filters } });
  }

  function actionsOf(saved: SavedReport): RowAction[] {
    const opening: RowAction = { label: t('open'), icon: 'chart', onClick: () => open(saved) };
    if (saved.owner.id !== user.id) return [opening];
    return [
      opening,
      { label: t('edit'), icon: 'edit', onClick: () => setEdited(saved) },
      {
        label: t('delete'),
        icon: 'trash',
        isDestructive: true,
        isBusy: removing.busyId === saved.id,
        onClick: () => void removing.start(saved),
      },
    ];
  }

  return (
    <>
      <BackLink to={reportsPath} label={t('back')} />
      <PageHeader title={t('title')} description={t('lead')} />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={actionsOf}
        shown={(count) => t('shown', { count })}
        none={{ title: t('none'), icon: 'chart', hint: t('noneYet'), narrowedHint: t('noneYet') }}
        errorMessage={t('failedToLoad')}
      />
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(saved, dialog) => saved && <SavedReportForm subject={saved} {...dialog} />}
      </EditedRecord>
    </>
  );
}

function columnsOf({ dateTime }: Format): ListColumn<SavedReport>[] {
  return [
    { id: 'name', title: t('name'), render: ({ name }) => name },
    { id: 'report', title: t('report'), render: ({ report }) => shownReports[report].say('title') },
    { id: 'range', title: t('range'), render: ({ range }) => words(`range_${range}`) },
    {
      id: 'filters',
      title: t('filters'),
      render: ({ filters }) => {
        const count = Object.keys(filters).length;
        return count === 0 ? t('notNarrowed') : t('narrowed', { count });
      },
    },
    {
      id: 'owner',
      title: t('owner'),
      render: ({ owner, isShared }) => (isShared ? `${owner.name} (${t('shared')})` : owner.name),
    },
    { id: 'schedule', title: t('schedule'), render: scheduleWords },
    {
      id: 'last',
      title: t('last'),
      render: ({ last }) => last && t(`outcome_${last.outcome}`, { at: dateTime(last.at) }),
    },
  ];
}

function scheduleWords({ every, day, time }: SavedReport): string {
  if (every === 'never') return t('every_never');
  if (every === 'month') return t('monthly', { day, time });
  return t('weekly', { day: t(`weekday_${day as 1}`), time });
}
