import { Anchor, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Link } from '#client/link.tsx';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { correctionsOf } from '#screens/papers/corrections.ts';
import { Addenda } from '#screens/papers/later-entries.tsx';
import { PaperPage, type PaperPageProps } from '#screens/papers/paper-page.tsx';
import { PaperTexts } from '#screens/papers/paper-texts.tsx';
import { SignedLine } from '#screens/papers/signed-line.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Fact } from '#ui/page/fact.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
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
import { addAddendum, markNoteInError, useNote, useRefreshNotes } from '../note.calls.ts';
import { countWords, noteRefusals, noteTone } from '../note.words.ts';
import { t } from '../notes.texts.ts';

const NoteForm = lazyPart(() => import('../form/note-form.tsx'), 'NoteForm');
const NotePrint = lazyPart(() => import('../print/note-print.tsx'), 'NotePrint');

const back = <BackLink to="/dashboard/surgery/notes" label={t('back')} />;

/** One operative note with its specimens and implants. */
export function NoteScreen() {
  const operativeNoteId = useRouteParameter('operativeNoteId');
  return (
    <OpenedRecord
      query={useNote({ operativeNoteId })}
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
  const refresh = useRefreshNotes();
  const { writes, actions, form } = useNoteActions(note);
  const { case: kase, patient, status, content, procedurePerformed, enteredInError } = note;
  const isAmendable = writes && status === 'signed' && content !== null && enteredInError === null;
  const at = (instant: string | null) => instant && dateTime(instant);
  return (
    <PaperPage
      title={t('detailTitle', { procedure: procedurePerformed ?? t('restricted') })}
      badges={
        <StatusBadge tone={enteredInError ? 'neutral' : noteTone[status]}>
          {t(`status_${status}`)}
        </StatusBadge>
      }
      mark={enteredInError}
      back={back}
      renderPrint={
        content !== null && ((onClose) => <NotePrint paper={{ ...note, content }} onClose={onClose} />)
      }
      actions={actions}
      {...correctionsOf({
        paper: t('printTitle'),
        named: { operativeNoteId: note.id },
        add: isAmendable && addAddendum,
        mark: isAmendable && markNoteInError,
        refusals: noteRefusals,
        refresh,
      })}
      patient={<PatientHeading patient={patient} />}
    >
      <CaseSafetyLine caseId={kase.id} patientId={patient.id} />
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
      {form}
    </PaperPage>
  );
}

function NoteText({ note, content }: { note: OperativeNote; content: NoteContent }) {
  const { estimatedBloodLoss, counts } = content;
  return (
    <Panel title={t('text')}>
      <PaperTexts texts={noteTexts.map((name) => [t(name), content[name]])}>
        {estimatedBloodLoss !== null && (
          <Fact label={t('estimatedBloodLoss')}>{t('millilitres', { amount: estimatedBloodLoss })}</Fact>
        )}
        {counts.map((count) => (
          <Fact key={count.kind} label={t(`count_${count.kind}`)}>
            {countWords(count)}
          </Fact>
        ))}
      </PaperTexts>
      <SignedLine name={note.noteSurgeonName} at={note.signedAt} />
    </Panel>
  );
}

/** The steps of a note for the person who looks, and the form that one of them opens. */
function useNoteActions(note: OperativeNote) {
  const writes = useMay()('surgery.operate');
  const { dictate, transcribe, sign } = useNoteSteps();
  // An edit stays on what it began from until the person asks for what somebody else saved.
  const [edited, setEdited] = useState<OperativeNote>();
  const [isWriting, setWriting] = useState(false);
  const { status, enteredInError, case: kase } = note;
  const actions: PaperPageProps['actions'] = writes &&
    note.content !== null && [
      status === 'draft' && {
        label: t('dictate'),
        isBusy: dictate.isBusy,
        onClick: () => void dictate.start(note),
      },
      (status === 'draft' || status === 'dictated') && {
        label: t('transcribe'),
        isMain: true,
        isBusy: transcribe.isBusy,
        onClick: () => void transcribe.start(note),
      },
      status === 'transcribed' && {
        label: t('signNote'),
        isMain: true,
        isBusy: sign.isBusy,
        onClick: () => void sign.start(note),
      },
      status !== 'signed' && { label: t('edit'), icon: 'edit', onClick: () => setEdited(note) },
      // The operation still needs a note that counts.
      enteredInError !== null && {
        label: t('add'),
        icon: 'plus',
        isMain: true,
        onClick: () => setWriting(true),
      },
    ];
  const form = (
    <>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(stored, dialog) => <NoteForm stored={stored} {...dialog} />}
      </EditedRecord>
      <Suspense fallback={null}>
        {isWriting && <NoteForm caseId={kase.id} onClose={() => setWriting(false)} />}
      </Suspense>
    </>
  );
  return { writes, actions, form };
}
