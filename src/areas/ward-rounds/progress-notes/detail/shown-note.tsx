import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { ProgressNote } from '../progress-note.contract.ts';
import { isClosed } from '../progress-note.words.ts';
import { t } from '../progress-notes.texts.ts';
import { NoteHeading } from './note-heading.tsx';
import { NoteText } from './note-text.tsx';

/** A note to read among others, with the way to its own page. */
export function ShownNote({ note }: { note: ProgressNote }) {
  const { dateTime } = useFormat();
  return (
    <div>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <div>
          <NoteHeading note={note} />
        </div>
        <Anchor
          component={Link}
          to={`/dashboard/progress-notes/${note.id}`}
          fz="xs"
          aria-label={t('openOf', { time: dateTime(note.notedAt) })}
        >
          {t('open')}
        </Anchor>
      </Group>
      {isClosed(note) ? <Text size="sm">{t('restricted')}</Text> : <NoteText said={note} />}
    </div>
  );
}
