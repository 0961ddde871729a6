import { Anchor, Paper, Text, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Consultation } from '../consultation.contract.ts';
import { useConsultation, useConsultationPage } from '../consultation.hooks.ts';
import { t } from '../consultations.texts.ts';
import { SignedNote } from './signed-note.tsx';

/** The latest signed consultation of the patient before this one. */
export function LastVisit({ consultation: { id, patient } }: { consultation: Consultation }) {
  const query = useConsultationPage({ patientId: patient.id, status: 'signed', limit: 2 });
  const last = query.data?.rows.find((row) => row.id !== id);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="last-visit">
      <Title order={2} size="h4" mb="sm" id="last-visit">
        {t('lastVisit')}
      </Title>
      <QueryStatus query={query} failed={t('failedToLoad')} lines={3} />
      {query.data && !last && <Text c="dimmed">{t('firstVisit')}</Text>}
      {last && <Visit consultationId={last.id} />}
    </Paper>
  );
}

function Visit({ consultationId }: { consultationId: string }) {
  const { dateTime, date } = useFormat();
  const query = useConsultation(consultationId);
  if (query.isError || !query.data) return <QueryStatus query={query} failed={t('failedToOpen')} lines={3} />;
  const { note, authorName, startedAt, isClosed } = query.data;
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {t('startedBy', { name: authorName, time: dateTime(startedAt) })}
      </Text>
      {isClosed && <Text>{t('closed')}</Text>}
      {note && <SignedNote consultation={query.data} note={note} />}
      <Anchor component={Link} to={`/dashboard/consultations/${consultationId}`} size="sm">
        {t('openLast', { day: date(startedAt) })}
      </Anchor>
    </>
  );
}
