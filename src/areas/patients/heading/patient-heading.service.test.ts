import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAllergy, stateNoKnownAllergies } from '#areas/patients/allergies/allergy.contract.ts';
import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { enterLabResults } from '#areas/laboratory/results/lab-result.contract.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { aSet } from '#areas/vitals/vitals.fixture.ts';
import { type Caller, everyPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aPatient } from '../patients.fixture.ts';
import { registerPatient } from '../patients/patient.contract.ts';
import { restrictPatient } from '../restrictions/restriction.contract.ts';
import { readPatientHeading } from './patient-heading.contract.ts';

describe.each(everyPostgres())('the heading of a patient on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let admin: Caller;
  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const newPatient = async (part: Parameters<typeof aPatient>[0] = {}) =>
    (await admin.call(registerPatient, aPatient(part))).id;
  const codesFor = async (caller: Caller, patientId: string) =>
    (await caller.call(readPatientHeading, { patientId })).alerts.map(({ code }) => code);

  test('tells allergies before anything else, then critical results, the score, bed and precautions', async () => {
    const patientId = await newPatient();
    await admin.call(recordAllergy, { patientId, substance: 'Penicillin', reaction: 'Rash' });
    const { ward, beds } = await aWardWithBeds(admin);
    const precautions = ['fall_risk', 'droplet'] as const;
    const stay = await anAdmission(admin, { patientId, bedId: beds[0]!.id, precautions: [...precautions] });
    await admin.call(recordVitalSigns, aSet({ patientId, heartRate: 135, respiratoryRate: 26 }));
    const labTest = await aLabTest(hospital);
    const order = await aLabOrder(admin, [labTest.id], { patientId });
    const result = '99';
    await admin.call(enterLabResults, {
      orderId: order.id,
      results: [{ testId: labTest.id, result, confirmed: result }],
    });
    const { patient, alerts } = await admin.call(readPatientHeading, { patientId });
    expect(patient).toMatchObject({ id: patientId, status: 'active' });
    expect(alerts).toMatchObject([
      { kind: 'allergy', tone: 'danger', facts: { all: 'Penicillin (Rash)' } },
      { kind: 'critical-result', tone: 'danger', link: `/dashboard/laboratory?orderId=${order.id}` },
      { kind: 'early-warning', tone: 'warning', facts: { total: 6 } },
      {
        kind: 'stay',
        facts: { bed: beds[0]!.bedNumber, ward: ward.name },
        link: `/dashboard/admissions/${stay.id}`,
      },
      { kind: 'precaution', code: 'inpatient.precaution_fall_risk' },
      { kind: 'precaution', code: 'inpatient.precaution_droplet' },
    ]);
  });

  test('that nobody asked for allergies is not that there are none', async () => {
    const patientId = await newPatient({ allergies: null });
    expect(await codesFor(admin, patientId)).toEqual(['consultations.allergiesNotAsked']);
    await admin.call(stateNoKnownAllergies, { patientId });
    expect(await codesFor(admin, patientId)).toEqual(['consultations.allergiesNoneKnown']);
    const another = await newPatient({ allergies: 'Sulfa' });
    const { alerts } = await admin.call(readPatientHeading, { patientId: another });
    expect(alerts).toMatchObject([{ code: 'consultations.allergiesKnown', facts: { all: 'Sulfa' } }]);
  });

  test('tells each reader what they may read, and nobody else anything', async () => {
    const patientId = await newPatient();
    await admin.call(recordAllergy, { patientId, substance: 'Latex' });
    const { caller: clerk } = await aStaffMember(opened, hospital, ['patients.read']);
    const { caller: nobody } = await aStaffMember(opened, hospital, ['inventory.read']);
    expect(await codesFor(clerk, patientId)).toEqual([]);
    await expect(codesFor(nobody, patientId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const elsewhere = await (await opened.aHospital()).as('tenant_admin');
    await expect(codesFor(elsewhere, patientId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await admin.call(restrictPatient, { patientId, version: 1 });
    await expect(codesFor(clerk, patientId)).rejects.toMatchObject({ code: 'RECORD_RESTRICTED' });
    expect(await codesFor(admin, patientId)).toEqual(['consultations.allergiesKnown']);
  });
});
