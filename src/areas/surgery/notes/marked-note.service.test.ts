import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTimeline } from '#areas/consultations/timeline/timeline.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { aCaseUnderWay, aNote, countNothing } from '../theatre-papers.fixture.ts';
import * as contract from './note.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
let surgeon: StaffMember;
let nurse: StaffMember;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
  surgeon = await aStaffMember(opened, hospital, ['surgery.read', 'surgery.operate']);
  nurse = await aStaffMember(opened, hospital, ['surgery.read', 'surgery.nursing']);
});
afterAll(() => opened.close());

const reason = 'Written about the neighbour';

async function signedNote() {
  const kase = await aCaseUnderWay(admin, { surgeonId: surgeon.userId });
  await countNothing(admin, nurse.caller, kase.id);
  const { id: operativeNoteId } = await surgeon.caller.call(
    contract.createNote,
    aNote({ caseId: kase.id, findings: 'Inflamed' }),
  );
  await surgeon.caller.call(contract.transcribeNote, { operativeNoteId, version: 1 });
  await surgeon.caller.call(contract.signNote, { operativeNoteId, version: 2 });
  return { operativeNoteId, caseId: kase.id, patientId: kase.patient.id };
}

const mark = (operativeNoteId: string) =>
  surgeon.caller.call(contract.markNoteInError, { operativeNoteId, reason });

test('a draft is not marked', async () => {
  const { id: caseId } = await aCaseUnderWay(admin, { surgeonId: surgeon.userId });
  const draft = await surgeon.caller.call(contract.createNote, aNote({ caseId }));
  await expect(mark(draft.id)).rejects.toMatchObject({ code: 'WRONG_STATE', facts: { status: 'draft' } });
});

test('another note is written and signed for the case, and is the one that counts', async () => {
  const { operativeNoteId: wrong, caseId } = await signedNote();
  await mark(wrong);
  const { id: operativeNoteId } = await surgeon.caller.call(contract.createNote, aNote({ caseId }));
  await surgeon.caller.call(contract.transcribeNote, { operativeNoteId, version: 1 });
  await surgeon.caller.call(contract.signNote, { operativeNoteId, version: 2 });
  const { rows } = await admin.call(contract.listNotes, { caseId, status: 'signed' });
  expect(rows.map(({ id }) => id)).toEqual([operativeNoteId]);
});

test('a marked note stays on the timeline of the patient, as what it is', async () => {
  const { operativeNoteId, patientId } = await signedNote();
  await mark(operativeNoteId);
  const { rows } = await admin.call(readTimeline, { patientId });
  expect(rows.find(({ id }) => id === operativeNoteId)).toMatchObject({
    code: 'surgery.timelineNoteInError',
  });
});
