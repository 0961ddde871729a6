import { useRead } from '#client/queries/reads.ts';
import { remotePaper } from '#client/queries/remote-paper.ts';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './note.contract.ts';

const topic = 'nursing-notes';

export const {
  create: createNote,
  addAddendum,
  recordPrint: recordNotePrint,
  useList: useNotePage,
  useOpened: useNote,
  useRefresh: useRefreshNotes,
} = remotePaper<typeof contract>('nursingNotes', topic, 'nursing-tasks', 'vital-signs');

export const markNote = remoteWrite<typeof contract.markNote>('nursingNotes.mark');
const getNoteFigures = remoteRead<typeof contract.getNoteFigures>('nursingNotes.figures');

/** How many notes there are. */
export function useNoteFigures() {
  return useRead(topic, getNoteFigures, {});
}
