import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { FilterDate } from '#screens/list/filter-date.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { useFluidChart } from '../../fluid.hooks.ts';
import { FluidRecords } from '../../list/fluid-records.tsx';
import { fluidChartAddress } from '../fluid-chart.address.ts';
import type { FluidChart } from '../fluid-chart.contract.ts';
import { t } from '../fluid-chart.texts.ts';
import { FluidDays } from './fluid-days.tsx';
import { FluidSummary } from './fluid-summary.tsx';
import { HoursTable } from './hours-table.tsx';

const RecordFluidsForm = lazyPart(() => import('../../form/record-fluids-form.tsx'), 'RecordFluidsForm');
const FluidChartPrint = lazyPart(() => import('../print/fluid-chart-print.tsx'), 'FluidChartPrint');

/** A fluid day of a patient hour by hour, with its running balance. */
export function FluidChartScreen() {
  const patientId = useRouteParameter('patientId');
  const list = useListAddress(fluidChartAddress);
  const query = useFluidChart(patientId, list.address.day);
  const back = <BackLink to={`/dashboard/patients/${patientId}`} label={t('back')} />;
  return (
    <OpenedRecord
      query={query}
      missing={{ icon: 'clipboard', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToLoad')}
    >
      {(chart) => (
        <OpenedChart chart={chart} back={back} onDay={(day) => list.filter({ day: day || undefined })} />
      )}
    </OpenedRecord>
  );
}

interface OpenedChartProps {
  chart: FluidChart;
  back: React.ReactNode;
  onDay: (day: string) => void;
}

function OpenedChart({ chart, back, onDay }: OpenedChartProps) {
  const may = useMay();
  const [task, setTask] = useState<'record' | 'print'>();
  const close = () => setTask(undefined);
  const { patient, stay, records } = chart;
  const place =
    stay?.bedNumber && stay.wardName ? t('place', { bed: stay.bedNumber, ward: stay.wardName }) : '';
  return (
    <>
      <PageHeader
        title={t('title')}
        description={place || t('notAdmitted')}
        back={back}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<Icon name="print" size={18} />}
              onClick={() => setTask('print')}
            >
              {t('print')}
            </Button>
            {may('nursing.write') && <Button onClick={() => setTask('record')}>{t('record')}</Button>}
          </>
        }
      />
      <PatientHeading patient={patient} />
      <Stack gap="md">
        <DayChoice chart={chart} onDay={onDay} />
        <FluidSummary chart={chart} />
        <HoursTable chart={chart} />
        <Given chart={chart} />
        <FluidDays days={chart.days} />
        <section aria-labelledby="fluid-records">
          <Title order={2} size="h4" mb="sm" id="fluid-records">
            {t('recordsTitle')}
          </Title>
          <FluidRecords
            query={{
              data: { rows: records, nextCursor: null },
              isPending: false,
              isFetching: false,
              isError: false,
              refetch: () => undefined,
            }}
            isOfOne
            isNarrowed={false}
          />
        </section>
      </Stack>
      <Suspense fallback={null}>
        {task === 'record' && <RecordFluidsForm patientId={patient.id} known={patient} onClose={close} />}
        {task === 'print' && <FluidChartPrint chart={chart} onClose={close} />}
      </Suspense>
    </>
  );
}

function DayChoice({ chart, onDay }: Pick<OpenedChartProps, 'chart' | 'onDay'>) {
  const { dateTime } = useFormat();
  const { day, start, end, isRunning } = chart;
  return (
    <Group gap="xs" align="flex-end">
      <Button variant="default" size="md" onClick={() => onDay(plusDays(day, -1))}>
        {t('dayBefore')}
      </Button>
      <FilterDate label={t('day')} value={day} onChange={onDay} w={150} />
      <Button variant="default" size="md" disabled={isRunning} onClick={() => onDay(plusDays(day, 1))}>
        {t('dayAfter')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('span', { from: dateTime(start), to: dateTime(end) })}
      </Text>
    </Group>
  );
}

function Given({ chart: { given } }: { chart: FluidChart }) {
  const { time } = useFormat();
  if (given.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="fluid-given">
      <Title order={2} size="h4" mb="sm" id="fluid-given">
        {t('givenTitle')}
      </Title>
      {given.map(({ at, name, millilitres }, place) => (
        <Text key={`${place} ${at}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('givenLine', { time: time(at), name, amount: millilitres })}
        </Text>
      ))}
    </Paper>
  );
}
