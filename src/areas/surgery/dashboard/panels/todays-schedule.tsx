import { Anchor, Group, Title } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { useMinute } from '../../board/calendar/use-minute.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { latenessWords } from '../../board/calendar/entry.words.ts';
import { latenessOf } from '../../board/calendar/lateness.rules.ts';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { caseTone, patientName, procedureWords, urgencyTone } from '../../cases/case.words.ts';
import { t as caseText } from '../../cases/cases.texts.ts';
import { theatreIcon } from '../../surgery.icons.ts';
import { t } from '../dashboard.texts.ts';

/** How late a case with a date is. */
function latenessOfCase(
  { status, scheduledStartTime: startTime, scheduledEndTime: endTime }: SurgicalCase,
  now: string,
) {
  return startTime && endTime ? latenessOf({ status, startTime, endTime }, now) : undefined;
}

function columnsOf({ time }: Format, now: string): ListColumn<SurgicalCase>[] {
  return [
    {
      id: 'case',
      title: t('columnCase'),
      render: ({ id, caseNumber }) => (
        <Anchor component={Link} to={`/dashboard/surgery/cases/${id}`} fw={600}>
          {caseNumber}
        </Anchor>
      ),
    },
    { id: 'patient', title: t('columnPatient'), render: ({ patient }) => patientName(patient) },
    { id: 'procedure', title: t('columnProcedure'), render: procedureWords },
    { id: 'theatre', title: t('columnTheatre'), render: ({ theatre }) => theatre?.theatreNumber },
    {
      id: 'time',
      title: t('columnTime'),
      render: ({ scheduledStartTime: start, scheduledEndTime: end }) =>
        start && end && `${time(start)} – ${time(end)}`,
    },
    {
      id: 'urgency',
      title: t('columnUrgency'),
      render: ({ urgency }) => (
        <StatusBadge tone={urgencyTone[urgency]}>{caseText(`urgency_${urgency}`)}</StatusBadge>
      ),
    },
    {
      id: 'status',
      title: t('columnStatus'),
      render: (row) => {
        const lateness = latenessOfCase(row, now);
        return (
          <Group gap={4}>
            <StatusBadge tone={caseTone[row.status]}>{caseText(`status_${row.status}`)}</StatusBadge>
            {lateness && <StatusBadge tone="danger">{latenessWords(lateness)}</StatusBadge>}
          </Group>
        );
      },
    },
  ];
}

/** What takes place today, by time. */
export function TodaysSchedule({ rows }: { rows: readonly SurgicalCase[] }) {
  const format = useFormat();
  const now = useMinute();
  const columns = useMemo(() => columnsOf(format, now), [format, now]);
  return (
    <section aria-labelledby="todays-schedule">
      <Title order={2} size="h4" mb="sm" id="todays-schedule">
        {t('todaysSchedule')}
      </Title>
      <DataList
        caption={t('todaysSchedule')}
        query={{
          data: { rows, nextCursor: null },
          isPending: false,
          isFetching: false,
          isError: false,
          refetch: () => undefined,
        }}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ caseNumber }) => caseNumber}
        empty={<EmptyState icon={theatreIcon} title={t('noneToday')} />}
        errorMessage={t('failedToLoad')}
      />
    </section>
  );
}
