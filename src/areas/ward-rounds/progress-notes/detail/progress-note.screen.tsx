import { Paper, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { correctionsOf } from '#screens/papers/corrections.ts';
import { LaterEntries } from '#screens/papers/later-entries.tsx';
import { PaperPage } from '#screens/papers/paper-page.tsx';
import { t as paperText } from '#screens/papers/papers.texts.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { markProgressNote, useProgressNote, useRefreshProgressNotes } from '../progress-note.calls.ts';
import type * as contract from '../progress-note.contract.ts';
import type { ProgressNote } from '../progress-note.contract.ts';
import { isClosed, progressNoteRefusals } from '../progress-note.words.ts';
import { t } from '../progress-notes.texts.ts';
import { NoteAuthor } from './note-heading.tsx';
import { NoteText } from './note-text.tsx';

const AmendNoteForm = lazyPart(() => import('../form/amend-note-form.tsx'), 'AmendNoteForm');
const ProgressNotePrint = lazyPart(() => import('../print/progress-note-print.tsx'), 'ProgressNotePrint');

type Opened = CallOutput<typeof contract.getProgressNote>;

/** One progress note as it stands, and every version that was signed. */
export function ProgressNoteScreen() {
  const progressNoteId = useRouteParameter('progressNoteId');
  const query = useProgressNote({ progressNoteId });
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
  const refresh = useRefreshProgressNotes();
  const { dateTime } = useFormat();
  const { note, patient } = opened;
  const [isAmending, setAmending] = useState(false);
  // An edit stays on what it began from until the person asks for what somebody else saved.
  const [edited, setEdited] = useState<ProgressNote>(note);
  const isReadable = !isClosed(note);
  const isChangeable = may('emr.write') && note.enteredInError === null && isReadable;
  return (
    <PaperPage
      title={t('detailTitle', { time: dateTime(note.notedAt) })}
      mark={note.enteredInError}
      back={back}
      renderPrint={isReadable && ((onClose) => <ProgressNotePrint paper={note} onClose={onClose} />)}
      actions={[
        isChangeable && {
          label: t('amend'),
          onClick: () => {
            setEdited(note);
            setAmending(true);
          },
        },
      ]}
      {...correctionsOf({
        paper: t('note'),
        named: { progressNoteId: note.id },
        mark: isChangeable && markProgressNote,
        refusals: progressNoteRefusals,
        refresh,
      })}
      patient={<PatientHeading patient={note.patient} />}
    >
      <Paper withBorder p="md">
        <NoteAuthor note={note} />
        {isReadable ? <NoteText said={note} /> : <Text>{t('restricted')}</Text>}
      </Paper>
      {patient.versions.length > 1 && <Versions versions={patient.versions} />}
      <Suspense fallback={null}>
        {isAmending && (
          <AmendNoteForm
            key={edited.version}
            note={edited}
            onClose={() => setAmending(false)}
            onReload={setEdited}
          />
        )}
      </Suspense>
    </PaperPage>
  );
}

function Versions({ versions }: Pick<Opened['patient'], 'versions'>) {
  const { dateTime } = useFormat();
  return (
    <LaterEntries
      title={paperText('versions')}
      entries={versions.map((one) => ({
        id: String(one.version),
        title: paperText('version', { version: one.version }),
        by: paperText('signedBy', { name: one.signedByName, time: dateTime(one.signedAt) }),
        body: (
          <>
            {one.reason !== null && <Text size="sm">{paperText('because', { reason: one.reason })}</Text>}
            <NoteText said={one} />
          </>
        ),
      }))}
    />
  );
}
