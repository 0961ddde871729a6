import type { Page } from '@playwright/test';
import type { giveHandover } from '#areas/nursing/handover/handover.contract.ts';
import type { createNote } from '#areas/nursing/notes/note.contract.ts';
import type {
  assignPatients,
  getOwnShift,
  getShift,
  listNurses,
  startShift,
} from '#areas/nursing/shifts/shift.contract.ts';
import type { signProgressNote } from '#areas/ward-rounds/progress-notes/progress-note.contract.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { callFrom } from './calls.ts';
import { anAdmission, aPatient } from './records.ts';

// What a test of nursing needs before it begins, made by calls of whoever is signed in on the page.

/** The calls used here, by their ids. */
type Used = {
  [
    C in
      | typeof assignPatients
      | typeof createNote
      | typeof getOwnShift
      | typeof getShift
      | typeof giveHandover
      | typeof signProgressNote
      | typeof listNurses
      | typeof startShift as C['id']
  ]: C;
};

function call<Id extends keyof Used>(page: Page, id: Id, input: CallRequest<Used[Id] & Call> & object) {
  return callFrom<CallOutput<Used[Id] & Call>>(page, id, input);
}

/** A note about a patient of its own. */
export async function aNursingNote(page: Page) {
  const patient = await aPatient(page, `Noted${crypto.randomUUID().slice(0, 8)}`);
  const note = { noteType: 'assessment', shiftType: 'day', priority: 'normal' } as const;
  return call(page, 'nursingNotes.create', { ...note, patientId: patient.id, content: 'Slept well' });
}

/** A progress note of a stay of its own. */
export async function aProgressNote(page: Page) {
  const patient = await aPatient(page, `Rounded${crypto.randomUUID().slice(0, 8)}`);
  const { id: admissionId } = await anAdmission(page, patient.id);
  return call(page, 'progressNotes.sign', { admissionId, subjective: 'Slept well', plan: 'Home tomorrow' });
}

/** The active shift of whoever is signed in, begun where there is none. */
export async function ownShift(page: Page) {
  const { shift } = await call(page, 'nursingShifts.own', {});
  return shift ?? call(page, 'nursingShifts.start', { shiftType: 'day' });
}

/** A handover of a new patient to another nurse. */
export async function aHandover(page: Page) {
  const patient = await aPatient(page, `Handed${crypto.randomUUID().slice(0, 8)}`);
  const { id: admissionId } = await anAdmission(page, patient.id);
  const { id: shiftId, nurseId } = await ownShift(page);
  await call(page, 'nursingShifts.assign', { assignments: [{ admissionId, shiftId }] });
  const { assignments } = await call(page, 'nursingShifts.get', { shiftId });
  const { assignmentId } = assignments.find((one) => one.admissionId === admissionId)!;
  const { rows } = await call(page, 'nursingShifts.nurses', {});
  const toNurseId = rows.find(({ id }) => id !== nurseId)!.id;
  return call(page, 'nursingHandovers.give', { shiftId, toNurseId, patients: [{ assignmentId }] });
}
