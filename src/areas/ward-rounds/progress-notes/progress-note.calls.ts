import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './progress-note.contract.ts';

export const listProgressNotes = remoteRead<typeof contract.listProgressNotes>('progressNotes.list');
export const getProgressNote = remoteRead<typeof contract.getProgressNote>('progressNotes.get');
export const signProgressNote = remoteWrite<typeof contract.signProgressNote>('progressNotes.sign');
export const amendProgressNote = remoteWrite<typeof contract.amendProgressNote>('progressNotes.amend');
export const markProgressNote = remoteWrite<typeof contract.markProgressNote>('progressNotes.markInError');
export const recordProgressNotePrint =
  remoteWrite<typeof contract.recordProgressNotePrint>('progressNotes.recordPrint');
