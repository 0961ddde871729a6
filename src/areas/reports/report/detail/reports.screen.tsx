import { Tabs } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { oneOf } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { useToday } from '#client/use-today.ts';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { AccessMessage } from '#ui/state/access-message.tsx';
import { CrashBoundary } from '#ui/state/crash/crash-boundary.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { SaveReport } from '../../saved/form/save-report.tsx';
import { ExportReport } from '../export/export-report.tsx';
import { financialPath, reportsPath } from '../report.paths.ts';
import {
  type FilterId,
  filterIds,
  reportFilters,
  type ReportId,
  reportIds,
  reportNeeds,
} from '../report.contract.ts';
import { useReport } from '../report.hooks.ts';
import { t } from '../report.texts.ts';
import { shownReports } from '../shown-reports.ts';
import { type RangeChoice, RangeFields } from './range-fields.tsx';
import { ReportView } from './report-view.tsx';
import { daysOfAddress, type ReportsAddress, reportsAddress } from './reports.address.ts';

/** The reports of the hospital in tabs, each for those who may read what it is made of. */
export function ReportsScreen() {
  const navigate = useNavigate();
  const may = useMay();
  const { pathname } = useLocation();
  const { address } = useListAddress(reportsAddress);
  const isFinancial = pathname === financialPath;
  const open: ReportId = isFinancial ? 'financial' : address.tab;
  const mayOpen = (id: ReportId) => {
    const needs = reportNeeds[id];
    return needs === null || may(needs);
  };

  function choose(next: string | null) {
    const chosen = oneOf(reportIds, next);
    if (!chosen || chosen === open) return;
    const { range, from, to } = address;
    const days = { range, ...(range === 'own' && { from, to }) };
    // The financial report has an address of its own.
    if (chosen === 'financial') void navigate({ to: financialPath, search: days });
    else void navigate({ to: reportsPath, search: { tab: chosen, ...days } });
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={mayOpen(open) && <ExportOfAddress report={open} />}
      />
      {/* With the arrow keys one looks around; Enter and Space open, because a tab fetches. */}
      <Tabs value={open} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
        <Tabs.List aria-label={t('tabs')} mb="lg">
          {reportIds.filter(mayOpen).map((id) => (
            <Tabs.Tab key={id} value={id}>
              {shownReports[id].say('title')}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {mayOpen(open) && (
          <Tabs.Panel value={open}>
            <CrashBoundary>
              <OpenReport key={open} id={open} />
            </CrashBoundary>
          </Tabs.Panel>
        )}
      </Tabs>
      {!mayOpen(open) && <AccessMessage reason="denied" />}
    </>
  );
}

/** What the address narrows a report to: a tab that is opened with a filter of another one shows all. */
function chosenIn(address: ReportsAddress, id: ReportId): Partial<Record<FilterId, string>> {
  const filters = reportFilters[id] ?? [];
  return Object.fromEntries(
    filters.flatMap((name) => (address[name] ? [[name, address[name]] as const] : [])),
  );
}

/** What the address asks for, as the call takes it. */
function useAsked(id: ReportId) {
  const { address } = useListAddress(reportsAddress);
  const today = useToday();
  return { report: id, ...daysOfAddress(address, today), ...chosenIn(address, id) };
}

function ExportOfAddress({ report }: { report: ReportId }) {
  const asked = useAsked(report);
  const { address } = useListAddress(reportsAddress);
  const range = address.range === 'own' ? 'last-month' : address.range;
  return (
    <>
      <SaveReport subject={{ report, range, filters: chosenIn(address, report) }} />
      <ExportReport asked={asked} shown={shownReports[report]} />
    </>
  );
}

function OpenReport({ id }: { id: ReportId }) {
  const { address, change } = useListAddress(reportsAddress);
  const asked = useAsked(id);
  const query = useReport(asked);
  const { data, isError, isFetching, refetch } = query;

  function generate({ range, from, to, chosen }: RangeChoice) {
    const isOwn = range === 'own';
    const next = {
      range,
      from: isOwn ? from : undefined,
      to: isOwn ? to : undefined,
      ...Object.fromEntries(filterIds.map((name) => [name, chosen[name] || undefined])),
    };
    const isShown = Object.entries(next).every(
      ([name, value]) => address[name as keyof ReportsAddress] === value,
    );
    if (isShown) void refetch();
    else change(next, { replace: false });
  }

  return (
    <>
      <RangeFields
        key={JSON.stringify(asked)}
        initial={{
          range: address.range,
          from: asked.from,
          to: asked.to,
          chosen: chosenIn(address, id),
        }}
        filters={data?.filters ?? []}
        isReading={isFetching}
        onGenerate={generate}
      />
      <QueryStatus query={query} failed={t('failedToLoad')} lines={8} />
      {data && !isError && (
        <ReportView
          report={data}
          shown={shownReports[id]}
          onShowLastMonth={() => change({ range: 'last-month', from: undefined, to: undefined })}
        />
      )}
    </>
  );
}
