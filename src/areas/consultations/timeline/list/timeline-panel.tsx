import { Button, Group, List, NativeSelect, Paper, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { type TimelineKind, timelineKinds } from '#kernel/care/timeline.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { readTimeline } from '../timeline.calls.ts';
import { t } from '../timeline.texts.ts';
import { TimelineItem } from './timeline-item.tsx';

const rowsAPage = 15;
/** What the timeline is made of: it is fetched again a second after one of these changed. */
const topics = [
  'appointments',
  'consultations',
  'lab-orders',
  'lab-results',
  'admissions',
  'progress-notes',
  'invoices',
  'payments',
];

/** All that happened to a patient, the latest first, below the patient's record. */
export function TimelinePanel({ patientId }: PatientTimelineProps) {
  const [kind, setKind] = useState<TimelineKind>();
  const query = useInfiniteQuery({
    queryKey: ['timeline', patientId, kind],
    queryFn: ({ pageParam, signal }) =>
      readTimeline(
        { patientId, limit: rowsAPage, ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: { summaryOf: topics },
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const kinds = query.data?.pages[0]?.kinds ?? (kind ? [kind] : []);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-timeline">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="patient-timeline">
          {t('title')}
        </Title>
        <NativeSelect
          aria-label={t('kind')}
          size="xs"
          value={kind ?? ''}
          onChange={({ currentTarget }) => setKind(timelineKinds.find((one) => one === currentTarget.value))}
          data={[
            { value: '', label: t('allKinds') },
            ...kinds.map((value) => ({ value, label: t(`kind_${value}`) })),
          ]}
        />
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {query.data && rows.length === 0 && <Text c="dimmed">{t('nothing')}</Text>}
      {rows.length > 0 && (
        <List listStyleType="none" spacing="sm">
          {rows.map((entry) => (
            <List.Item key={`${entry.kind} ${entry.id}`} styles={{ itemWrapper: { display: 'block' } }}>
              <TimelineItem entry={entry} />
            </List.Item>
          ))}
        </List>
      )}
      {query.hasNextPage && (
        <Button
          mt="md"
          size="xs"
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Paper>
  );
}
