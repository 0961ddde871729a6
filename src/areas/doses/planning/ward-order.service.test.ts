import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admitPatient } from '#areas/inpatient/admissions/admission.contract.ts';
import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { aLine, aMedicine } from '#areas/pharmacy/pharmacy.fixture.ts';
import type { Medicine } from '#areas/pharmacy/medicines/medicine.contract.ts';
import { listPrescriptions, signPrescription } from '#areas/pharmacy/prescriptions/prescription.contract.ts';
import { setLineState } from '#areas/pharmacy/prescriptions/orders/line-order.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { fiveRights } from '../doses.fixture.ts';
import { administerDose } from '../administration/administration.contract.ts';
import { readPatientMar } from '../mar/mar.contract.ts';

describe('what a doctor orders for somebody in a bed', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let doctor: Caller;
  let nurse: Caller;
  let medicine: Medicine;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    doctor = await hospital.as('doctor');
    nurse = await hospital.as('nurse');
    medicine = await aMedicine(admin);
  });
  afterAll(() => opened.close());

  async function someoneInABed() {
    const { beds } = await aWardWithBeds(admin);
    const { id: admissionId, patient } = await anAdmission(admin, { bedId: beds[0]!.id });
    return { admissionId, patientId: patient.id };
  }

  const order = (part = {}) => aLine(medicine, { frequency: 'STAT', duration: '', ...part });
  const linesOf = async (caller: Caller, admissionId: string) =>
    (await caller.call(readPatientMar, { admissionId })).patient.lines;

  test('for the ward it reaches the doses of the nurse, though the doctor names no admission', async () => {
    const { admissionId, patientId } = await someoneInABed();
    const signed = await doctor.call(signPrescription, { patientId, kind: 'inpatient', lines: [order()] });
    expect(signed).toMatchObject({ kind: 'inpatient', admissionId });
    const [line] = await linesOf(nurse, admissionId);
    expect(line).toMatchObject({ doses: [{ status: 'scheduled' }] });
  });

  test('the doctor reads what became of it, and gives nothing', async () => {
    const { admissionId, patientId } = await someoneInABed();
    await doctor.call(signPrescription, { patientId, kind: 'inpatient', lines: [order()] });
    const [line] = await linesOf(doctor, admissionId);
    const [dose] = line!.doses;
    expect(dose).toMatchObject({ status: 'scheduled' });
    const refused = { doseId: dose!.id, status: 'refused', reasonNotGiven: 'Sleeps' } as const;
    await expect(doctor.call(administerDose, { ...refused, rights: fiveRights })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const { caller: clerk } = await aStaffMember(opened, hospital, ['admissions.read', 'emr.read']);
    await expect(linesOf(clerk, admissionId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('stopped before anybody gave it, the nurse still reads on that day that it was stopped, and why', async () => {
    const { admissionId, patientId } = await someoneInABed();
    const { lines } = await doctor.call(signPrescription, { patientId, kind: 'inpatient', lines: [order()] });
    const stop = { lineId: lines[0]!.id, version: 1, state: 'stopped', reason: 'No longer needed' } as const;
    await doctor.call(setLineState, stop);
    expect(await linesOf(nurse, admissionId)).toMatchObject([
      { state: 'stopped', stateReason: 'No longer needed', doses: [] },
    ]);
  });

  test('to take home it stays away from the ward, though the doctor came from the admission', async () => {
    const { admissionId, patientId } = await someoneInABed();
    const signed = await doctor.call(signPrescription, {
      ...{ patientId, admissionId, kind: 'outpatient' },
      lines: [order()],
    });
    expect(signed).toMatchObject({ kind: 'outpatient', admissionId: null });
    expect(await linesOf(nurse, admissionId)).toEqual([]);
  });

  test('without saying which it is refused at the field, and nothing is stored', async () => {
    const { admissionId, patientId } = await someoneInABed();
    await expect(doctor.call(signPrescription, { patientId, lines: [order()] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { kind: { code: 'prescriptions.kindMissing' } } },
    });
    expect((await doctor.call(listPrescriptions, { patientId })).rows).toEqual([]);
    expect(await linesOf(nurse, admissionId)).toEqual([]);
  });

  test('somebody who was admitted and has no bed yet is asked for as well', async () => {
    const { id: patientId } = await admin.call(registerPatient, aPatient({ isAnotherPerson: true }));
    const { id: admissionId } = await admin.call(admitPatient, { patientId, admittingDoctor: 'Dr. Test' });
    const unsaid = doctor.call(signPrescription, { patientId, lines: [order()] });
    await expect(unsaid).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const signed = await doctor.call(signPrescription, { patientId, kind: 'inpatient', lines: [order()] });
    expect(signed.admissionId).toBe(admissionId);
  });

  test('nothing is ordered for the ward of somebody who is not admitted', async () => {
    const { id: patientId } = await admin.call(registerPatient, aPatient({ isAnotherPerson: true }));
    await expect(
      doctor.call(signPrescription, { patientId, kind: 'inpatient', lines: [order()] }),
    ).rejects.toMatchObject({ facts: { fields: { kind: { code: 'prescriptions.notAdmitted' } } } });
  });

  test('a nurse orders nothing, and another hospital sees neither the patient nor the order', async () => {
    const { admissionId, patientId } = await someoneInABed();
    const input = { patientId, kind: 'inpatient' as const, lines: [order()] };
    await expect(nurse.call(signPrescription, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await doctor.call(signPrescription, input);
    const neighbour = await opened.aHospital();
    const stranger = await neighbour.as('tenant_admin');
    await expect(stranger.call(signPrescription, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await stranger.call(listPrescriptions, { admissionId })).rows).toEqual([]);
    await expect(stranger.call(readPatientMar, { admissionId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
