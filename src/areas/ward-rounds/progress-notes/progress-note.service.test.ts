import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRecordEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { readTimeline } from '#areas/consultations/timeline/timeline.contract.ts';
import { recordProblem } from '#areas/consultations/problems/problem.contract.ts';
import { cancelAdmission } from '#areas/inpatient/admissions/admission.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aProgressNote } from '../ward-rounds.fixture.ts';
import {
  amendProgressNote,
  getProgressNote,
  listProgressNotes,
  signProgressNote,
} from './progress-note.contract.ts';

describe('a progress note', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let doctor: Caller;
  let nurse: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    doctor = await hospital.as('doctor');
    nurse = await hospital.as('nurse');
  });
  afterAll(() => opened.close());

  const aStay = async () => {
    const { admission, patientId } = await anInpatient(admin);
    return { admissionId: admission.id, patientId, version: admission.version };
  };
  const notesOf = async (caller: Caller, admissionId: string) =>
    (await caller.call(listProgressNotes, { admissionId })).rows;

  test('is signed by a doctor problem by problem, read by the nurse, and stands on the timeline', async () => {
    const { admissionId, patientId } = await aStay();
    const list = await doctor.call(recordProblem, { patientId, title: 'Pneumonia' });
    const problemId = list.rows[0]!.id;
    const problem = { problemId, title: 'another name', assessment: 'Better', plan: 'Tablets' };
    const note = await doctor.call(signProgressNote, {
      ...aProgressNote({ admissionId }),
      problems: [problem],
    });
    expect(note).toMatchObject({
      version: 1,
      reason: null,
      problems: [{ title: 'Pneumonia', plan: 'Tablets' }],
    });
    expect(await notesOf(nurse, admissionId)).toMatchObject([{ id: note.id, subjective: 'Slept well.' }]);
    const { rows } = await nurse.call(readTimeline, { patientId, kind: 'progress-note' });
    expect(rows).toMatchObject([{ id: note.id, link: `/dashboard/progress-notes/${note.id}` }]);
  });

  test('is written by nobody who may not write the record, and says something', async () => {
    const { admissionId } = await aStay();
    await expect(nurse.call(signProgressNote, aProgressNote({ admissionId }))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const empty = { admissionId, subjective: ' ', problems: [{ title: 'Pain' }] };
    await expect(doctor.call(signProgressNote, empty)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { subjective: { code: 'progress-notes.nothingWritten' } } },
    });
    const early = aProgressNote({ admissionId, notedAt: '2020-01-01T08:00:00.000Z' });
    await expect(doctor.call(signProgressNote, early)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await notesOf(nurse, admissionId)).toEqual([]);
  });

  test('names no problem of somebody else, and belongs to no stay that was cancelled', async () => {
    const [own, other] = [await aStay(), await aStay()];
    const list = await doctor.call(recordProblem, { patientId: other.patientId, title: 'Gout' });
    const problems = [{ problemId: list.rows[0]!.id, title: 'Gout', plan: 'Rest' }];
    const note = { ...aProgressNote({ admissionId: own.admissionId }), problems };
    await expect(doctor.call(signProgressNote, note)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { admissionId, version } = own;
    await admin.call(cancelAdmission, { admissionId, version, reason: 'Wrong patient' });
    await expect(doctor.call(signProgressNote, aProgressNote({ admissionId }))).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('is amended with a reason; each version stays, and of two amendments at once one is refused', async () => {
    const { admissionId } = await aStay();
    const { id: progressNoteId } = await doctor.call(signProgressNote, aProgressNote({ admissionId }));
    const amendment = { progressNoteId, version: 1, reason: 'Result came', plan: 'Stop antibiotics' };
    const amended = await doctor.call(amendProgressNote, amendment);
    expect(amended).toMatchObject({
      version: 2,
      reason: 'Result came',
      plan: 'Stop antibiotics',
      subjective: null,
    });
    await expect(admin.call(amendProgressNote, amendment)).rejects.toMatchObject({
      code: 'STALE',
      facts: { current: { version: 2 } },
    });
    const { patient } = await nurse.call(getProgressNote, { progressNoteId });
    expect(patient.versions).toMatchObject([
      { version: 2, plan: 'Stop antibiotics' },
      { version: 1, plan: 'Continue.', subjective: 'Slept well.', reason: null },
    ]);
    const trail = await admin.call(listRecordEntries, {
      resource: 'progress_notes',
      resourceId: progressNoteId,
    });
    expect(trail.rows.map(({ action }) => action)).toEqual(['VIEW', 'AMEND', 'SIGN']);
  });

  test('of a restricted patient says nothing to a doctor to whom the record is closed, and all to the nurse', async () => {
    const { admissionId, patientId } = await aStay();
    const { id: progressNoteId } = await admin.call(signProgressNote, aProgressNote({ admissionId }));
    await admin.call(restrictPatient, { patientId, version: 1 });
    expect(await notesOf(doctor, admissionId)).toMatchObject([
      { id: progressNoteId, subjective: null, plan: null, problems: [] },
    ]);
    const note = await doctor.call(getProgressNote, { progressNoteId });
    expect(note.patient.versions).toEqual([]);
    expect(await notesOf(nurse, admissionId)).toMatchObject([{ plan: 'Continue.' }]);
    await expect(doctor.call(signProgressNote, aProgressNote({ admissionId }))).rejects.toMatchObject({
      code: 'RECORD_RESTRICTED',
    });
  });

  test('is unknown to another hospital', async () => {
    const { admissionId } = await aStay();
    const { id: progressNoteId } = await doctor.call(signProgressNote, aProgressNote({ admissionId }));
    const elsewhere = await (await opened.aHospital()).as('doctor');
    await expect(elsewhere.call(getProgressNote, { progressNoteId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(elsewhere.call(signProgressNote, aProgressNote({ admissionId }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await notesOf(elsewhere, admissionId)).toEqual([]);
  });
});
