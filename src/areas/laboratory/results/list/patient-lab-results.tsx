import { Anchor, Button, Group, List, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { LabAlerts } from '../../alerts/list/lab-alerts.tsx';
import { laboratoryRefusals } from '../../laboratory/laboratory.words.ts';
import { doctorWords, statusTone } from '../../orders/lab-order.words.ts';
import { t as orders } from '../../orders/lab-orders.texts.ts';
import type { LabSheet } from '../lab-result.contract.ts';
import { usePatientResults } from '../lab-result.hooks.ts';
import { t } from '../lab-results.texts.ts';
import { ResultFlag, ResultValue } from '../detail/result-flag.tsx';

const TrendSection = lazyPart(() => import('../trends/trend-section.tsx'), 'TrendSection');

const laboratory = '/dashboard/laboratory';

/** What the laboratory found, below the patient's record: verified results, and the course of each test. */
export function PatientLabResults({ patientId }: PatientTimelineProps) {
  const may = useMay();
  const query = usePatientResults(patientId);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-laboratory">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="patient-laboratory">
          {t('timeline')}
        </Title>
        {may('lab.write') && may('lab.read') && (
          <Button
            renderRoot={(props) => <Link {...props} to={laboratory} search={{ patientId }} />}
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={16} />}
          >
            {t('orderTests')}
          </Button>
        )}
      </Group>
      <LabAlerts patientId={patientId} />
      <QueryStatus
        query={query}
        failed={refusalWords(query.error, laboratoryRefusals) ?? t('failedToLoad')}
      />
      {query.data && <Sheets patientId={patientId} rows={query.data.rows} />}
    </Paper>
  );
}

function Sheets({ patientId, rows }: { patientId: string; rows: readonly LabSheet[] }) {
  if (rows.length === 0) return <Text c="dimmed">{t('noTimeline')}</Text>;
  return (
    <Stack gap="lg">
      <Suspense fallback={<LoadingSkeleton />}>
        <TrendSection patientId={patientId} tests={testsWithResults(rows)} />
      </Suspense>
      <List listStyleType="none" spacing="lg">
        {rows.map((sheet) => (
          <List.Item key={sheet.order.id} styles={{ itemWrapper: { display: 'block' } }}>
            <Sheet sheet={sheet} />
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

/** Tests with a verified result, each once, by name. */
function testsWithResults(rows: readonly LabSheet[]) {
  const found = rows.flatMap(({ tests }) =>
    tests.filter(({ state }) => state === 'verified').map(({ testId, name }) => [testId, name] as const),
  );
  return [...new Map(found)]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

function Sheet({ sheet: { order, tests } }: { sheet: LabSheet }) {
  const may = useMay();
  const format = useFormat();
  const released = tests.filter(({ result }) => result);
  return (
    <section aria-label={order.orderNumber}>
      <Group justify="space-between" gap="xs" mb={4}>
        <div>
          {may('lab.read') ? (
            <Anchor
              renderRoot={(props) => <Link {...props} to={laboratory} search={{ orderId: order.id }} />}
              fw={550}
            >
              {order.orderNumber}
            </Anchor>
          ) : (
            <Text fw={550}>{order.orderNumber}</Text>
          )}
          <Text size="sm" c="dimmed">
            {format.dateTime(order.collectedAt ?? order.orderedAt)} · {doctorWords(order)}
          </Text>
        </div>
        <StatusBadge tone={statusTone[order.status]}>{orders(`status_${order.status}`)}</StatusBadge>
      </Group>
      {released.length === 0 ? (
        <Text size="sm" c="dimmed">
          {tests.length === 0
            ? t('closed')
            : `${tests.map(({ name }) => name).join(', ')}. ${order.status === 'cancelled' ? '' : t('allWaiting')}`}
        </Text>
      ) : (
        <ResultLines tests={tests} label={order.orderNumber} />
      )}
    </section>
  );
}

function ResultLines({ tests, label }: { tests: LabSheet['tests']; label: string }) {
  return (
    <Table.ScrollContainer minWidth={420} type="native">
      <Table aria-label={label} withRowBorders={false} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('columnTest')}</Table.Th>
            <Table.Th>{t('columnResult')}</Table.Th>
            <Table.Th>{t('columnRange')}</Table.Th>
            <Table.Th>{t('columnFlag')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tests.map(({ testId, name, state, isWithdrawn, result }) => (
            <Table.Tr key={testId}>
              <Table.Th scope="row" fw={400}>
                {name}
              </Table.Th>
              <Table.Td>
                {result ? <ResultValue {...result} /> : t(isWithdrawn ? 'state_withdrawn' : `state_${state}`)}
              </Table.Td>
              <Table.Td>{result?.normalRange}</Table.Td>
              <Table.Td>
                {result && (
                  <Group gap={4}>
                    <ResultFlag flag={result.flag} />
                    {state === 'unverified' && (
                      <StatusBadge tone={isWithdrawn ? 'danger' : 'warning'}>
                        {t(isWithdrawn ? 'state_withdrawn' : 'state_unverified')}
                      </StatusBadge>
                    )}
                    {result.isCorrected && <StatusBadge tone="special">{t('corrected')}</StatusBadge>}
                  </Group>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
