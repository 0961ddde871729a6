import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { caseName } from '../../papers/paper-case.words.ts';
import { dictateNote, signNote, transcribeNote, useRefreshNotes } from '../note.calls.ts';
import type { NoteSummary, OperativeNote } from '../note.contract.ts';
import { noteRefusals } from '../note.words.ts';
import { t } from '../notes.texts.ts';

type Noted = Pick<NoteSummary, 'id' | 'version' | 'case'>;

/** The steps of a note on its way to the signature. */
export function useNoteSteps() {
  const refresh = useRefreshNotes();
  const shared = { refusals: noteRefusals, onSettled: refresh };
  const dictate = useConfirmedWrite<Noted, OperativeNote>({
    ...shared,
    call: ({ id: operativeNoteId, version }, submission) =>
      dictateNote({ operativeNoteId, version }, submission),
    done: () => t('wasDictated'),
    failed: () => t('failedToDictate'),
  });
  const transcribe = useConfirmedWrite<Noted, OperativeNote>({
    ...shared,
    call: ({ id: operativeNoteId, version }, submission) =>
      transcribeNote({ operativeNoteId, version }, submission),
    done: () => t('wasTranscribed'),
    failed: () => t('failedToTranscribe'),
  });
  const sign = useConfirmedWrite<Noted, OperativeNote>({
    ...shared,
    ask: ({ case: kase }) => ({
      title: t('signTitle'),
      message: t('signQuestion', { case: caseName(kase) }),
      confirmLabel: t('signNote'),
    }),
    call: ({ id: operativeNoteId, version }, submission) =>
      signNote({ operativeNoteId, version }, submission),
    done: () => t('wasSigned'),
    failed: () => t('failedToSign'),
  });
  return { dictate, transcribe, sign };
}
