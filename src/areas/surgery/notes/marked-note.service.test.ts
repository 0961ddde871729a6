import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAuditEntry, listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { readTimeline } from '#areas/consultations/timeline/timeline.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
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

const mark = (operativeNoteId: string, caller = surgeon.caller) =>
  caller.call(contract.markNoteInError, { operativeNoteId, reason });

test('a signed note entered in error stays readable with the reason, and counts no longer', async () => {
  const { operativeNoteId, caseId } = await signedNote();
  const addendum = { operativeNoteId, reason: 'Histology', body: 'No malignancy' };
  await surgeon.caller.call(contract.addAddendum, addendum);
  const before = await admin.call(contract.countNotes, {});
  const marked = await mark(operativeNoteId);
  expect(marked).toMatchObject({
    status: 'signed',
    content: { findings: 'Inflamed' },
    addenda: [{ body: 'No malignancy' }],
    enteredInError: {
      reason,
      byName: expect.stringMatching(/^Staff /),
      at: opened.clock.now().toISOString(),
    },
  });
  expect(await nurse.caller.call(contract.getNote, { operativeNoteId })).toEqual(marked);
  expect(await admin.call(contract.countNotes, {})).toEqual({
    ...before,
    signed: before.signed - 1,
    total: before.total - 1,
    enteredInError: before.enteredInError + 1,
  });
  const listed = async (status?: 'signed' | 'entered-in-error') => {
    const { rows } = await admin.call(contract.listNotes, { caseId, ...(status && { status }) });
    return rows.map(({ id, enteredInError }) => [id, enteredInError?.reason]);
  };
  expect(await listed()).toEqual([[operativeNoteId, reason]]);
  expect(await listed('signed')).toEqual([]);
  expect(await listed('entered-in-error')).toEqual([[operativeNoteId, reason]]);
});

test('nothing is added to a marked note, no step is taken with it, and it is printed', async () => {
  const { operativeNoteId, caseId } = await signedNote();
  await mark(operativeNoteId);
  const { caseId: _caseId, ...fields } = aNote({ caseId });
  const step = { operativeNoteId, version: 3 };
  const refused = { code: 'WRONG_STATE', facts: { status: 'entered-in-error' } };
  for (const attempt of [
    () => mark(operativeNoteId),
    () => surgeon.caller.call(contract.addAddendum, { operativeNoteId, reason: 'Late', body: 'Words' }),
    () => surgeon.caller.call(contract.updateNote, { ...fields, ...step }),
    () => surgeon.caller.call(contract.transcribeNote, step),
    () => surgeon.caller.call(contract.signNote, step),
  ]) {
    await expect(attempt()).rejects.toMatchObject(refused);
  }
  await nurse.caller.call(contract.recordNotePrint, { operativeNoteId, output: 'print' });
  const { rows } = await admin.call(listAuditEntries, { resource: 'operative_notes', limit: 5 });
  expect(rows.map(({ action }) => action).slice(0, 2)).toEqual(['PRINT', 'ENTERED_IN_ERROR']);
  const marking = await admin.call(getAuditEntry, { auditEntryId: rows[1]!.id });
  expect(marking).toMatchObject({ resourceId: operativeNoteId, newValues: { caseId, reason } });
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

test('only a signed note is marked, by who operates, in the own hospital, and once', async () => {
  const { id: caseId } = await aCaseUnderWay(admin, { surgeonId: surgeon.userId });
  const draft = await surgeon.caller.call(contract.createNote, aNote({ caseId }));
  await expect(mark(draft.id)).rejects.toMatchObject({ code: 'WRONG_STATE', facts: { status: 'draft' } });
  const { operativeNoteId } = await signedNote();
  await expect(mark(operativeNoteId, nurse.caller)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await (await opened.aHospital()).as('tenant_admin');
  await expect(mark(operativeNoteId, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const both = await Promise.allSettled([mark(operativeNoteId), mark(operativeNoteId, admin)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'WRONG_STATE' } });
});

test('a marked note stays on the timeline of the patient, as what it is', async () => {
  const { operativeNoteId, patientId } = await signedNote();
  await mark(operativeNoteId);
  const { rows } = await admin.call(readTimeline, { patientId });
  expect(rows.find(({ id }) => id === operativeNoteId)).toMatchObject({
    code: 'surgery.timelineNoteInError',
  });
});

test('of a restricted patient the reason is for the team', async () => {
  const { operativeNoteId, patientId } = await signedNote();
  await surgeon.caller.call(contract.addAddendum, { operativeNoteId, reason: 'Late', body: 'Words' });
  await mark(operativeNoteId);
  await admin.call(restrictPatient, { patientId, version: 1 });
  const { caller: reader } = await aStaffMember(opened, hospital, ['surgery.read']);
  expect(await reader.call(contract.getNote, { operativeNoteId })).toMatchObject({
    content: null,
    addenda: [],
    enteredInError: { reason: null },
  });
  expect(await nurse.caller.call(contract.getNote, { operativeNoteId })).toMatchObject({
    addenda: [{ body: 'Words' }],
    enteredInError: { reason },
  });
});
