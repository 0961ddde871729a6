import { handle } from '#server/handle.ts';
import * as marking from './note-marking.service.ts';
import * as contract from './note.contract.ts';
import * as service from './note.service.ts';

export const noteCalls = [
  handle(contract.listNotes, service.listNotes),
  handle(contract.getNoteFigures, service.getNoteFigures),
  handle(contract.getNote, service.getNote),
  handle(contract.createNote, service.createNote),
  handle(contract.addAddendum, service.addAddendum),
  handle(contract.markNote, marking.markNote),
  handle(contract.recordNotePrint, service.recordNotePrint),
];
