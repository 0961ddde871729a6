import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { FoldedPanel } from '#screens/detail/folded-panel.tsx';
import { t as paperText } from '#screens/papers/papers.texts.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { NursingNote } from '../note.contract.ts';
import { useNotePage } from '../note.calls.ts';
import { contentWords, priorityTone } from '../note.words.ts';
import { t } from '../notes.texts.ts';

const shown = 5;

/** The last nursing notes of a stay that count, to read. */
export function NotesOfRound({ admissionId }: { admissionId: string }) {
  const { dateTime } = useFormat();
  const query = useNotePage({ admissionId, status: 'valid', limit: shown });
  const rows = query.data?.rows ?? [];
  const last = rows[0];
  return (
    <FoldedPanel
      name="round.nursing-notes"
      title={t('recentTitle')}
      isUsuallyOpen
      summary={
        last && t('recentSummary', { type: t(`type_${last.noteType}`), time: dateTime(last.noteTime) })
      }
      query={query}
      errorMessage={t('failedToLoad')}
    >
      {query.data && rows.length === 0 && <Text size="sm">{t('noneOfStay')}</Text>}
      <Stack gap={6}>
        {rows.map((note) => (
          <ShortNote key={note.id} note={note} />
        ))}
      </Stack>
    </FoldedPanel>
  );
}

function ShortNote({ note }: { note: NursingNote }) {
  const { dateTime } = useFormat();
  const { id, noteType, priority, nurseName, noteTime, addenda } = note;
  return (
    <div>
      <Group gap={6}>
        <Anchor component={Link} to={`/dashboard/nursing/notes/${id}`} fz="xs" fw={600}>
          {t(`type_${noteType}`)}
        </Anchor>
        {(priority === 'high' || priority === 'critical') && (
          <StatusBadge tone={priorityTone[priority]}>{t(`priority_${priority}`)}</StatusBadge>
        )}
        <Text span size="xs" c="dimmed">
          {paperText('by', { name: nurseName, time: dateTime(noteTime) })}
        </Text>
      </Group>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {contentWords(note)}
      </Text>
      {addenda.map(({ id: addendumId, body }) => (
        <Text key={addendumId} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {paperText('addendum')}: {body}
        </Text>
      ))}
    </div>
  );
}
