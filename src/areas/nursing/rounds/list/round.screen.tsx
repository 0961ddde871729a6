import { Grid, Group, SegmentedControl, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useWards } from '#areas/inpatient/ward-parts.public.ts';
import type { TemperatureUnit } from '#areas/vitals/vital-signs.public.ts';
import {
  Deteriorations,
  RecordForm,
  RoundForm,
  subjectOf,
  useSubject,
  useVitalSignsPage,
  VitalSignsTable,
} from '#areas/vitals/vitals-web.public.ts';
import { AsOf } from '#screens/list/as-of.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { RoundPatient } from '../round.contract.ts';
import { useRound } from '../round.hooks.ts';
import { inRoundOrder, nextInRound, type RoundOrder } from '../round.rules.ts';
import { t } from '../rounds.texts.ts';
import { RoundList } from './round-list.tsx';
import { kindFilters, roundAddress } from './round.address.ts';

/** Recording vital signs on a round, one patient after the other, and the sets that were recorded. */
export function RoundScreen() {
  const list = useListAddress(roundAddress);
  const { patientId, wardId, way } = list.address;
  const wards = useWards().data?.rows ?? [];
  const round = useRound({ wardId });
  const [order, setOrder] = useState<RoundOrder>('bed');
  const rows = inRoundOrder(round.data?.rows ?? [], order);
  const current = rows.find(({ patient }) => patient.id === patientId);
  const subject = useSubject(patientId, current?.patient);
  const query = useVitalSignsPage(list.request);
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <Deteriorations wardId={wardId} />
      <Group mb="md" align="flex-end">
        <FilterSelect
          label={t('ward')}
          all={t('allWards')}
          options={wards.map(({ id, name }) => ({ value: id, label: name }))}
          value={wardId ?? ''}
          onChange={(id) => list.change({ wardId: id || undefined })}
        />
        <SegmentedControl
          aria-label={t('way')}
          data={[
            { value: '', label: t('wayOne') },
            { value: 'rows', label: t('wayRows') },
          ]}
          value={way ?? ''}
          onChange={(next) => list.change({ way: next === 'rows' ? next : undefined })}
        />
      </Group>
      <QueryStatus query={round} failed={t('failedToLoadRound')} />
      <AsOf updatedAt={round.dataUpdatedAt} />
      {way === 'rows' ? (
        round.data && !round.isPlaceholderData && <RoundRows key={wardId ?? ''} rows={rows} />
      ) : (
        <Grid gap="md" mb="lg">
          <Grid.Col span={{ base: 12, md: 4 }}>
            {round.data && (
              <RoundList
                rows={rows}
                now={round.now}
                chosenId={patientId}
                order={order}
                onOrder={setOrder}
                onChoose={({ patient }) => list.filter({ patientId: patient.id })}
              />
            )}
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 8 }}>
            <Recorder
              patientId={patientId}
              rows={rows}
              subject={subject}
              isObstetric={current?.patient.latest?.isObstetric ?? false}
              nextId={patientId && nextInRound(rows, patientId)?.patient.id}
              onPatient={(id) => list.filter({ patientId: id || undefined })}
            />
          </Grid.Col>
        </Grid>
      )}
      <Title order={2} size="h4" mb="sm">
        {t('list')}
      </Title>
      <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
        <FilterSelect
          label={t('listOf')}
          all={t('kind_all')}
          options={kindFilters.map((value) => ({ value, label: t(`kind_${value}`) }))}
          {...list.field('kind')}
        />
        <ListViews list={list} />
      </FilterBar>
      <VitalSignsTable
        query={query}
        paging={list.paging}
        isNarrowed={list.isNarrowed}
        onClear={list.clear}
        subject={patientId ? subject : undefined}
      />
    </>
  );
}

/** A table of more patients than these is a list to scroll and no round. */
const mostRows = 40;

/** The form of the whole round; it keeps the patients with whom it was opened, and begins anew once all are stored. */
function RoundRows({ rows }: { rows: readonly RoundPatient[] }) {
  const [shown, setShown] = useState({ serial: 0, rows });
  if (shown.rows.length === 0) return <Text c="dimmed">{t('roundEmpty')}</Text>;
  if (shown.rows.length > mostRows) return <Text>{t('tooManyRows', { most: mostRows })}</Text>;
  return (
    <RoundForm
      key={shown.serial}
      patients={shown.rows.map(({ patient, bed }) => ({
        patient,
        bedNumber: bed.bedNumber,
        subject: subjectOf(patient.ageMonths, patient.scale),
        isObstetric: patient.latest?.isObstetric ?? false,
        newest: patient.latest,
      }))}
      onRecorded={() => setShown({ serial: shown.serial + 1, rows })}
    />
  );
}

interface RecorderProps {
  patientId: string | undefined;
  rows: readonly RoundPatient[];
  subject: ReturnType<typeof useSubject>;
  isObstetric: boolean;
  nextId: string | undefined;
  onPatient: (patientId: string) => void;
}

/** The form of the patient who is chosen; another patient, and every set that was recorded, begins a new one. */
function Recorder({ patientId, rows, subject, isObstetric, nextId, onPatient }: RecorderProps) {
  const [unit, setUnit] = useState<TemperatureUnit>('C');
  const [form, setForm] = useState({ seen: patientId, patientId: patientId ?? '', serial: 0 });
  if (form.seen !== patientId) {
    // Chosen outside of the form: what was typed for somebody else goes.
    const isOther = form.patientId !== (patientId ?? '');
    const serial = isOther ? form.serial + 1 : form.serial;
    setForm({ seen: patientId, patientId: patientId ?? '', serial });
  }

  /** Who is picked in a form without a patient keeps what was typed; a second choice begins anew. */
  function pick(id: string) {
    const serial = form.patientId === '' ? form.serial : form.serial + 1;
    setForm({ ...form, patientId: id, serial });
    onPatient(id);
  }

  function recorded(isNextWanted: boolean) {
    const next = isNextWanted && nextId !== undefined ? nextId : form.patientId;
    setForm({ ...form, patientId: next, serial: form.serial + 1 });
    if (next !== form.patientId) onPatient(next);
  }

  const known = rows.find(({ patient }) => patient.id === form.patientId)?.patient;
  return (
    <RecordForm
      key={form.serial}
      patientId={form.patientId}
      known={known}
      newest={known?.latest}
      subject={patientId === undefined ? undefined : subject}
      temperatureUnit={unit}
      isObstetric={isObstetric}
      hasNext={nextId !== undefined}
      onPatient={pick}
      onUnit={setUnit}
      onRecorded={recorded}
    />
  );
}
