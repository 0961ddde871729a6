import { Group, Text } from '@mantine/core';
import { t as paperText } from '#screens/papers/papers.texts.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { ProgressNote } from '../progress-note.contract.ts';
import { authorWords } from '../progress-note.words.ts';

/** Who wrote a note and when, and who amended it. */
export function NoteAuthor({ note }: { note: ProgressNote }) {
  return (
    <Text span size="xs" c="dimmed">
      {authorWords(note, useFormat())}
    </Text>
  );
}

/** The same among other notes, with whether the note is valid. */
export function NoteHeading({ note }: { note: ProgressNote }) {
  const { dateTime } = useFormat();
  const { enteredInError: error } = note;
  return (
    <>
      <Group gap={6}>
        <NoteAuthor note={note} />
        {error && <StatusBadge tone="danger">{paperText('enteredInError')}</StatusBadge>}
      </Group>
      {error && error.reason !== null && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {paperText('inErrorBy', { reason: error.reason, name: error.byName, time: dateTime(error.at) })}
        </Text>
      )}
    </>
  );
}
