import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './note.contract.ts';

export const listNotes = remoteRead<typeof contract.listNotes>('nursingNotes.list');
export const getNoteFigures = remoteRead<typeof contract.getNoteFigures>('nursingNotes.figures');
export const getNote = remoteRead<typeof contract.getNote>('nursingNotes.get');
export const createNote = remoteWrite<typeof contract.createNote>('nursingNotes.create');
export const addAddendum = remoteWrite<typeof contract.addAddendum>('nursingNotes.addAddendum');
export const markNote = remoteWrite<typeof contract.markNote>('nursingNotes.mark');
export const recordNotePrint = remoteWrite<typeof contract.recordNotePrint>('nursingNotes.recordPrint');
