import { Anchor, Group, Table, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { FoldedPanel } from '#screens/detail/folded-panel.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { PlainDose } from '../../administration/dose.contract.ts';
import type { MarLine, PatientMar } from '../mar.contract.ts';
import { useRecentDoses } from '../mar.hooks.ts';
import { isOverdue } from '../mar.rules.ts';
import { t } from '../mar.texts.ts';
import { stateWords } from '../mar.words.ts';

/** The medicines of a stay with what became of their doses in the last 24 hours, to read. */
export function RecentDoses({ admissionId }: { admissionId: string }) {
  const query = useRecentDoses(admissionId);
  const lines = query.data?.patient.lines ?? [];
  return (
    <FoldedPanel
      name="round.medicines"
      title={t('recentTitle')}
      isUsuallyOpen
      summary={query.data?.patient.allergies && summaryOf(query.data)}
      link={
        <Anchor
          renderRoot={(props) => <Link {...props} to="/dashboard/nursing/mar" search={{ admissionId }} />}
          fz="sm"
        >
          {t('wholeRecord')}
        </Anchor>
      }
      query={query}
      errorMessage={t('failedToLoad')}
    >
      {query.data && lines.length === 0 && (
        <Text size="sm">{t(query.data.patient.allergies === null ? 'restricted' : 'noneRecent')}</Text>
      )}
      {query.data && lines.length > 0 && <Lines lines={lines} now={query.data.now} />}
    </FoldedPanel>
  );
}

function summaryOf({ patient: { lines }, now }: PatientMar): string {
  const doses = lines.flatMap((line) => line.doses).filter(({ enteredInError }) => !enteredInError);
  const running = lines.filter(({ state }) => state === 'active').length;
  const overdue = doses.filter((dose) => isOverdue(dose, now)).length;
  const notGiven = doses.filter(({ status }) => status !== 'given' && status !== 'scheduled').length;
  return [
    t('running', { count: running }),
    overdue > 0 && t('overdueDoses', { count: overdue }),
    notGiven > 0 && t('notGiven', { count: notGiven }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Lines({ lines, now }: { lines: readonly MarLine[]; now: string }) {
  return (
    <Table aria-label={t('recentTitle')} verticalSpacing={3} horizontalSpacing={6} fz="sm">
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.id}>
            <Table.Th scope="row" fw={500} style={{ overflowWrap: 'anywhere', width: '45%' }}>
              {line.medicationName}{' '}
              {line.state !== 'active' && <StatusBadge tone="warning">{t(`line_${line.state}`)}</StatusBadge>}
              <Text size="xs" c="dimmed">
                {[line.dose, line.frequency, line.route].filter(Boolean).join(' · ')}
              </Text>
            </Table.Th>
            <Table.Td>
              <Doses line={line} now={now} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Doses({ line, now }: { line: MarLine; now: string }) {
  const doses = line.doses.filter(({ enteredInError }) => enteredInError === null);
  if (doses.length === 0) {
    return (
      <Text span size="xs" c="dimmed">
        {t('noDoseRecent')}
      </Text>
    );
  }
  return (
    <Group gap={4}>
      {doses.map((dose) => (
        <Outcome key={dose.id} dose={dose} now={now} />
      ))}
    </Group>
  );
}

/** When a dose was given, or why it was not. */
function Outcome({ dose, now }: { dose: PlainDose; now: string }) {
  const { time } = useFormat();
  const { words, tone } = stateWords(dose, now);
  const at = time(dose.administeredTime ?? dose.scheduledTime);
  return (
    <StatusBadge tone={tone} wraps>
      {[at, words, dose.reasonNotGiven].filter(Boolean).join(' ')}
    </StatusBadge>
  );
}
