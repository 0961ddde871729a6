import { Anchor, Box, Paper, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { useCasePage } from '../../cases/case.hooks.ts';
import { patientName, procedureWords } from '../../cases/case.words.ts';
import { CaseBadges } from '../../cases/list/case-columns.tsx';
import { t } from '../board.texts.ts';
import { waitingCaseType } from '../calendar/board-view.tsx';

const shown = 30;

/** No higher than the window, so that the board is in view from each of its rows. */
const besideBoard = 'max(14rem, calc(100dvh - 22rem))';

/** The cases without a date that have waited longest: each can be dragged to the board, or pressed. */
export function WaitingList({ onOpen }: { onOpen: (caseId: string) => void }) {
  const query = useCasePage({ status: 'waiting', sort: 'start', limit: shown });
  const rows = query.data?.rows ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="waiting-list">
      <Title order={2} size="h4" id="waiting-list" mb="xs">
        {t('waitingTitle')}
      </Title>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {query.data && (
        <Text size="sm" c="dimmed" mb="sm">
          {t(rows.length === 0 ? 'noneWaiting' : 'waitingHint')}
        </Text>
      )}
      <Box mah={besideBoard} style={{ overflowY: 'auto' }}>
        <Stack gap="xs">
          {rows.map((row) => (
            <WaitingCase key={row.id} row={row} onOpen={onOpen} />
          ))}
        </Stack>
      </Box>
      {rows.length > 0 && (
        <Anchor
          size="sm"
          mt="sm"
          display="inline-block"
          renderRoot={(props) => (
            <Link {...props} to="/dashboard/surgery/cases" search={{ status: 'waiting' }} />
          )}
        >
          {t('allWaiting')}
        </Anchor>
      )}
    </Paper>
  );
}

function WaitingCase({ row, onOpen }: { row: SurgicalCase; onOpen: (caseId: string) => void }) {
  const { date } = useFormat();
  return (
    <UnstyledButton
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(waitingCaseType, JSON.stringify(carriedOf(row)));
        // The board takes what comes from outside as a copy; a browser drops nothing where the two disagree.
        dataTransfer.effectAllowed = 'copy';
      }}
      onClick={() => onOpen(row.id)}
    >
      <Paper withBorder p="xs">
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {patientName(row.patient)}
        </Text>
        <Text size="sm">{procedureWords(row)}</Text>
        <Text size="xs" c="dimmed">
          {t('minutes', { count: row.estimatedDuration })} · {t('waitsSince', { date: date(row.createdAt) })}
        </Text>
        <CaseBadges surgicalCase={row} />
      </Paper>
    </UnstyledButton>
  );
}

/** What the board needs to know of a dropped case. */
export interface CarriedCase {
  id: string;
  version: number;
  urgency: SurgicalCase['urgency'];
  /** Where it is meant to be, when that is known before the time. */
  theatreId?: string;
  minutes: number;
}

function carriedOf({ id, version, urgency, theatre, estimatedDuration: minutes }: SurgicalCase): CarriedCase {
  return { id, version, urgency, ...(theatre && { theatreId: theatre.id }), minutes };
}
