import { Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useWards } from '#areas/inpatient/ward-parts.public.ts';
import { useMay } from '#client/session.ts';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { AdministerForm } from '../../administration/form/administer-form.tsx';
import { PatientDay } from '../detail/patient-day.tsx';
import type { GridDose, GridRow, GridScope } from '../mar.contract.ts';
import { type DoseAsked, useMarGrid } from '../mar.hooks.ts';
import { dueSoon, marFigures } from '../mar.rules.ts';
import { t } from '../mar.texts.ts';
import { marAddress } from './mar.address.ts';
import { DoseKey, MarGrid } from './mar-grid.tsx';

/** The medication administration record of a ward, or of one patient on a day. */
export function MarScreen() {
  const list = useListAddress(marAddress);
  const { wardId, patients, admissionId, day, give, asNeeded } = list.address;
  const mayGive = useMay()('mar.admin');
  const [pressed, setPressed] = useState<DoseAsked>();
  // The address opens the form of a dose that the server has refused.
  const asked = pressed ?? askedBy(give, asNeeded);
  const show = (id: string | undefined, of?: string) => list.change({ admissionId: id, day: of });
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      {admissionId === undefined ? (
        <WardView
          list={list}
          wardId={wardId}
          scope={patients ?? 'all'}
          onPatient={(row) => show(row.admissionId)}
          onDose={(row, dose) =>
            mayGive && isOpen(dose) ? setPressed({ doseId: dose.id }) : show(row.admissionId)
          }
        />
      ) : (
        <PatientDay
          admissionId={admissionId}
          day={day}
          onDay={(of) => show(admissionId, of)}
          onBack={() => show(undefined)}
          onGive={setPressed}
        />
      )}
      {mayGive && asked && (
        <AdministerForm
          key={asked.doseId ?? asked.doseLineId}
          asked={asked}
          onClose={() => {
            setPressed(undefined);
            if (give ?? asNeeded) list.change({ give: undefined, asNeeded: undefined });
          }}
        />
      )}
    </>
  );
}

function askedBy(doseId: string | undefined, doseLineId: string | undefined): DoseAsked | undefined {
  if (doseId !== undefined) return { doseId };
  return doseLineId === undefined ? undefined : { doseLineId };
}

/** What somebody can still decide on. */
function isOpen({ status }: GridDose): boolean {
  return status === 'scheduled' || status === 'missed';
}

interface WardViewProps {
  list: ReturnType<typeof useListAddress<(typeof marAddress)['parts']>>;
  wardId: string | undefined;
  scope: GridScope;
  onPatient: (row: GridRow) => void;
  onDose: (row: GridRow, dose: GridDose) => void;
}

function WardView({ list, wardId, scope, onPatient, onDose }: WardViewProps) {
  const wards = useWards().data?.rows ?? [];
  const isWide = useMediaQuery('(min-width: 75em)');
  const query = useMarGrid(wardId, scope);
  const { data, isPending } = query;
  return (
    <>
      <Figures rows={data?.rows ?? []} now={data?.now ?? ''} isPending={isPending} />
      <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
        <FilterSelect
          label={t('ward')}
          all={t('allWards')}
          options={wards.map(({ id, name }) => ({ value: id, label: name }))}
          {...list.field('wardId')}
        />
        <FilterSelect
          label={t('whose')}
          all={t('back')}
          options={[{ value: 'mine', label: t('mine') }]}
          {...list.field('patients')}
        />
        <ListViews list={list} />
      </FilterBar>
      <QueryStatus query={query} failed={t('failedToLoad')} lines={8} />
      {data && (
        <>
          {isWide || <DueSoon rows={data.rows} now={data.now} onDose={onDose} />}
          {data.rows.length === 0 ? (
            <Text c="dimmed">{t(scope === 'mine' ? 'emptyMine' : 'empty')}</Text>
          ) : (
            <MarGrid {...data} onPatient={onPatient} onDose={onDose} />
          )}
          {/* The table tells of the same by its colours, and shows a ward without scrolling. */}
          {isWide && <DueSoon rows={data.rows} now={data.now} onDose={onDose} />}
        </>
      )}
    </>
  );
}

function Figures({ rows, now, isPending }: { rows: readonly GridRow[]; now: string; isPending: boolean }) {
  const { number } = useFormat();
  const figures = marFigures(rows, now);
  return (
    <StatCardRow label={t('figures')}>
      <StatCard label={t('patients')} value={number(figures.patients)} icon="users" isLoading={isPending} />
      <StatCard
        label={t('overdueCount')}
        value={number(figures.overdue)}
        icon="alert"
        tone="danger"
        isLoading={isPending}
      />
      <StatCard
        label={t('dueCount')}
        value={number(figures.due)}
        icon="clock"
        tone="info"
        isLoading={isPending}
      />
      <StatCard
        label={t('givenCount')}
        value={number(figures.given)}
        icon="check"
        tone="success"
        isLoading={isPending}
      />
    </StatCardRow>
  );
}

interface DueSoonProps {
  rows: readonly GridRow[];
  now: string;
  onDose: (row: GridRow, dose: GridDose) => void;
}

/** The next doses, at most five. */
function DueSoon({ rows, now, onDose }: DueSoonProps) {
  const next = dueSoon(rows, now);
  return (
    <Paper withBorder p="sm" my="md" component="section" aria-labelledby="due-soon">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5" id="due-soon">
          {t('dueSoon')}
        </Title>
      </Group>
      {next.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('nothingDue')}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 5 }} spacing="xs">
        {next.map(({ row, dose }) => (
          <div key={dose.id}>
            <Text size="xs" fw={600}>
              {`${row.bed.bedNumber} · ${row.patient.firstName} ${row.patient.lastName}`}
            </Text>
            <DoseKey row={row} dose={dose} now={now} onPress={() => onDose(row, dose)} />
          </div>
        ))}
      </SimpleGrid>
    </Paper>
  );
}
