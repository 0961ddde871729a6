import { remoteRead, remoteWrite } from '#client/remote.ts';
import type { getNoteFacts as noteFactsCall } from './facts/note-facts.contract.ts';
import type * as contract from './note.contract.ts';

export const listNotes = remoteRead<typeof contract.listNotes>('operativeNotes.list');
export const countNotes = remoteRead<typeof contract.countNotes>('operativeNotes.count');
export const getNote = remoteRead<typeof contract.getNote>('operativeNotes.get');
export const createNote = remoteWrite<typeof contract.createNote>('operativeNotes.create');
export const updateNote = remoteWrite<typeof contract.updateNote>('operativeNotes.update');
export const dictateNote = remoteWrite<typeof contract.dictateNote>('operativeNotes.dictate');
export const transcribeNote = remoteWrite<typeof contract.transcribeNote>('operativeNotes.transcribe');
export const signNote = remoteWrite<typeof contract.signNote>('operativeNotes.sign');
export const addAddendum = remoteWrite<typeof contract.addAddendum>('operativeNotes.addAddendum');
export const markNoteInError = remoteWrite<typeof contract.markNoteInError>('operativeNotes.markInError');
export const recordNotePrint = remoteWrite<typeof contract.recordNotePrint>('operativeNotes.recordPrint');
export const getNoteFacts = remoteRead<typeof noteFactsCall>('operativeNotes.facts');
