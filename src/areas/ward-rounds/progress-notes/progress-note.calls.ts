import { remotePaper } from '#client/queries/remote-paper.ts';
import { remoteWrite } from '#client/remote.ts';
import type * as contract from './progress-note.contract.ts';

export const {
  sign: signProgressNote,
  markInError: markProgressNote,
  recordPrint: recordProgressNotePrint,
  useList: useProgressNotes,
  useOpened: useProgressNote,
  useRefresh: useRefreshProgressNotes,
} = remotePaper<typeof contract>('progressNotes', 'progress-notes');

export const amendProgressNote = remoteWrite<typeof contract.amendProgressNote>('progressNotes.amend');
