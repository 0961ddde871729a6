import { useRead } from '#client/queries/reads.ts';
import { remotePaper } from '#client/queries/remote-paper.ts';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import type { getNoteFacts as noteFactsCall } from './facts/note-facts.contract.ts';
import type * as contract from './note.contract.ts';

const topic = 'operative-notes';

export const {
  create: createNote,
  update: updateNote,
  sign: signNote,
  addAddendum,
  markInError: markNoteInError,
  recordPrint: recordNotePrint,
  useList: useNotePage,
  useOpened: useNote,
  useCounts: useNoteCounts,
  useRefresh: useRefreshNotes,
} = remotePaper<typeof contract>('operativeNotes', topic);

export const dictateNote = remoteWrite<typeof contract.dictateNote>('operativeNotes.dictate');
export const transcribeNote = remoteWrite<typeof contract.transcribeNote>('operativeNotes.transcribe');
const getNoteFacts = remoteRead<typeof noteFactsCall>('operativeNotes.facts');

/** What a note of a case begins with; nothing is asked while no case is chosen. */
export function useNoteFacts(caseId: string) {
  return useRead(topic, getNoteFacts, { caseId }, { enabled: caseId !== '' });
}
