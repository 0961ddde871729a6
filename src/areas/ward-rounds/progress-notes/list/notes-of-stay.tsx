import { Button, Divider, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import type { AdmissionSectionProps } from '#areas/inpatient/inpatient-web.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { ShownNote } from '../detail/shown-note.tsx';
import { useProgressNotes } from '../progress-note.calls.ts';
import { t } from '../progress-notes.texts.ts';

const shown = 5;

/** The progress notes of a stay on its page, with the ways to the ward round and to a new one. */
export function NotesOfStay({ admissionId, isActive }: AdmissionSectionProps) {
  const may = useMay();
  const query = useProgressNotes({ admissionId, limit: shown });
  const rows = query.data?.rows ?? [];
  const round = `/dashboard/inpatients/${admissionId}`;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="progress-notes">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="progress-notes">
          {t('title')}
        </Title>
        <Group gap="xs">
          {isActive && (
            <Button size="xs" variant="default" renderRoot={(props) => <Link {...props} to={round} />}>
              {t('round')}
            </Button>
          )}
          {may('emr.write') && (
            <Button
              size="xs"
              variant="default"
              renderRoot={(props) => <Link {...props} to={`${round}/progress-note`} />}
            >
              {t('write')}
            </Button>
          )}
        </Group>
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {query.data && rows.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <Stack gap="sm">
        {rows.map((note, place) => (
          <Fragment key={note.id}>
            {place > 0 && <Divider />}
            <ShownNote note={note} />
          </Fragment>
        ))}
      </Stack>
    </Paper>
  );
}
