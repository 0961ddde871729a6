import { Button, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Link } from '#client/link.tsx';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { FilterDates } from '#screens/list/filter-dates.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { pulseIcon } from '../../vitals.icons.ts';
import { Deteriorations } from '../../deterioration/list/deteriorations.tsx';
import { VitalSignsTable } from '../../signs/list/vital-signs-table.tsx';
import { chartAddress } from '../chart.address.ts';
import type { ObservationChart } from '../chart.contract.ts';
import { maxChartSets } from '../chart.contract.ts';
import { subjectOf, useChart } from '../chart.hooks.ts';
import { t } from '../chart.texts.ts';
import { Trends } from './trends.tsx';

const ScaleForm = lazyPart(() => import('../../scale/form/scale-form.tsx'), 'ScaleForm');
const ChartPrint = lazyPart(() => import('../print/chart-print.tsx'), 'ChartPrint');

/** The vital signs of a patient over time: trends, every set, and the chart on paper. */
export function ChartScreen() {
  const patientId = useRouteParameter('patientId');
  const list = useListAddress(chartAddress);
  const query = useChart(patientId, chartAddress.filterOf(list.address));
  const back = <BackLink to={`/dashboard/patients/${patientId}`} label={t('back')} />;
  return (
    <OpenedRecord
      query={query}
      missing={{ icon: pulseIcon, title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToLoad')}
    >
      {(chart) => (
        <OpenedChart
          chart={chart}
          isNarrowed={list.isNarrowed}
          back={back}
          filter={
            <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
              <FilterDates from={list.field('from')} to={list.field('to')} />
            </FilterBar>
          }
        />
      )}
    </OpenedRecord>
  );
}

interface OpenedChartProps {
  chart: ObservationChart;
  /** Days were chosen. */
  isNarrowed: boolean;
  back: React.ReactNode;
  filter: React.ReactNode;
}

function OpenedChart({ chart, isNarrowed, back, filter }: OpenedChartProps) {
  const may = useMay();
  const [task, setTask] = useState<'scale' | 'print'>();
  const close = () => setTask(undefined);
  const { patient, stay, sets } = chart;
  const subject = subjectOf(patient.ageMonths, patient.decisions[0]?.scale ?? 1);
  // Sets of visits weeks ago would press the days of the stay into a corner.
  const ofStay = stay && !isNarrowed ? sets.filter(({ recordedAt }) => recordedAt >= stay.admittedAt) : [];
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
            {stay && may('emr.write') && (
              <Button variant="default" onClick={() => setTask('scale')}>
                {t('scaleButton')}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<Icon name="print" size={18} />}
              onClick={() => setTask('print')}
            >
              {t('print')}
            </Button>
            {may('vitals.write') && (
              <Button
                renderRoot={(props) => (
                  <Link {...props} to="/dashboard/nursing/vitals" search={{ patientId: patient.id }} />
                )}
              >
                {t('record')}
              </Button>
            )}
          </>
        }
      />
      <PatientHeading patient={patient} />
      <Deteriorations patientId={patient.id} />
      <Stack gap="md">
        {filter}
        {chart.isCut && <Text size="sm">{t('cut', { count: maxChartSets })}</Text>}
        <Decisions chart={chart} />
        <Trends sets={ofStay.length > 0 ? ofStay : sets} isOfStay={ofStay.length > 0} subject={subject} />
        <VitalSignsTable
          query={{
            data: { rows: sets.toReversed(), nextCursor: null },
            isPending: false,
            isFetching: false,
            isError: false,
            refetch: () => undefined,
          }}
          isOfOne
          isNarrowed={false}
          onClear={undefined}
          subject={subject}
        />
      </Stack>
      <Suspense fallback={null}>
        {task === 'scale' && stay && (
          <ScaleForm
            admissionId={stay.admissionId}
            scale={patient.decisions[0]?.scale ?? 1}
            onClose={close}
          />
        )}
        {task === 'print' && <ChartPrint chart={chart} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Who decided on the scale of the saturation, and why. */
function Decisions({ chart }: { chart: ObservationChart }) {
  const { dateTime } = useFormat();
  const { decisions } = chart.patient;
  return decisions.map(({ id, scale, reason, decidedByName: name, decidedAt }) => (
    <Text key={id} size="sm" style={{ overflowWrap: 'anywhere' }}>
      {t('decision', { scale, name, time: dateTime(decidedAt), reason: reason ?? t('noReason') })}
    </Text>
  ));
}
