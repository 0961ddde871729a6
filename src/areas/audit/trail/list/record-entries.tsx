import { Anchor, Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { useRecordEntries } from '../../audit/audit.hooks.ts';
import type { AuditEntrySummary } from '../audit-trail.contract.ts';
import { t } from '../audit-trail.texts.ts';
import { actionTone, personOf, wordsOf } from '../audit-entry.words.ts';

/** Who opened the record of a patient, below it; fetched on demand, for looking is recorded as well. */
export function PatientEntries({ patientId }: PatientTimelineProps) {
  return <RecordEntries resource="patients" resourceId={patientId} />;
}

function RecordEntries({ resource, resourceId }: { resource: string; resourceId: string }) {
  const [isAsked, setAsked] = useState(false);
  const { data, isError, isFetching, refetch } = useRecordEntries(resource, resourceId, isAsked);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="record-entries">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4" id="record-entries">
          {t('whoOpened')}
        </Title>
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon name={isAsked ? 'refresh' : 'eye'} size={16} />}
          loading={isFetching}
          onClick={() => (isAsked ? void refetch() : setAsked(true))}
        >
          {t(isAsked ? 'refresh' : 'showWho')}
        </Button>
      </Group>
      <Stack gap="sm" mt="xs">
        <Text size="sm" c="dimmed">
          {t('whoOpenedHint')}
        </Text>
        {isError && <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />}
        {isAsked && !data && !isError && <LoadingSkeleton />}
        {data && <Entries rows={data.rows} />}
        {data?.hasMore && <Text size="sm">{t('newestShown')}</Text>}
        {data && (
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to="/dashboard/audit" search={{ resource, resourceId }} />
            )}
            size="sm"
          >
            {t('allOfRecord')}
          </Anchor>
        )}
      </Stack>
    </Paper>
  );
}

function Entries({ rows }: { rows: readonly AuditEntrySummary[] }) {
  const format = useFormat();
  if (rows.length === 0) return <Text c="dimmed">{t('nobodyYet')}</Text>;
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('user')}</Table.Th>
            <Table.Th scope="col">{t('action')}</Table.Th>
            <Table.Th scope="col">{t('timestamp')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td>{personOf(entry)}</Table.Td>
              <Table.Td>
                <StatusBadge tone={actionTone(entry.action)}>{wordsOf(entry.action)}</StatusBadge>
              </Table.Td>
              <Table.Td>{format.dateTime(entry.createdAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
