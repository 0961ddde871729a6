import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBooking } from '#areas/appointments/appointments.fixture.ts';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { anAdmission } from '#areas/inpatient/inpatient.fixture.ts';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aSignedConsultation } from '../consultations.fixture.ts';
import { markConsultationSensitive } from '../consultations/consultation.contract.ts';
import { readTimeline } from './timeline.contract.ts';

describe('the timeline of a patient', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let doctor: Caller;
  let patientId: string;
  let consultationId: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    [admin, doctor] = await Promise.all([hospital.as('tenant_admin'), hospital.as('doctor')]);
    patientId = (await admin.call(registerPatient, aPatient())).id;
    await admin.call(bookAppointment, await aBooking(admin, { patientId }));
    opened.clock.advance(60_000);
    consultationId = (await aSignedConsultation(doctor, {}, { patientId })).id;
    opened.clock.advance(60_000);
    await aLabOrder(admin, [(await aLabTest(hospital)).id], { patientId });
    opened.clock.advance(60_000);
    await anAdmission(admin, { patientId });
  });
  afterAll(() => opened.close());

  test('holds what every area knows, the latest first', async () => {
    const { rows, nextCursor, kinds } = await admin.call(readTimeline, { patientId });
    expect(rows.map(({ kind }) => kind)).toEqual(['appointment', 'admission', 'lab-order', 'consultation']);
    expect(nextCursor).toBeNull();
    expect(kinds).toContain('payment');
    expect(rows.at(-1)).toMatchObject({
      id: consultationId,
      code: 'consultations.timelineSigned',
      facts: { words: 'Headache for three days' },
      link: `/dashboard/consultations/${consultationId}`,
    });
  });

  test('pages by key without losing or repeating an entry', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.call(readTimeline, { patientId, limit: 1, ...(cursor && { cursor }) });
      seen.push(...page.rows.map(({ kind }) => kind));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['appointment', 'admission', 'lab-order', 'consultation']);
  });

  test('shows one kind when it is asked for', async () => {
    const { rows } = await admin.call(readTimeline, { patientId, kind: 'lab-order' });
    expect(rows.map(({ kind }) => kind)).toEqual(['lab-order']);
  });

  test('holds for each reader no more than their permissions allow', async () => {
    const desk = await hospital.as('receptionist');
    const { rows, kinds } = await desk.call(readTimeline, { patientId });
    expect(rows.map(({ kind }) => kind)).toEqual(['appointment', 'admission']);
    expect(kinds).not.toContain('consultation');
    const asked = await desk.call(readTimeline, { patientId, kind: 'consultation' });
    expect(asked.rows).toEqual([]);
    const { caller } = await aStaffMember(opened, hospital, ['emr.read']);
    const clinical = await caller.call(readTimeline, { patientId });
    expect(clinical.rows.map(({ kind }) => kind)).toEqual(['consultation']);
    const { caller: stranger } = await aStaffMember(opened, hospital, ['billing.read']);
    await expect(stranger.call(readTimeline, { patientId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('leaves out areas whose module is off', async () => {
    const own = await opened.aHospital({ modules: { laboratory_enabled: false } });
    const ownAdmin = await own.as('tenant_admin');
    const { id } = await ownAdmin.call(registerPatient, aPatient());
    const { kinds } = await ownAdmin.call(readTimeline, { patientId: id });
    expect(kinds).toContain('consultation');
    expect(kinds).not.toContain('lab-order');
  });

  test('says of a sensitive consultation only that it was', async () => {
    const own = (await admin.call(registerPatient, aPatient())).id;
    const { id } = await aSignedConsultation(doctor, {}, { patientId: own });
    await doctor.call(markConsultationSensitive, { consultationId: id, version: 2, isSensitive: true });
    const nurse = await hospital.as('nurse');
    const wordsFor = async (caller: Caller) =>
      (await caller.call(readTimeline, { patientId: own, kind: 'consultation' })).rows[0]!.facts['words'];
    expect(await wordsFor(nurse)).toBe('');
    expect(await wordsFor(doctor)).toBe('Headache for three days');
  });

  test('is closed with the record of a restricted patient, and unknown to another hospital', async () => {
    const { id } = await admin.call(registerPatient, aPatient());
    await admin.call(restrictPatient, { patientId: id, version: 1 });
    const refused = doctor.call(readTimeline, { patientId: id });
    await expect(refused).rejects.toMatchObject({ code: 'RECORD_RESTRICTED' });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(readTimeline, { patientId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
