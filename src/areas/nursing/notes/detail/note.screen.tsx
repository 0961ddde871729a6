import { Anchor, Paper, Text } from '@mantine/core';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Link } from '#client/link.tsx';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { correctionsOf } from '#screens/papers/corrections.ts';
import { Addenda } from '#screens/papers/later-entries.tsx';
import { PaperPage } from '#screens/papers/paper-page.tsx';
import { t as paperText } from '#screens/papers/papers.texts.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { TaskButtons } from '../../tasks/list/task-buttons.tsx';
import { followUpWords } from '../list/note-columns.tsx';
import { addAddendum, useNote, useRefreshNotes } from '../note.calls.ts';
import type { NursingNote } from '../note.contract.ts';
import { contentWords, noteRefusals, priorityTone } from '../note.words.ts';
import { t } from '../notes.texts.ts';

const MarkNoteForm = lazyPart(() => import('../form/mark-note-form.tsx'), 'MarkNoteForm');
const NotePrint = lazyPart(() => import('../print/note-print.tsx'), 'NotePrint');

const back = <BackLink to="/dashboard/nursing/notes" label={t('back')} />;

/** One nursing note. */
export function NoteScreen() {
  const noteId = useRouteParameter('noteId');
  return (
    <OpenedRecord
      query={useNote({ noteId })}
      missing={{ icon: 'clipboard', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToLoad')}
    >
      {(note) => <OpenedNote note={note} />}
    </OpenedRecord>
  );
}

function OpenedNote({ note }: { note: NursingNote }) {
  const may = useMay();
  const refresh = useRefreshNotes();
  const { patient, priority, isConfidential, enteredInError, content } = note;
  const isOpen = may('nursing.write') && content !== null && enteredInError === null;
  return (
    <PaperPage
      title={t('detailTitle', { type: t(`type_${note.noteType}`) })}
      badges={
        <>
          <StatusBadge tone={priorityTone[priority]}>{t(`priority_${priority}`)}</StatusBadge>
          {isConfidential && <StatusBadge tone="danger">{t('confidential')}</StatusBadge>}
        </>
      }
      mark={enteredInError}
      back={back}
      renderPrint={
        content !== null && ((onClose) => <NotePrint paper={{ ...note, content }} onClose={onClose} />)
      }
      {...correctionsOf({
        paper: t('note'),
        named: { noteId: note.id },
        add: isOpen && addAddendum,
        refusals: noteRefusals,
        refresh,
      })}
      renderMarking={isOpen && ((onClose) => <MarkNoteForm note={note} onClose={onClose} />)}
      patient={<PatientHeading patient={patient} />}
    >
      <Paper withBorder p="md">
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{contentWords(note)}</Text>
      </Paper>
      <Addenda addenda={note.addenda} />
      <Summary note={note} />
      <FollowUp note={note} />
    </PaperPage>
  );
}

function Summary({ note }: { note: NursingNote }) {
  const format = useFormat();
  const { replacedBy, replaces, tags } = note;
  return (
    <FactPanel
      title={t('facts')}
      facts={[
        [t('nurse'), paperText('by', { name: note.nurseName, time: format.dateTime(note.noteTime) })],
        [t('shift'), t(`shift_${note.shiftType}`)],
        [t('followUp'), followUpWords(note, format)],
        [t('tags'), tags.join(', ')],
        ...(replacedBy
          ? [[t('inItsPlace'), <NoteLink key="better" id={replacedBy} label={t('replacedBy')} />] as const]
          : []),
        ...(replaces
          ? [[t('inPlaceOf'), <NoteLink key="worse" id={replaces} label={t('replaces')} />] as const]
          : []),
      ]}
    />
  );
}

function NoteLink({ id, label }: { id: string; label: string }) {
  return (
    <Anchor component={Link} to={`/dashboard/nursing/notes/${id}`}>
      {label}
    </Anchor>
  );
}

/** What is to be done of an open follow-up. */
function FollowUp({ note }: { note: NursingNote }) {
  const { state, taskId, taskVersion } = note.followUp;
  if (state !== 'open' || taskId === null || taskVersion === null) return null;
  const task = { id: taskId, version: taskVersion, takenByName: null };
  return <TaskButtons task={task} name={t('followUp')} />;
}
