import { type HandledCall, handle } from '#server/handle.ts';
import * as implants from '../implants/implant.contract.ts';
import { listImplants, markImplant, recordImplant } from '../implants/implant.service.ts';
import * as specimens from '../specimens/specimen.contract.ts';
import { listSpecimens, searchSpecimenTests, sendSpecimen } from '../specimens/specimen.service.ts';
import * as facts from './facts/note-facts.contract.ts';
import { getNoteFacts } from './facts/note-facts.service.ts';
import * as contract from './note.contract.ts';
import * as service from './note.service.ts';
import { signNote } from './signing.service.ts';
import * as templates from './templates/note-template.contract.ts';
import {
  deleteNoteTemplate,
  listNoteTemplates,
  saveNoteTemplate,
} from './templates/note-template.service.ts';

export const noteCalls: readonly HandledCall[] = [
  handle(contract.listNotes, service.listNotes),
  handle(contract.countNotes, service.countNotes),
  handle(contract.getNote, service.getNote),
  handle(facts.getNoteFacts, getNoteFacts),
  handle(contract.createNote, service.createNote),
  handle(contract.updateNote, service.updateNote),
  handle(contract.dictateNote, service.dictateNote),
  handle(contract.transcribeNote, service.transcribeNote),
  handle(contract.signNote, signNote),
  handle(contract.addAddendum, service.addAddendum),
  handle(contract.markNoteInError, service.markNoteInError),
  handle(contract.recordNotePrint, service.recordNotePrint),
  handle(templates.listNoteTemplates, listNoteTemplates),
  handle(templates.saveNoteTemplate, saveNoteTemplate),
  handle(templates.deleteNoteTemplate, deleteNoteTemplate),
  handle(implants.listImplants, listImplants),
  handle(implants.recordImplant, recordImplant),
  handle(implants.markImplant, markImplant),
  handle(specimens.listSpecimens, listSpecimens),
  handle(specimens.searchSpecimenTests, searchSpecimenTests),
  handle(specimens.sendSpecimen, sendSpecimen),
];
