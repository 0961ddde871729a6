import { Group, Paper, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useMinute } from './use-minute.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { caseTone, urgencyTone } from '../../cases/case.words.ts';
import { t as caseText } from '../../cases/cases.texts.ts';
import type { Theatre } from '../../theatres/theatre.contract.ts';
import { theatreNotice } from '../../theatres/theatre.words.ts';
import type { BoardEntry } from '../board.contract.ts';
import { t } from '../board.texts.ts';
import { allergiesOf, latenessWords, sideOf, teamOf } from './entry.words.ts';
import { latenessOf } from './lateness.rules.ts';

interface BoardListProps {
  theatres: readonly Theatre[];
  entries: readonly BoardEntry[];
  /** True where several days are shown, which each case then names. */
  isWeek: boolean;
  onOpen: (caseId: string) => void;
}

/** The cases of each theatre one below the other, for a window that is too narrow for the board. */
export function BoardList({ theatres, entries, isWeek, onOpen }: BoardListProps) {
  return (
    <Stack gap="lg">
      {theatres.map((theatre) => {
        const own = entries.filter(({ theatreId }) => theatreId === theatre.id);
        const notice = theatreNotice(theatre);
        return (
          <section key={theatre.id} aria-labelledby={`board-${theatre.id}`}>
            <Title order={3} size="h5" id={`board-${theatre.id}`}>
              {theatre.theatreNumber} {theatre.name}
            </Title>
            {notice && (
              <Text size="sm" c="orange">
                {notice}
              </Text>
            )}
            {own.length === 0 && (
              <Text size="sm" c="dimmed">
                {t('noCases')}
              </Text>
            )}
            <Stack gap="xs" mt="xs">
              {own.map((entry) => (
                <ListedCase key={entry.id} entry={entry} isWeek={isWeek} onOpen={onOpen} />
              ))}
            </Stack>
          </section>
        );
      })}
    </Stack>
  );
}

interface ListedCaseProps extends Pick<BoardListProps, 'isWeek' | 'onOpen'> {
  entry: BoardEntry;
}

function ListedCase({ entry, isWeek, onOpen }: ListedCaseProps) {
  const { time, dateTime } = useFormat();
  const lateness = latenessOf(entry, useMinute());
  const { startTime, endTime, status, urgency } = entry;
  return (
    <UnstyledButton onClick={() => onOpen(entry.id)}>
      <Paper withBorder p="sm">
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={600}>
            {isWeek ? dateTime(startTime) : time(startTime)} – {time(endTime)}
          </Text>
          <Text size="xs" c="dimmed">
            {entry.caseNumber}
          </Text>
        </Group>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {entry.patientName}
        </Text>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {[orRestricted(entry.procedureName), sideOf(entry)].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {allergiesOf(entry)}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {teamOf(entry)}
        </Text>
        <Group gap="xs" mt={4}>
          <StatusBadge tone={caseTone[status]}>{caseText(`status_${status}`)}</StatusBadge>
          {urgency !== 'elective' && (
            <StatusBadge tone={urgencyTone[urgency]}>{caseText(`urgency_${urgency}`)}</StatusBadge>
          )}
          {lateness && <StatusBadge tone="danger">{latenessWords(lateness)}</StatusBadge>}
        </Group>
      </Paper>
    </UnstyledButton>
  );
}
