import { Button, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { precautionWord, useWards } from '#areas/inpatient/inpatient-web.public.ts';
import { useMay } from '#client/session.ts';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { DueWords, ScoreBadge } from '../rounds/list/round-list.tsx';
import type { RoundPatient } from '../rounds/round.contract.ts';
import { useRound } from '../rounds/round.hooks.ts';
import { inRoundOrder } from '../rounds/round.rules.ts';
import { nursingDashboard } from './nursing-dashboard.address.ts';
import { t } from './nursing-dashboard.texts.ts';
import { roundFigures } from './round-figures.ts';

/** The patients of a ward at a glance: their scores, what is due, and what to be careful of. */
export function NursingDashboardScreen() {
  const list = useListAddress(nursingDashboard);
  const { wardId } = list.address;
  const wards = useWards().data?.rows ?? [];
  const { data, now, isPending, isError, isFetching, refetch } = useRound(wardId);
  const rows = inRoundOrder(data?.rows ?? [], 'due');
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <Figures rows={rows} now={now} isPending={isPending} />
      <FilterBar isFiltered={list.isNarrowed} onClear={list.clear}>
        <FilterSelect
          label={t('ward')}
          all={t('allWards')}
          options={wards.map(({ id, name }) => ({ value: id, label: name }))}
          {...list.field('wardId')}
        />
      </FilterBar>
      {isPending && <LoadingSkeleton lines={6} />}
      {isError && <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />}
      {data && rows.length === 0 && <Text c="dimmed">{t('empty')}</Text>}
      <SimpleGrid component="section" aria-label={t('cards')} cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
        {rows.map((row) => (
          <PatientCard key={row.admissionId} row={row} now={now} />
        ))}
      </SimpleGrid>
    </>
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
  return (
    <StatCardRow label={t('figures')}>
      <StatCard label={t('patients')} value={number(figures.patients)} icon="users" isLoading={isPending} />
      <StatCard
        label={t('overdue')}
        value={number(figures.overdue)}
        icon="clock"
        tone="danger"
        isLoading={isPending}
      />
      <StatCard
        label={t('highScores')}
        value={number(figures.highScores)}
        icon="alert"
        tone="warning"
        isLoading={isPending}
      />
      <StatCard
        label={t('neverSeen')}
        value={number(figures.neverSeen)}
        icon="heart"
        tone="info"
        isLoading={isPending}
      />
    </StatCardRow>
  );
}

function PatientCard({ row, now }: { row: RoundPatient; now: string }) {
  const may = useMay();
  const { patient, bed, precautions } = row;
  const name = `${patient.firstName} ${patient.lastName}`;
  return (
    <Paper component="article" withBorder p="sm" aria-label={name}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {t('place', { bed: bed.bedNumber, ward: bed.wardName })}
          </Text>
        </div>
        <ScoreBadge row={row} />
      </Group>
      <Group gap={4} my={6}>
        <DueWords row={row} now={now} />
        {precautions.map((one) => (
          <StatusBadge key={one} tone="warning">
            {precautionWord(one)}
          </StatusBadge>
        ))}
      </Group>
      <Group gap="xs">
        {may('vitals.write') && (
          <Button
            size="compact-md"
            variant="light"
            aria-label={t('recordOf', { patient: name })}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/dashboard/nursing/vitals"
                search={{ patientId: patient.id, wardId: bed.wardId }}
              />
            )}
          >
            {t('record')}
          </Button>
        )}
        <Button
          size="compact-md"
          variant="default"
          aria-label={t('chartOf', { patient: name })}
          renderRoot={(props) => <Link {...props} to={`/dashboard/patients/${patient.id}/vital-signs`} />}
        >
          {t('chart')}
        </Button>
      </Group>
    </Paper>
  );
}
