import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { anAdmission } from '../inpatient.fixture.ts';
import { cancelAdmission, searchAdmissions } from './admission.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

async function idsFound(caller: Caller, search: string): Promise<string[]> {
  return (await caller.call(searchAdmissions, { search })).rows.map(({ id }) => id);
}

test('who is here comes before who has left, by name and by number', async () => {
  const { id: patientId } = await admin.call(registerPatient, aPatient({ lastName: 'Mahmudsearch' }));
  const left = await anAdmission(admin, { patientId });
  const reason = 'Entered twice';
  await admin.call(cancelAdmission, { admissionId: left.id, version: left.version, reason });
  const earlier = new Date(opened.clock.now().getTime() - 86_400_000).toISOString();
  const here = await anAdmission(admin, { patientId, admittedAt: earlier });
  expect(await idsFound(admin, 'mahmudsea')).toEqual([here.id, left.id]);
  expect(await idsFound(admin, here.admissionNumber)).toEqual([here.id]);
  expect(await idsFound(admin, here.admissionNumber.toLowerCase().slice(0, -1))).toContain(here.id);
  expect(await idsFound(admin, 'Nobodyofthisname')).toEqual([]);
});

test('a restricted patient is found by name, and nothing says what for', async () => {
  const person = aPatient({ lastName: 'Hiddensearch', phone: '+880 1711 909090' });
  const { id: patientId } = await admin.call(registerPatient, person);
  await admin.call(restrictPatient, { patientId, version: 1 });
  const { id } = await anAdmission(admin, { patientId, primaryDiagnosis: 'Narwhalsearch' });
  const nurse = await hospital.as('nurse');
  const { rows } = await nurse.call(searchAdmissions, { search: 'hiddensearch' });
  expect(rows).toMatchObject([{ id, primaryDiagnosis: null, patient: { isRestricted: true } }]);
  expect(await idsFound(nurse, '1711909090')).toEqual([]);
  expect(await idsFound(nurse, 'Narwhalsearch')).toEqual([]);
});

test('who may not read admissions, and another hospital, find none', async () => {
  const { admissionNumber } = await anAdmission(admin);
  const { caller } = await aStaffMember(opened, hospital, ['admissions.request']);
  await expect(idsFound(caller, admissionNumber)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await (await opened.aHospital()).as('tenant_admin');
  expect(await idsFound(stranger, admissionNumber)).toEqual([]);
});
