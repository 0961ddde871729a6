import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { markProgressNote } from '../progress-note.calls.ts';
import type * as contract from '../progress-note.contract.ts';
import type { ProgressNote } from '../progress-note.contract.ts';
import { useProgressNote, useRefreshProgressNotes } from '../progress-note.hooks.ts';
import { isClosed, progressNoteRefusals } from '../progress-note.words.ts';
import { t } from '../progress-notes.texts.ts';
import { NoteHeading } from './note-heading.tsx';
import { NoteText } from './note-text.tsx';

const AmendNoteForm = lazy(async () => ({
  default: (await import('../form/amend-note-form.tsx')).AmendNoteForm,
}));

type Opened = CallOutput<typeof contract.getProgressNote>;

/** One progress note as it stands, and every version that was signed. */
export function ProgressNoteScreen() {
  const progressNoteId = useRouteParameter('progressNoteId');
  const query = useProgressNote(progressNoteId);
  const admissionId = query.data?.note.admissionId;
  const back = <BackLink to={`/dashboard/inpatients/${admissionId ?? ''}`} label={t('backToRound')} />;
  return (
    <OpenedRecord
      query={query}
      missing={{ icon: 'edit', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(opened) => <OpenedNote opened={opened} back={back} />}
    </OpenedRecord>
  );
}

function OpenedNote({ opened, back }: { opened: Opened; back: React.ReactNode }) {
  const may = useMay();
  const { dateTime } = useFormat();
  const { note, patient } = opened;
  const [task, setTask] = useState<'amend' | 'mark'>();
  // An edit stays on what it began from until the person asks for what somebody else saved.
  const [edited, setEdited] = useState<ProgressNote>(note);
  const close = () => setTask(undefined);
  const isChangeable = may('emr.write') && note.enteredInError === null && !isClosed(note);
  return (
    <>
      <PageHeader
        title={t('detailTitle', { time: dateTime(note.notedAt) })}
        back={back}
        actions={
          isChangeable && (
            <>
              <Button
                variant="default"
                onClick={() => {
                  setEdited(note);
                  setTask('amend');
                }}
              >
                {t('amend')}
              </Button>
              <Button variant="subtle" color="red" onClick={() => setTask('mark')}>
                {t('mark')}
              </Button>
            </>
          )
        }
      />
      <PatientHeading patient={note.patient} />
      <Stack gap="md">
        <Paper withBorder p="md">
          <NoteHeading note={note} />
          {isClosed(note) ? <Text>{t('restricted')}</Text> : <NoteText said={note} />}
        </Paper>
        {patient.versions.length > 1 && <Versions versions={patient.versions} />}
      </Stack>
      <Suspense fallback={null}>
        {task === 'amend' && (
          <AmendNoteForm key={edited.version} note={edited} onClose={close} onReload={setEdited} />
        )}
      </Suspense>
      {task === 'mark' && <MarkForm note={note} onClose={close} />}
    </>
  );
}

function Versions({ versions }: Pick<Opened['patient'], 'versions'>) {
  const { dateTime } = useFormat();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="note-versions">
      <Title order={2} size="h4" mb="sm" id="note-versions">
        {t('versions')}
      </Title>
      <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {versions.map((one) => (
          <li key={one.version}>
            <Text fw={600}>{t('version', { version: one.version })}</Text>
            <Text size="sm" c="dimmed">
              {t('signedBy', { name: one.signedByName, time: dateTime(one.signedAt) })}
            </Text>
            {one.reason !== null && <Text size="sm">{t('because', { reason: one.reason })}</Text>}
            <NoteText said={one} />
          </li>
        ))}
      </Stack>
    </Paper>
  );
}

function MarkForm({ note, onClose }: { note: ProgressNote; onClose: () => void }) {
  const refresh = useRefreshProgressNotes();
  return (
    <ReasonForm
      title={t('markTitle')}
      text={t('markText')}
      label={t('reason')}
      submitLabel={t('mark')}
      cancelLabel={t('cancel')}
      draftKey={`progress-note-error.${note.id}`}
      send={(reason, submission) => markProgressNote({ progressNoteId: note.id, reason }, submission)}
      failed={t('failedToMark')}
      refusals={progressNoteRefusals}
      done={() => {
        refresh();
        return t('wasMarked');
      }}
      onRefused={refresh}
      onClose={onClose}
    />
  );
}
