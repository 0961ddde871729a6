import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';
import { approveBedTransfer, requestBedTransfer } from '../../transfers/bed-transfer.contract.ts';
import { offerBeds, setBedStatus } from '../bed.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

test('free beds come by what fits the sex, the age and the wish; what does not fit says why', async () => {
  const men = await aWardWithBeds(admin, { name: 'A men', sexPolicy: 'male' });
  const children = await aWardWithBeds(admin, { name: 'B children', maximumAgeYears: 14 });
  const general = await aWardWithBeds(admin, { name: 'C general' });
  const surgical = await aWardWithBeds(admin, { name: 'D surgical', wardType: 'surgical', beds: 3 });
  const facts = { gender: 'female' as const, dateOfBirth: '1980-05-05' };
  const { id: patientId } = await admin.call(registerPatient, aPatient(facts));
  const [taken, held] = surgical.beds;
  const { id: admissionId } = await anAdmission(admin, { bedId: taken!.id });
  const transfer = await admin.call(requestBedTransfer, {
    admissionId,
    toBedId: held!.id,
    transferReason: 'Nearer to the desk',
  });
  await admin.call(approveBedTransfer, { transferId: transfer.id, version: transfer.version });

  const desk = await hospital.as('receptionist');
  const offered = await desk.call(offerBeds, { patientId, wardType: 'surgical' });
  expect(offered.rows.map(({ wardName, bedNumber, mismatch }) => [wardName, bedNumber, mismatch])).toEqual([
    [surgical.ward.name, 'B-03', null],
    [general.ward.name, 'B-01', null],
    [men.ward.name, 'B-01', 'sex'],
    [children.ward.name, 'B-01', 'age'],
  ]);

  const [bed] = general.beds;
  await admin.call(setBedStatus, { bedId: bed!.id, version: bed!.version, status: 'dirty' });
  const found = await desk.call(offerBeds, { search: 'c GEN' });
  expect(found.rows).toEqual([]);
});

test('a bed is offered for nobody of another hospital', async () => {
  const other = await opened.aHospital();
  const stranger = await (await other.as('tenant_admin')).call(registerPatient, aPatient());
  await expect(admin.call(offerBeds, { patientId: stranger.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
