import { Anchor, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Link } from '#client/link.tsx';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { Addenda } from '#screens/papers/later-entries.tsx';
import { PaperPage, type PaperPageProps } from '#screens/papers/paper-page.tsx';
import { t as paperText } from '#screens/papers/papers.texts.ts';
import { SignedLine } from '#screens/papers/signed-line.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Fact } from '#ui/page/fact.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { CaseImplants } from '../../implants/list/case-implants.tsx';
import { theatreTeam } from '../../papers/paper-access.ts';
import { CaseSafetyLine } from '../../safety/safety-line.tsx';
import { caseName } from '../../papers/paper-case.words.ts';
import { CaseSpecimens } from '../../specimens/list/case-specimens.tsx';
import { NoteFactsPanel } from '../facts/note-facts-panel.tsx';
import { useNoteSteps } from '../list/use-note-steps.ts';
import { type NoteContent, noteTexts } from '../note-content.contract.ts';
import type { OperativeNote } from '../note.contract.ts';
import { addAddendum } from '../note.calls.ts';
import { useNote, useRefreshNotes } from '../note.hooks.ts';
import { countWords, noteRefusals, noteTone } from '../note.words.ts';
import { t } from '../notes.texts.ts';

const NoteForm = lazy(async () => ({ default: (await import('../form/note-form.tsx')).NoteForm }));
const AddendumForm = lazy(async () => ({
  default: (await import('#screens/papers/form/addendum-form.tsx')).AddendumForm,
}));
const NotePrint = lazy(async () => ({ default: (await import('../print/note-print.tsx')).NotePrint }));

const back = <BackLink to="/dashboard/surgery/notes" label={t('back')} />;

/** One operative note with its specimens and implants. */
export function NoteScreen() {
  const operativeNoteId = useRouteParameter('operativeNoteId');
  return (
    <OpenedRecord
      query={useNote(operativeNoteId)}
      missing={{ icon: 'clipboard', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToLoad')}
    >
      {(note) => <Opened key={note.id} note={note} />}
    </OpenedRecord>
  );
}

function Opened({ note }: { note: OperativeNote }) {
  const may = useMay();
  const { dateTime } = useFormat();
  const { actions, dialogs } = useNoteActions(note);
  const { case: kase, patient, status, content, procedurePerformed } = note;
  const at = (instant: string | null) => instant && dateTime(instant);
  return (
    <PaperPage
      title={t('detailTitle', { procedure: procedurePerformed ?? t('restricted') })}
      badges={<StatusBadge tone={noteTone[status]}>{t(`status_${status}`)}</StatusBadge>}
      back={back}
      actions={actions}
      patient={
        <>
          <PatientHeading patient={patient} />
          <CaseSafetyLine caseId={kase.id} patientId={patient.id} />
        </>
      }
    >
      <FactPanel
        title={t('facts')}
        facts={[
          [
            t('columnCase'),
            <Anchor key="case" component={Link} to={`/dashboard/surgery/cases/${kase.id}`} size="sm">
              {caseName(kase)}
            </Anchor>,
          ],
          [t('columnSurgeon'), note.noteSurgeonName],
          [t('created'), dateTime(note.createdAt)],
          [t('dictatedAt'), at(note.dictatedAt)],
          [t('transcribedAt'), at(note.transcribedAt)],
        ]}
      />
      {note.facts && <NoteFactsPanel facts={note.facts} />}
      {content ? <NoteText note={note} content={content} /> : <Text>{t('restricted')}</Text>}
      <Addenda addenda={note.addenda} />
      {may(theatreTeam) && (
        <>
          <CaseSpecimens caseId={kase.id} />
          <CaseImplants surgicalCase={{ id: kase.id, patient }} />
        </>
      )}
      {dialogs}
    </PaperPage>
  );
}

function NoteText({ note, content }: { note: OperativeNote; content: NoteContent }) {
  const { estimatedBloodLoss, counts } = content;
  return (
    <Panel title={t('text')}>
      <Stack component="dl" gap="sm" m={0}>
        {noteTexts.map(
          (name) =>
            content[name] !== '' && (
              <Fact key={name} label={t(name)}>
                <Text span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {content[name]}
                </Text>
              </Fact>
            ),
        )}
        {estimatedBloodLoss !== null && (
          <Fact label={t('estimatedBloodLoss')}>{t('millilitres', { amount: estimatedBloodLoss })}</Fact>
        )}
        {counts.map((count) => (
          <Fact key={count.kind} label={t(`count_${count.kind}`)}>
            {countWords(count)}
          </Fact>
        ))}
      </Stack>
      <SignedLine name={note.noteSurgeonName} at={note.signedAt} />
    </Panel>
  );
}

/** What can be done with it by the person who looks, and the dialogs that this opens. */
function useNoteActions(note: OperativeNote) {
  const may = useMay();
  const refresh = useRefreshNotes();
  const { dictate, transcribe, sign } = useNoteSteps();
  const [task, setTask] = useState<'addendum' | 'print'>();
  // An edit stays on what it began from until the person asks for what somebody else saved.
  const [edited, setEdited] = useState<OperativeNote>();
  const close = () => setTask(undefined);
  const { status, content } = note;
  if (!content) return { actions: false as const, dialogs: null };
  const writes = may('surgery.operate');
  const actions: PaperPageProps['actions'] = [
    { label: t('print'), icon: 'print', onClick: () => setTask('print') },
    writes &&
      status === 'draft' && {
        label: t('dictate'),
        isBusy: dictate.isBusy,
        onClick: () => void dictate.start(note),
      },
    writes &&
      (status === 'draft' || status === 'dictated') && {
        label: t('transcribe'),
        isMain: true,
        isBusy: transcribe.isBusy,
        onClick: () => void transcribe.start(note),
      },
    writes &&
      status === 'transcribed' && {
        label: t('signNote'),
        isMain: true,
        isBusy: sign.isBusy,
        onClick: () => void sign.start(note),
      },
    writes &&
      status === 'signed' && {
        label: paperText('addAddendum'),
        isMain: true,
        onClick: () => setTask('addendum'),
      },
    writes && status !== 'signed' && { label: t('edit'), icon: 'edit', onClick: () => setEdited(note) },
  ];
  const dialogs = (
    <Suspense fallback={null}>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(stored, dialog) => <NoteForm stored={stored} {...dialog} />}
      </EditedRecord>
      {task === 'addendum' && (
        <AddendumForm
          draftKey={`operative-note-addendum.${note.id}`}
          send={(fields, submission) => addAddendum({ operativeNoteId: note.id, ...fields }, submission)}
          refusals={noteRefusals}
          refresh={refresh}
          onClose={close}
        />
      )}
      {task === 'print' && <NotePrint note={note} content={content} onClose={close} />}
    </Suspense>
  );
  return { actions, dialogs };
}
