import { Anchor, Divider, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { FoldedPanel } from '#screens/detail/folded-panel.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useProgressNotes } from '../progress-note.hooks.ts';
import { t } from '../progress-notes.texts.ts';
import { ShownNote } from './shown-note.tsx';

export interface NotesPanelProps {
  admissionId: string;
  /** How many of the last notes that count are shown. */
  shown: number;
  title: string;
  /** With the way to a new note, for who may write one. */
  isWritable?: boolean;
}

/** The last progress notes of a stay, folded. */
export function NotesPanel({ admissionId, shown, title, isWritable = false }: NotesPanelProps) {
  const { dateTime } = useFormat();
  const may = useMay();
  const query = useProgressNotes({ admissionId, limit: 10 });
  const rows = (query.data?.rows ?? []).filter(({ enteredInError }) => enteredInError === null);
  const last = rows[0];
  return (
    <FoldedPanel
      name="round.progress-notes"
      title={title}
      isUsuallyOpen
      summary={last && t('by', { name: last.authorName, time: dateTime(last.notedAt) })}
      link={
        isWritable &&
        may('emr.write') && (
          <Anchor component={Link} to={`/dashboard/inpatients/${admissionId}/progress-note`} size="sm">
            {t('write')}
          </Anchor>
        )
      }
      query={query}
      errorMessage={t('failedToLoad')}
    >
      {query.data && rows.length === 0 && <Text size="sm">{t('none')}</Text>}
      <Stack gap="xs">
        {rows.slice(0, shown).map((note, place) => (
          <Fragment key={note.id}>
            {place > 0 && <Divider />}
            <ShownNote note={note} />
          </Fragment>
        ))}
      </Stack>
    </FoldedPanel>
  );
}
