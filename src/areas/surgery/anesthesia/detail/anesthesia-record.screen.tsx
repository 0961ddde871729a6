import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { caseName } from '../../papers/paper-case.words.ts';
import { CaseSafetyLine } from '../../safety/safety-line.tsx';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { useAnesthesia } from '../anesthesia.hooks.ts';
import { t } from '../anesthesia.texts.ts';
import { anesthesiaTone } from '../anesthesia.words.ts';
import { AnesthesiaChart } from '../chart/anesthesia-chart.tsx';
import { EventEntry } from '../form/event-entry.tsx';
import { FluidEntry } from '../form/fluid-entry.tsx';
import { MedicationEntry } from '../form/medication-entry.tsx';
import { RecoveryEntry } from '../form/recovery-entry.tsx';
import { VitalsEntry } from '../form/vitals-entry.tsx';
import { ChartEntries } from './chart-entries.tsx';
import { ChartTotals } from './chart-totals.tsx';
import { RecordFacts } from './record-facts.tsx';

const RecordForm = lazy(async () => ({ default: (await import('../form/record-form.tsx')).RecordForm }));
const CompleteForm = lazy(async () => ({
  default: (await import('../form/complete-form.tsx')).CompleteForm,
}));
const StartForm = lazy(async () => ({ default: (await import('../form/start-form.tsx')).StartForm }));
const AnesthesiaPrint = lazy(async () => ({
  default: (await import('../print/anesthesia-print.tsx')).AnesthesiaPrint,
}));

const back = <BackLink to="/dashboard/surgery/anesthesia" label={t('back')} />;

/** One anesthesia record with its chart. */
export function AnesthesiaRecordScreen() {
  const anesthesiaId = useRouteParameter('anesthesiaId');
  return (
    <OpenedRecord
      query={useAnesthesia(anesthesiaId)}
      missing={{ icon: 'heart', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToLoad')}
    >
      {(record) => <Opened key={record.id} record={record} />}
    </OpenedRecord>
  );
}

function Opened({ record }: { record: AnesthesiaRecord }) {
  const may = useMay();
  const { case: kase, patient, status, content } = record;
  const isCharting = status === 'in_progress' && may('surgery.anesthesia');
  return (
    <>
      <PageHeader
        title={t('detailTitle', { case: caseName(kase) })}
        description={<StatusBadge tone={anesthesiaTone[status]}>{t(`status_${status}`)}</StatusBadge>}
        back={back}
        actions={content && <Actions record={record} />}
      />
      <PatientHeading patient={patient} />
      <CaseSafetyLine caseId={kase.id} patientId={patient.id} />
      {content ? (
        <Stack gap="md">
          <Paper component="section" withBorder p="md" aria-labelledby="anesthesia-chart">
            <Title order={2} size="h4" mb="sm" id="anesthesia-chart">
              {t('chart')}
            </Title>
            <AnesthesiaChart record={record} />
          </Paper>
          {isCharting && (
            <>
              <VitalsEntry record={record} />
              <MedicationEntry record={record} />
              <FluidEntry record={record} />
              <EventEntry record={record} />
              <RecoveryEntry record={record} />
            </>
          )}
          <ChartTotals record={record} />
          <RecordFacts record={record} content={content} />
          <ChartEntries record={record} mayMark={isCharting} />
        </Stack>
      ) : (
        <Text>{t('restricted')}</Text>
      )}
    </>
  );
}

/** What can be done with it by the person who looks. */
function Actions({ record }: { record: AnesthesiaRecord }) {
  const may = useMay();
  const [task, setTask] = useState<'start' | 'complete' | 'print'>();
  // An edit stays on what it began from until the person asks for what somebody else saved.
  const [edited, setEdited] = useState<AnesthesiaRecord>();
  const { status } = record;
  const writes = may('surgery.anesthesia') && (status === 'planned' || status === 'in_progress');
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="print" size={18} />}
        onClick={() => setTask('print')}
      >
        {t('print')}
      </Button>
      {writes && (
        <Button variant="default" onClick={() => setEdited(record)}>
          {t('edit')}
        </Button>
      )}
      {writes && status === 'planned' && <Button onClick={() => setTask('start')}>{t('start')}</Button>}
      {writes && status === 'in_progress' && (
        <Button onClick={() => setTask('complete')}>{t('complete')}</Button>
      )}
      <Suspense fallback={null}>
        {edited && (
          <RecordForm
            key={edited.version}
            stored={edited}
            onClose={() => setEdited(undefined)}
            onReload={setEdited}
          />
        )}
        {task === 'start' && <StartForm record={record} onClose={() => setTask(undefined)} />}
        {task === 'complete' && <CompleteForm record={record} onClose={() => setTask(undefined)} />}
        {task === 'print' && <AnesthesiaPrint record={record} onClose={() => setTask(undefined)} />}
      </Suspense>
    </>
  );
}
