import { Divider, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { FoldedPanel } from '#screens/detail/folded-panel.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useProgressNotes } from '../progress-note.calls.ts';
import { t } from '../progress-notes.texts.ts';
import { ShownNote } from './shown-note.tsx';

export interface NotesPanelProps {
  admissionId: string;
  /** How many of the last notes that count are shown. */
  shown: number;
  title: string;
}

/** The last progress notes of a stay, folded. */
export function NotesPanel({ admissionId, shown, title }: NotesPanelProps) {
  const { dateTime } = useFormat();
  const query = useProgressNotes({ admissionId, status: 'valid', limit: shown });
  const rows = query.data?.rows ?? [];
  const last = rows[0];
  return (
    <FoldedPanel
      name="round.progress-notes"
      title={title}
      isUsuallyOpen
      summary={last && t('by', { name: last.authorName, time: dateTime(last.notedAt) })}
      query={query}
      errorMessage={t('failedToLoad')}
    >
      {query.data && rows.length === 0 && <Text size="sm">{t('none')}</Text>}
      <Stack gap="xs">
        {rows.map((note, place) => (
          <Fragment key={note.id}>
            {place > 0 && <Divider />}
            <ShownNote note={note} />
          </Fragment>
        ))}
      </Stack>
    </FoldedPanel>
  );
}
