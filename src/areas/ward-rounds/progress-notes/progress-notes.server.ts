import { handle } from '#server/handle.ts';
import * as contract from './progress-note.contract.ts';
import * as service from './progress-note.service.ts';

export const progressNotesCalls = [
  handle(contract.listProgressNotes, service.listProgressNotes),
  handle(contract.getProgressNote, service.getProgressNote),
  handle(contract.signProgressNote, service.signProgressNote),
  handle(contract.amendProgressNote, service.amendProgressNote),
  handle(contract.markProgressNote, service.markProgressNote),
  handle(contract.recordProgressNotePrint, service.recordProgressNotePrint),
];
