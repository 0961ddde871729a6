import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { createDiagnosis } from '../diagnoses/diagnosis.contract.ts';
import * as contract from './problem.contract.ts';

describe('the problem list of a patient', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let doctor: Caller;
  let nurse: Caller;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    [doctor, nurse, admin] = await Promise.all([
      hospital.as('doctor'),
      hospital.as('nurse'),
      hospital.as('tenant_admin'),
    ]);
  });
  afterAll(() => opened.close());

  const newPatient = async (part: Parameters<typeof aPatient>[0] = {}) =>
    (await admin.call(registerPatient, aPatient(part))).id;

  test('holds a problem once, with the code of the diagnosis that was chosen', async () => {
    const patientId = await newPatient();
    const { id: diagnosisId } = await admin.call(createDiagnosis, { code: 'I10', title: 'High pressure' });
    const added = await doctor.call(contract.recordProblem, {
      patientId,
      diagnosisId,
      title: 'High pressure',
      since: '2018-05-05',
    });
    expect(added.rows).toMatchObject([{ code: 'I10', status: 'active', certainty: 'confirmed' }]);
    const again = doctor.call(contract.recordProblem, { patientId, title: 'HIGH pressure' });
    await expect(again).rejects.toMatchObject({
      facts: { fields: { title: { code: 'problems.alreadyRecorded' } } },
    });
    const unknown = { patientId, title: 'x', diagnosisId: newId() };
    await expect(doctor.call(contract.recordProblem, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('Mark keeps what was resolved and what as entered in error', async () => {
    const patientId = await newPatient();
    await doctor.call(contract.recordProblem, { patientId, title: 'Gout', since: '2020-01-01' });
    const { rows } = await doctor.call(contract.recordProblem, { patientId, title: 'Asthma' });
    const idOf = (title: string) => rows.find((row) => row.title === title)!.id;
    const early = { problemId: idOf('Gout'), version: 1, resolvedOn: '2019-01-01' };
    await expect(doctor.call(contract.resolveProblem, early)).rejects.toMatchObject({
      facts: { fields: { resolvedOn: { code: 'problems.resolvedBeforeSince' } } },
    });
    await doctor.call(contract.resolveProblem, { ...early, resolvedOn: '2021-01-01' });
    const error = { problemId: idOf('Asthma'), version: 1, reason: 'Another patient' };
    const all = await doctor.call(contract.markProblemInError, error);
    expect(all.rows.map(({ status }) => status).toSorted()).toEqual(['entered-in-error', 'resolved']);
    const late = doctor.call(contract.markProblemInError, { ...error, version: 2 });
    await expect(late).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect((await doctor.call(contract.recordProblem, { patientId, title: 'Gout' })).rows).toHaveLength(3);
  });

  test('is changed by whoever has seen its latest version', async () => {
    const patientId = await newPatient();
    const { rows } = await doctor.call(contract.recordProblem, { patientId, title: 'Migraine' });
    const change = { problemId: rows[0]!.id, version: 1, certainty: 'provisional' as const };
    const changed = await doctor.call(contract.updateProblem, { ...change, notes: 'Since school' });
    expect(changed.rows).toMatchObject([{ certainty: 'provisional', notes: 'Since school', version: 2 }]);
    await expect(doctor.call(contract.updateProblem, change)).rejects.toMatchObject({ code: 'STALE' });
    const future = { ...change, version: 2, since: '2999-01-01' };
    await expect(doctor.call(contract.updateProblem, future)).rejects.toMatchObject({
      facts: { fields: { since: { code: 'problems.sinceInFuture' } } },
    });
  });

  test('offers the lines of the old history until they are taken over', async () => {
    const patientId = await newPatient({ medicalHistory: 'Hernia repair 2015\nDiabetes, diet only' });
    const { oldLines } = await doctor.call(contract.listProblems, { patientId });
    expect(oldLines).toEqual(['Hernia repair 2015', 'Diabetes, diet only']);
    const taken = { patientId, title: 'Diabetes, type 2', oldLine: 'Diabetes, diet only' };
    const left = await doctor.call(contract.recordProblem, taken);
    expect(left.oldLines).toEqual(['Hernia repair 2015']);
  });

  test('is read by nurses, written by doctors, closed with the record, unknown elsewhere', async () => {
    const patientId = await newPatient();
    expect((await nurse.call(contract.listProblems, { patientId })).rows).toEqual([]);
    const add = { patientId, title: 'Ulcer' };
    await expect(nurse.call(contract.recordProblem, add)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(contract.listProblems, { patientId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await admin.call(restrictPatient, { patientId, version: 1 });
    await expect(doctor.call(contract.recordProblem, add)).rejects.toMatchObject({
      code: 'RECORD_RESTRICTED',
    });
  });
});
