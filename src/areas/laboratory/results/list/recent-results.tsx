import { Anchor, Table, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { FoldedPanel } from '#screens/detail/folded-panel.tsx';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { laboratoryRefusals } from '../../laboratory/laboratory.words.ts';
import { ResultFlag, ResultValue } from '../detail/result-flag.tsx';
import { usePatientResults } from '../lab-result.hooks.ts';
import { t } from '../lab-results.texts.ts';
import { isPlain, type RecentResult, recentResults, waitedFor } from './recent-results.rules.ts';

const spanMs = 3 * 24 * 3_600_000;

/** What the laboratory released of a patient in the last three days, and what it is waited for. */
export function RecentResults({ patientId }: { patientId: string }) {
  const query = usePatientResults(patientId);
  const sheets = query.data?.rows ?? [];
  const rows = recentResults(sheets, new Date(query.dataUpdatedAt - spanMs).toISOString());
  const waiting = waitedFor(sheets);
  const notNormal = rows.filter(({ result }) => !isPlain(result.flag)).length;
  const summary = [
    t('recentCount', { count: rows.length }),
    notNormal > 0 && t('recentAbnormal', { count: notNormal }),
    waiting.length > 0 && t('recentWaiting', { count: waiting.length }),
  ];
  return (
    <FoldedPanel
      name="round.results"
      title={t('recentTitle')}
      isUsuallyOpen
      summary={query.data && summary.filter(Boolean).join(' · ')}
      link={
        <Anchor component={Link} to={`/dashboard/patients/${patientId}`} fz="sm">
          {t('allResults')}
        </Anchor>
      }
      query={query}
      errorMessage={refusalWords(query.error, laboratoryRefusals) ?? t('failedToLoad')}
    >
      {query.data && rows.length === 0 && <Text size="sm">{t('noneRecent')}</Text>}
      {rows.length > 0 && <Rows rows={rows} />}
      {waiting.length > 0 && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('waitingFor', { tests: waiting.join(', ') })}
        </Text>
      )}
    </FoldedPanel>
  );
}

function Rows({ rows }: { rows: readonly RecentResult[] }) {
  const { dateTime } = useFormat();
  return (
    <Table aria-label={t('recentTitle')} verticalSpacing={1} horizontalSpacing={6} fz="sm">
      <Table.Tbody>
        {rows.map(({ key, name, takenAt, result }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row" fw={500} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Table.Th>
            <Table.Td ta="end">
              <ResultValue {...result} />
            </Table.Td>
            <Table.Td>{!isPlain(result.flag) && <ResultFlag flag={result.flag} />}</Table.Td>
            <Table.Td ta="end">
              <Text span size="xs" c="dimmed">
                {dateTime(takenAt)}
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
