import { Button, SegmentedControl, SimpleGrid, Text } from '@mantine/core';
import { useWards } from '#areas/inpatient/ward-parts.public.ts';
import { Deteriorations } from '#areas/vitals/vitals-web.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { useFluidRound } from '../fluids/fluid.hooks.ts';
import { WaitingHandovers } from '../handover/list/waiting-handovers.tsx';
import type { RoundPatient } from '../rounds/round.contract.ts';
import { useRound } from '../rounds/round.hooks.ts';
import { inRoundOrder } from '../rounds/round.rules.ts';
import { useOwnShift } from '../shifts/shift.hooks.ts';
import { HoursTable } from './hours-table.tsx';
import { type DashboardView, dashboardViews, nursingDashboard } from './nursing-dashboard.address.ts';
import { t } from './nursing-dashboard.texts.ts';
import { PatientCard } from './patient-card.tsx';
import { roundFigures } from './round-figures.ts';

/** Whose patients are shown: those of one's own shift, else those of the ward one worked in last. */
export function NursingDashboardScreen() {
  const own = useOwnShift();
  if (own.isPending) return <LoadingSkeleton lines={6} />;
  const { shift = null, lastWardId = null } = own.data ?? {};
  return <Dashboard shiftId={shift?.id} lastWardId={lastWardId ?? undefined} />;
}

interface DashboardProps {
  shiftId: string | undefined;
  lastWardId: string | undefined;
}

function Dashboard({ shiftId, lastWardId }: DashboardProps) {
  const list = useListAddress(nursingDashboard);
  const view = viewOf(list.address, shiftId);
  const wardId = view === 'mine' ? undefined : (list.address.wardId ?? (shiftId ? undefined : lastWardId));
  const wards = useWards().data?.rows ?? [];
  const query = useRound({
    wardId,
    scope: view === 'mine' ? 'mine' : 'all',
  });
  const { data, now, isPending } = query;
  const rows = inRoundOrder(data?.rows ?? [], view === 'hours' ? 'bed' : 'due');
  const fluids = useFluidRound(wardId).data?.rows ?? [];
  const fluidsOf = (admissionId: string) => fluids.find((one) => one.admissionId === admissionId);
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} actions={<ShiftButton shiftId={shiftId} />} />
      <Deteriorations wardId={wardId} />
      <WaitingHandovers />
      <Figures rows={rows} now={now} isPending={isPending} />
      <SegmentedControl
        fullWidth
        mb="sm"
        aria-label={t('show')}
        data={dashboardViews.map((value) => ({ value, label: t(`show_${value}`) }))}
        value={view}
        onChange={(next) => list.change({ show: next })}
      />
      {view !== 'mine' && (
        <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
          <FilterSelect
            label={t('ward')}
            all={t('allWards')}
            options={wards.map(({ id, name }) => ({ value: id, label: name }))}
            value={wardId ?? ''}
            onChange={(id) => list.change({ wardId: id || undefined, show: view })}
          />
        </FilterBar>
      )}
      <QueryStatus query={query} failed={t('failedToLoad')} lines={6} />
      {data && rows.length === 0 && <Text c="dimmed">{t(view === 'mine' ? 'noPatients' : 'empty')}</Text>}
      {view === 'hours' ? (
        <HoursTable rows={rows} now={now} />
      ) : (
        <SimpleGrid component="section" aria-label={t('cards')} cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
          {rows.map((row) => (
            <PatientCard key={row.admissionId} row={row} now={now} fluids={fluidsOf(row.admissionId)} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

/** What the address asks for; without a word, one's own patients while a shift runs and no ward is named. */
function viewOf(
  { show, wardId }: { show: DashboardView | undefined; wardId: string | undefined },
  shiftId: string | undefined,
): DashboardView {
  return show ?? (shiftId !== undefined && wardId === undefined ? 'mine' : 'ward');
}

/** The way to one's own shift, or to starting one. */
function ShiftButton({ shiftId }: { shiftId: string | undefined }) {
  const may = useMay();
  if (!may(['nursing.write', 'shifts.manage'])) return null;
  const to = shiftId ? `/dashboard/nursing/shifts/${shiftId}` : '/dashboard/nursing/shifts';
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to={to} />}>
      {t(shiftId ? 'myShift' : 'startShift')}
    </Button>
  );
}

interface FiguresProps {
  rows: readonly RoundPatient[];
  now: string;
  isPending: boolean;
}

function Figures({ rows, now, isPending }: FiguresProps) {
  const { number } = useFormat();
  const figures = roundFigures(rows, now);
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard label={t('patients')} value={number(figures.patients)} icon="users" {...card} />
      <StatCard label={t('overdue')} value={number(figures.overdue)} icon="clock" tone="danger" {...card} />
      <StatCard
        label={t('tasksOpen')}
        value={number(figures.overdueTasks)}
        icon="check"
        tone="danger"
        {...card}
      />
      <StatCard
        label={t('highScores')}
        value={number(figures.highScores)}
        icon="alert"
        tone="warning"
        {...card}
      />
      <StatCard
        label={t('abnormal')}
        value={number(figures.abnormal)}
        icon="heart"
        tone="warning"
        {...card}
      />
      <StatCard label={t('neverSeen')} value={number(figures.neverSeen)} icon="heart" tone="info" {...card} />
    </StatCardRow>
  );
}
