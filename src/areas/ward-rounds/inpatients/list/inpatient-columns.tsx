import { Anchor, Badge, Group, Text } from '@mantine/core';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { responseTone } from '#areas/vitals/vitals-web.public.ts';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { toneColor } from '#ui/page/tone.ts';
import type { InpatientRow } from '../inpatient.contract.ts';
import { balanceWords, trendOf } from '../inpatient.words.ts';
import { t } from '../inpatients.texts.ts';

type Patient = InpatientRow['patient'];

const arrows = { rising: '↑', falling: '↓', steady: '→' } as const;

/** The columns of the list; the patient's name opens the ward round. */
export function inpatientColumns(format: Format, now: string): ListColumn<InpatientRow>[] {
  return [
    {
      id: 'patient',
      title: t('patient'),
      width: 215,
      render: ({ id, patient, bed }) => (
        <>
          <Anchor
            component={Link}
            to={`/dashboard/inpatients/${id}`}
            fw={600}
            style={{ overflowWrap: 'anywhere' }}
          >
            {fullName(patient)}
          </Anchor>
          <Text size="xs" c="dimmed">
            {[patient.patientNumber, bed ? `${bed.wardName}, ${bed.bedNumber}` : t('noBed')].join(' · ')}
          </Text>
        </>
      ),
    },
    {
      id: 'stay',
      title: t('stay'),
      render: ({ dayOfStay, doctor, patient }) => (
        <>
          <Text size="sm">{[t('day', { day: dayOfStay }), doctor].join(' · ')}</Text>
          <Text size="sm" c="dimmed" lineClamp={1} style={{ overflowWrap: 'anywhere' }}>
            {isClosed(patient) ? t('restricted') : patient.primaryDiagnosis}
          </Text>
        </>
      ),
    },
    {
      id: 'score',
      title: t('score'),
      width: 140,
      render: ({ patient }) => <Score patient={patient} format={format} now={now} />,
    },
    { id: 'results', title: t('results'), render: ({ patient }) => <Results patient={patient} /> },
    {
      id: 'doses',
      title: t('doses'),
      width: 110,
      render: ({ patient: { overdueDoses: count } }) => {
        if (count === null) return t('notForYou');
        if (count === 0) return <Quiet>{t('noDoses')}</Quiet>;
        return <StatusBadge tone="danger">{t('dosesOverdue', { count })}</StatusBadge>;
      },
    },
    {
      id: 'fluids',
      title: t('fluids'),
      width: 110,
      align: 'end',
      render: ({ patient: { fluidBalance: balance, ...patient } }) => {
        if (balance !== null) return balanceWords(balance);
        return <Quiet>{isClosed(patient) ? t('notForYou') : t('fluidsNotRecorded')}</Quiet>;
      },
    },
    { id: 'tasks', title: t('tasks'), width: 110, render: ({ patient }) => <Tasks patient={patient} /> },
  ];
}

/** True for a restricted patient of whom this person reads no findings. */
function isClosed({ isRestricted, results }: Pick<Patient, 'isRestricted' | 'results'>): boolean {
  return isRestricted && results === null;
}

function Quiet({ children }: { children: string }) {
  return (
    <Text span size="sm" c="dimmed">
      {children}
    </Text>
  );
}

/** The last total with where it goes, and when the next set is due. */
function Score({ patient, format, now }: { patient: Patient; format: Format; now: string }) {
  const { news2 } = patient;
  if (!news2) return <Quiet>{isClosed(patient) ? t('notForYou') : t('neverScored')}</Quiet>;
  const { total, before, response, nextDueAt } = news2;
  const trend = trendOf(news2);
  const words =
    trend === undefined || before === null
      ? t('scoreOf', { total })
      : t('scoreTrend', { total, before, trend: t(trend) });
  const isOverdue = nextDueAt !== null && nextDueAt <= now;
  return (
    <>
      <Badge
        size="lg"
        radius="sm"
        variant="light"
        miw="max-content"
        color={response ? toneColor[responseTone[response]] : 'gray'}
        aria-label={words}
      >
        {total}
        {trend && ` ${arrows[trend]}`}
      </Badge>
      {nextDueAt !== null && (
        <Text size="xs" {...(isOverdue ? { c: 'var(--mantine-color-error)', fw: 600 } : { c: 'dimmed' })}>
          {t(isOverdue ? 'scoreOverdue' : 'scoreDue', { time: format.time(nextDueAt) })}
        </Text>
      )}
    </>
  );
}

function Results({ patient }: { patient: Patient }) {
  const { results } = patient;
  if (!results) return t('notForYou');
  const { count, abnormal, critical } = results;
  if (count === 0) return <Quiet>{t('noResults')}</Quiet>;
  return (
    <Group gap={4}>
      <StatusBadge tone="info">{t('resultsNew', { count })}</StatusBadge>
      {critical > 0 && <StatusBadge tone="danger">{t('resultsCritical', { count: critical })}</StatusBadge>}
      {abnormal > critical && (
        <StatusBadge tone="warning">{t('resultsAbnormal', { count: abnormal - critical })}</StatusBadge>
      )}
    </Group>
  );
}

function Tasks({ patient: { tasks } }: { patient: Patient }) {
  if (!tasks) return t('notForYou');
  if (tasks.open === 0) return <Quiet>{t('noTasks')}</Quiet>;
  return (
    <>
      <Text size="sm">{t('tasksOpen', { count: tasks.open })}</Text>
      {tasks.overdue > 0 && (
        <StatusBadge tone="warning">{t('tasksOverdue', { count: tasks.overdue })}</StatusBadge>
      )}
    </>
  );
}
