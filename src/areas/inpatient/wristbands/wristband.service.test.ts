import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  endAllergy,
  recordAllergy,
  stateNoKnownAllergies,
} from '#areas/patients/allergies/allergy.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient, updatePatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { cancelAdmission } from '../admissions/admission.contract.ts';
import { anAdmission, aWardWithBeds } from '../inpatient.fixture.ts';
import { readWristband, recordWristbandPrint } from './wristband.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

const entriesAbout = (resourceId: string) =>
  opened.database.inTenant(hospital.tenantId, 'read', (db) =>
    db
      .selectFrom('audit_entry')
      .select(['action', 'resource', 'new_values'])
      .where('tenant_id', '=', hospital.tenantId)
      .where('resource_id', '=', resourceId)
      .orderBy('id')
      .execute(),
  );

test('the band says who it is, where, and what is known of allergies', async () => {
  const { ward, beds } = await aWardWithBeds(admin);
  const person = aPatient({ dateOfBirth: '1990-05-17', gender: 'female' });
  const patient = await admin.call(registerPatient, person);
  const admission = await anAdmission(admin, { patientId: patient.id, bedId: beds[0]!.id });
  const nurse = await hospital.as('nurse');
  const read = () => nurse.call(readWristband, { admissionId: admission.id });
  const first = await read();
  expect(first).toMatchObject({
    admissionNumber: admission.admissionNumber,
    bed: { bedNumber: 'B-01', wardName: ward.name },
    patient: {
      patientNumber: patient.patientNumber,
      dateOfBirth: '1990-05-17',
      gender: 'female',
      allergyStatus: 'not-asked',
      allergies: null,
    },
  });
  const about = { patientId: patient.id };
  await nurse.call(stateNoKnownAllergies, about);
  expect((await read()).patient).toMatchObject({ allergyStatus: 'none-known', allergies: null });
  await admin.call(updatePatient, { ...about, version: 1, allergies: 'Latex' });
  expect((await read()).patient).toMatchObject({ allergyStatus: 'listed', allergies: 'Latex' });
  const { rows } = await nurse.call(recordAllergy, { ...about, substance: 'Shrimps' });
  expect((await read()).patient).toMatchObject({ allergyStatus: 'listed', allergies: 'Latex\nShrimps' });
  const shrimps = rows.find(({ substance }) => substance === 'Shrimps')!;
  const ended = {
    allergyId: shrimps.id,
    version: shrimps.version,
    reason: 'Tested',
    status: 'refuted' as const,
  };
  await nurse.call(endAllergy, ended);
  expect((await read()).patient).toMatchObject({ allergyStatus: 'listed', allergies: 'Latex' });
  const viewed = { action: 'VIEW', resource: 'admissions', new_values: { document: 'wristband' } };
  expect(await entriesAbout(admission.id)).toContainEqual(viewed);
});

test('each print is in the trail, with how many labels it was', async () => {
  const { id: admissionId } = await anAdmission(admin);
  const desk = await hospital.as('receptionist');
  await desk.call(recordWristbandPrint, { admissionId, document: 'labels', copies: 12, output: 'print' });
  const printed = { document: 'labels', copies: 12, output: 'print' };
  expect((await entriesAbout(admissionId)).filter(({ action }) => action === 'PRINT')).toEqual([
    { action: 'PRINT', resource: 'admissions', new_values: printed },
  ]);
  const labels = { admissionId, document: 'labels', output: 'print' } as const;
  for (const copies of [0, 61, 1.5]) {
    await expect(desk.call(recordWristbandPrint, { ...labels, copies })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { copies: expect.anything() as unknown } },
    });
  }
});

test('of a restricted patient the ward is told what a band needs, in the trail; the desk is not', async () => {
  const person = aPatient({ allergies: 'Latex', dateOfBirth: '1960-01-02' });
  const { id: patientId } = await admin.call(registerPatient, person);
  const { id: admissionId } = await anAdmission(admin, { patientId });
  await admin.call(restrictPatient, { patientId, version: 1 });
  const nurse = await hospital.as('nurse');
  const { patient } = await nurse.call(readWristband, { admissionId });
  expect(patient).toMatchObject({ dateOfBirth: '1960-01-02', allergyStatus: 'listed', allergies: 'Latex' });
  const shown = { call: 'wristbands.read', neededFor: 'admissions.receive' };
  const view = { action: 'VIEW', resource: 'patients', new_values: shown };
  expect(await entriesAbout(patientId)).toContainEqual(view);
  const desk = await hospital.as('receptionist');
  const told = await desk.call(readWristband, { admissionId });
  expect(told.patient).toEqual({
    ...patient,
    ...{ dateOfBirth: null, birthPrecision: null, ageMonths: null },
    ...{ gender: null, allergyStatus: null, allergies: null },
  });
});

test('who is not admitted any more gets no band', async () => {
  const { id: admissionId, version } = await anAdmission(admin);
  await admin.call(cancelAdmission, { admissionId, version, reason: 'Wrong patient' });
  await expect(admin.call(readWristband, { admissionId })).rejects.toMatchObject({
    code: 'WRONG_STATE',
    facts: { status: 'cancelled' },
  });
});

test('who neither admits nor receives, and another hospital, are refused', async () => {
  const { id: admissionId } = await anAdmission(admin);
  const print = { admissionId, document: 'wristband', output: 'print' } as const;
  const { caller } = await aStaffMember(opened, hospital, ['admissions.read']);
  await expect(caller.call(readWristband, { admissionId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(caller.call(recordWristbandPrint, print)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await (await opened.aHospital()).as('tenant_admin');
  await expect(stranger.call(readWristband, { admissionId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(stranger.call(recordWristbandPrint, print)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const unknown = { ...print, admissionId: newId() };
  await expect(admin.call(recordWristbandPrint, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
