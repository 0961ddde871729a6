import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBooking, aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { getAppointment } from '#areas/appointments/appointments/appointment.contract.ts';
import { bookAppointment, updateAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { openEmergencyAccess } from '#areas/emergency-access/emergency-access/emergency-access.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import {
  correctVitalSigns,
  listVitalSigns,
  recordVitalSigns,
} from '#areas/vitals/signs/vital-signs.contract.ts';
import { aSet } from '#areas/vitals/vitals.fixture.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { aContent, aDraft, aSignedConsultation } from '../consultations.fixture.ts';
import { createDiagnosis } from '../diagnoses/diagnosis.contract.ts';
import { emptyDraft } from './content/consultation-content.contract.ts';
import * as contract from './consultation.contract.ts';

describe('consultations', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let doctor: Caller;
  let nurse: Caller;
  let admin: Caller;
  let colleague: StaffMember;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    [doctor, nurse, admin] = await Promise.all([
      hospital.as('doctor'),
      hospital.as('nurse'),
      hospital.as('tenant_admin'),
    ]);
    colleague = await aStaffMember(opened, hospital, ['patients.read', 'emr.read', 'emr.write']);
    const { user } = await doctor.call(currentSession, {});
    await aDoctor(hospital, { userId: user.id });
  });
  afterAll(() => opened.close());

  const newPatient = async () => (await admin.call(registerPatient, aPatient())).id;
  const read = (caller: Caller, consultationId: string) =>
    caller.call(contract.getConsultation, { consultationId });

  const primary = { diagnosisId: null, code: null, certainty: 'confirmed' as const, isPrimary: true };

  test('it is begun from an appointment, signed, and the appointment is completed', async () => {
    const appointment = await admin.call(bookAppointment, await aBooking(admin));
    const { id: appointmentId, patient } = appointment;
    const begun = await doctor.call(contract.startConsultation, { patientId: patient.id, appointmentId });
    expect(begun).toMatchObject({ status: 'draft', appointmentId, draft: emptyDraft, note: null });
    const signed = await doctor.call(contract.signConsultation, {
      consultationId: begun.id,
      version: 1,
      ...aContent({
        plan: 'Rest',
        diagnoses: [{ ...primary, title: 'Migraine' }],
      }),
    });
    expect(signed).toMatchObject({
      status: 'signed',
      draft: null,
      reason: 'Headache for three days',
      diagnosis: 'Migraine',
      note: {
        plan: 'Rest',
        history: null,
        vitalSigns: null,
        diagnoses: [{ title: 'Migraine', isPrimary: true }],
      },
    });
    expect(await admin.call(getAppointment, { appointmentId })).toMatchObject({ status: 'completed' });
  });

  test('what was signed can be neither changed nor deleted, not by the database role either', async () => {
    const { id } = await aSignedConsultation(doctor);
    const { tenantId } = hospital;
    const attempts = [
      () =>
        opened.database.inTenant(tenantId, 'write', (db) =>
          db
            .updateTable('consultation_note')
            .set({ plan: 'Other' })
            .where('tenant_id', '=', tenantId)
            .where('consultation_id', '=', id)
            .execute(),
        ),
      () =>
        opened.database.inTenant(tenantId, 'write', (db) =>
          db
            .deleteFrom('consultation_note')
            .where('tenant_id', '=', tenantId)
            .where('consultation_id', '=', id)
            .execute(),
        ),
      () =>
        opened.database.inTenant(tenantId, 'write', (db) =>
          db
            .updateTable('consultation')
            .set({ status: 'discarded', draft: '{}' })
            .where('tenant_id', '=', tenantId)
            .where('id', '=', id)
            .execute(),
        ),
    ];
    const refusals = [/permission denied/, /permission denied/, /of_signed_consultation/];
    for (const [place, attempt] of attempts.entries())
      await expect(attempt()).rejects.toThrow(refusals[place]);
    const late = { consultationId: id, version: 2 };
    const agains = [
      doctor.call(contract.signConsultation, { ...late, ...aContent() }),
      doctor.call(contract.saveConsultationDraft, { ...late, draft: emptyDraft }),
      doctor.call(contract.discardConsultation, late),
    ];
    await Promise.all(agains.map((one) => expect(one).rejects.toMatchObject({ code: 'WRONG_STATE' })));
  });

  test('amendments are added with a reason, by colleagues too, and leave what was signed', async () => {
    const signed = await aSignedConsultation(doctor, { plan: 'Paracetamol' });
    const consultationId = signed.id;
    const correction = { kind: 'correction' as const, reason: 'Wrong side', body: 'The left ear.' };
    const amended = await colleague.caller.call(contract.amendConsultation, {
      consultationId,
      ...correction,
    });
    expect(amended.note).toEqual(signed.note);
    expect(amended.amendments).toMatchObject([correction]);
    const silent = { consultationId, kind: 'addition' as const, reason: 'Late result', body: '' };
    await expect(doctor.call(contract.amendConsultation, silent)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { body: { code: 'consultations.amendmentMissing' } } },
    });
    await expect(nurse.call(contract.amendConsultation, { ...silent, body: 'x' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const draft = await aDraft(doctor);
    const early = { consultationId: draft.id, ...correction };
    await expect(doctor.call(contract.amendConsultation, early)).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('one that was entered in error stays readable, counts no more, and frees its appointment', async () => {
    const appointment = await admin.call(bookAppointment, await aBooking(admin));
    const of = { patientId: appointment.patient.id, appointmentId: appointment.id };
    const { id: consultationId } = await aSignedConsultation(doctor, {}, of);
    const error = { consultationId, kind: 'entered-in-error' as const, reason: 'Other patient', body: '' };
    const marked = await doctor.call(contract.amendConsultation, error);
    expect(marked).toMatchObject({ isEnteredInError: true, status: 'signed' });
    expect(marked.note).not.toBeNull();
    await expect(doctor.call(contract.amendConsultation, error)).rejects.toMatchObject({
      code: 'ENTERED_IN_ERROR',
    });
    const draft = await doctor.call(contract.startConsultation, of);
    const { patientId } = of;
    const { id: valid } = await aSignedConsultation(doctor, {}, { patientId });
    const listed = (['draft', 'signed', 'entered-in-error'] as const).map((status) =>
      nurse.call(contract.listConsultations, { patientId, status }),
    );
    const ids = (await Promise.all(listed)).map(({ rows }) => rows.map(({ id }) => id));
    expect(ids).toEqual([[draft.id], [valid], [consultationId]]);
  });

  test('an appointment has one consultation, and whoever begins another is led to it', async () => {
    const appointment = await admin.call(bookAppointment, await aBooking(admin));
    const of = { patientId: appointment.patient.id, appointmentId: appointment.id };
    const first = await doctor.call(contract.startConsultation, of);
    const second = colleague.caller.call(contract.startConsultation, of);
    await expect(second).rejects.toMatchObject({
      code: 'CONSULTATION_EXISTS',
      facts: { consultationId: first.id, authorName: first.authorName },
    });
    await doctor.call(contract.discardConsultation, { consultationId: first.id, version: 1 });
    expect(await colleague.caller.call(contract.startConsultation, of)).toMatchObject({ status: 'draft' });
  });

  test('none is begun for a cancelled appointment, one of somebody else, or a patient who died', async () => {
    const appointment = await admin.call(bookAppointment, await aBooking(admin));
    const { id: appointmentId } = appointment;
    const patientId = await newPatient();
    const start = (part: { patientId: string; appointmentId?: string }) =>
      doctor.call(contract.startConsultation, part);
    await expect(start({ patientId, appointmentId })).rejects.toMatchObject({
      facts: { fields: { appointmentId: { code: 'consultations.otherPatientsAppointment' } } },
    });
    await admin.call(updateAppointment, { appointmentId, version: 1, status: 'cancelled' });
    await expect(start({ patientId: appointment.patient.id, appointmentId })).rejects.toMatchObject({
      facts: { fields: { appointmentId: { code: 'consultations.appointmentCancelled' } } },
    });
    const dead = await admin.call(registerPatient, aPatient({ dateOfDeath: '2024-05-05' }));
    await expect(start({ patientId: dead.id })).rejects.toMatchObject({
      facts: { fields: { patientId: { code: 'consultations.patientDeceased' } } },
    });
  });

  test('a draft is kept as it is typed, and another page hears that it is behind', async () => {
    const { id: consultationId } = await aDraft(doctor);
    const draft = { ...emptyDraft, reason: 'Fever', followUpDate: '2033-0' };
    const keep = (version: number, by = doctor) =>
      by.call(contract.saveConsultationDraft, { consultationId, version, draft });
    expect(await keep(1)).toMatchObject({ version: 2 });
    expect(await read(doctor, consultationId)).toMatchObject({ draft, reason: 'Fever', version: 2 });
    await expect(keep(1)).rejects.toMatchObject({ code: 'STALE', facts: { current: { version: 2, draft } } });
    await expect(keep(2, colleague.caller)).rejects.toMatchObject({ code: 'NOT_THE_AUTHOR' });
    const sign = { consultationId, version: 2, ...aContent() };
    await expect(colleague.caller.call(contract.signConsultation, sign)).rejects.toMatchObject({
      code: 'NOT_THE_AUTHOR',
    });
    const mine = await doctor.call(contract.listConsultations, { view: 'drafts' });
    expect(mine.rows.map(({ id }) => id)).toContain(consultationId);
    const theirs = await colleague.caller.call(contract.listConsultations, { view: 'drafts' });
    expect(theirs.rows.map(({ id }) => id)).not.toContain(consultationId);
  });

  test.each([
    ['reason', { reason: ' ' }, 'reasonMissing'],
    ['followUpDate', { followUpDate: '2033-0' }, 'dateUnreadable'],
    ['followUpTime', { followUpDate: '2033-02-01', followUpTime: '9' }, 'timeUnreadable'],
    ['diagnoses', { diagnoses: [{ ...primary, title: 'Gout', isPrimary: false }] }, 'onePrimary'],
    ['followUpDate', { followUpTime: '09:00' }, 'followUpNeedsDate'],
    ['followUpDate', { followUpDate: '2020-01-01' }, 'followUpInPast'],
  ])('a wrong %s is told at its field and nothing is signed: %o', async (field, part, code) => {
    const { id: consultationId } = await aDraft(doctor);
    const signing = doctor.call(contract.signConsultation, { consultationId, version: 1, ...aContent(part) });
    await expect(signing).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { [field]: { code: `consultations.${code}` } } },
    });
    expect(await read(doctor, consultationId)).toMatchObject({ status: 'draft', version: 1 });
  });

  test('what a nurse measured is signed with the consultation, and stays its own record', async () => {
    const { id: consultationId, patient } = await aDraft(doctor);
    const set = await nurse.call(recordVitalSigns, aSet({ patientId: patient.id, temperature: 38.4 }));
    const signing = { consultationId, version: 1, ...aContent(), vitalSignsId: set.id };
    const signed = await doctor.call(contract.signConsultation, signing);
    const measured = { id: set.id, temperature: 38.4, recordedByName: set.recordedByName };
    expect(signed.note?.vitalSigns).toMatchObject({ ...measured, enteredInError: null });
    const reason = 'Of the bed beside';
    await nurse.call(correctVitalSigns, { vitalSignsId: set.id, reason });
    const { note } = await read(doctor, consultationId);
    expect(note?.vitalSigns).toMatchObject({ ...measured, enteredInError: { reason } });
  });

  test('a doctor records what was measured, and it is in the one list of the patient', async () => {
    const { patient } = await aDraft(doctor);
    const { id } = await doctor.call(recordVitalSigns, aSet({ patientId: patient.id }));
    const { rows } = await nurse.call(listVitalSigns, { patientId: patient.id });
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  test('vital signs of somebody else, or entered in error, are not signed, and nothing is', async () => {
    const { id: consultationId, patient } = await aDraft(doctor);
    const others = await nurse.call(recordVitalSigns, aSet({ patientId: await newPatient() }));
    const wrong = await nurse.call(recordVitalSigns, aSet({ patientId: patient.id }));
    await nurse.call(correctVitalSigns, { vitalSignsId: wrong.id, reason: 'Mistyped' });
    const sign = (vitalSignsId: string) =>
      doctor.call(contract.signConsultation, { consultationId, version: 1, ...aContent(), vitalSignsId });
    await expect(sign(others.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(sign(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(sign(wrong.id)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { vitalSignsId: { code: 'consultations.signsInError' } } },
    });
    expect(await read(doctor, consultationId)).toMatchObject({ status: 'draft', version: 1 });
  });

  test('the follow-up is booked with the signature, or neither happens', async () => {
    const day = '2031-09-10';
    const followUp = { followUpDate: day, followUpTime: '09:30', followUpNote: 'Bring the X-ray' };
    const diagnoses = [{ ...primary, title: 'Sprain' }];
    const signed = await aSignedConsultation(doctor, { ...followUp, diagnoses });
    const appointmentId = signed.followUpAppointmentId!;
    expect(await doctor.call(getAppointment, { appointmentId })).toMatchObject({
      // Whoever reads appointments need not read diagnoses.
      title: 'Follow-up',
      notes: 'Bring the X-ray',
      type: 'follow_up',
      startTime: `${day}T09:30:00.000Z`,
      patient: { id: signed.patient.id },
    });
    const { id: consultationId } = await aDraft(doctor);
    const clash = { consultationId, version: 1, ...aContent(followUp) };
    await expect(doctor.call(contract.signConsultation, clash)).rejects.toMatchObject({
      facts: { fields: { followUpTime: { code: 'consultations.followUpClash' } } },
    });
    expect(await read(doctor, consultationId)).toMatchObject({ status: 'draft' });
    const theirs = await aDraft(admin);
    const booked = { consultationId: theirs.id, version: 1, ...aContent(followUp) };
    expect(await admin.call(contract.signConsultation, booked)).toMatchObject({ status: 'signed' });
    const patientId = await newPatient();
    const own = await colleague.caller.call(contract.startConsultation, { patientId });
    const unbookable = { consultationId: own.id, version: 1, ...aContent(followUp) };
    await expect(colleague.caller.call(contract.signConsultation, unbookable)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      facts: { permission: 'appointments.write' },
    });
  });

  test('a chosen diagnosis brings its code, and one of another hospital is not found', async () => {
    const chosen = await admin.call(createDiagnosis, { code: 'J-45', title: 'Asthma of old' });
    const diagnoses = [{ ...primary, diagnosisId: chosen.id, title: 'Asthma, mild' }];
    const signed = await aSignedConsultation(doctor, { diagnoses });
    expect(signed.note!.diagnoses).toMatchObject([{ code: 'J-45', title: 'Asthma, mild' }]);
    const unknown = aSignedConsultation(doctor, { diagnoses: [{ ...diagnoses[0]!, diagnosisId: newId() }] });
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('what a sensitive one says is for its author and those who see sensitive data', async () => {
    const { id: consultationId } = await aSignedConsultation(doctor, { plan: 'Hidden plan' });
    const mark = { consultationId, version: 2, isSensitive: true, reason: 'Asked for by the patient' };
    await doctor.call(contract.markConsultationSensitive, mark);
    const hidden = { isSensitive: true, isClosed: true, reason: null, note: null, amendments: [] };
    expect(await read(nurse, consultationId)).toMatchObject(hidden);
    expect(await read(colleague.caller, consultationId)).toMatchObject(hidden);
    for (const seer of [doctor, admin]) {
      expect(await read(seer, consultationId)).toMatchObject({
        isClosed: false,
        note: { plan: 'Hidden plan' },
      });
    }
    const { rows } = await nurse.call(contract.listConsultations, { limit: 200 });
    expect(rows.find(({ id }) => id === consultationId)).toMatchObject({ isClosed: true, reason: null });
    const amend = { consultationId, kind: 'addition' as const, reason: 'x', body: 'y' };
    const attempts = [
      colleague.caller.call(contract.amendConsultation, amend),
      colleague.caller.call(contract.markConsultationSensitive, { ...mark, version: 3, isSensitive: false }),
      nurse.call(contract.recordConsultationPrint, { consultationId, output: 'print' }),
    ];
    await Promise.all(
      attempts.map((one) => expect(one).rejects.toMatchObject({ code: 'CONSULTATION_SENSITIVE' })),
    );
  });

  test('an emergency access opens the consultations of a restricted patient to read', async () => {
    const { id: consultationId, patient } = await aSignedConsultation(doctor);
    await admin.call(restrictPatient, { patientId: patient.id, version: 1 });
    await expect(read(nurse, consultationId)).rejects.toMatchObject({ code: 'RECORD_RESTRICTED' });
    const { rows } = await nurse.call(contract.listConsultations, { patientId: patient.id });
    expect(rows).toMatchObject([{ id: consultationId, reason: null, diagnosis: null }]);
    const reason = 'Brought in unconscious, nobody else is here';
    await nurse.call(openEmergencyAccess, { patientId: patient.id, category: 'danger_to_life', reason });
    expect(await read(nurse, consultationId)).toMatchObject({ reason: 'Headache for three days' });
  });

  test('who only reads begins nothing, the desk reads nothing, another hospital finds nothing', async () => {
    const patientId = await newPatient();
    await expect(nurse.call(contract.startConsultation, { patientId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const desk = await hospital.as('receptionist');
    await expect(desk.call(contract.listConsultations, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { id: consultationId } = await aSignedConsultation(doctor);
    const other = await opened.aHospital();
    const stranger = await other.as('tenant_admin');
    const attempts = [
      read(stranger, consultationId),
      stranger.call(contract.startConsultation, { patientId }),
      stranger.call(contract.recordConsultationPrint, { consultationId, output: 'print' }),
    ];
    await Promise.all(attempts.map((one) => expect(one).rejects.toMatchObject({ code: 'NOT_FOUND' })));
    expect((await stranger.call(contract.listConsultations, {})).rows).toEqual([]);
  });

  test('a signature that is repeated signs once', async () => {
    const { id: consultationId } = await aDraft(doctor);
    const sign = {
      consultationId,
      version: 1,
      ...aContent({ followUpDate: '2031-10-01', followUpTime: '10:00' }),
    };
    const idempotencyKey = newId();
    const first = await doctor.call(contract.signConsultation, sign, idempotencyKey);
    const again = await doctor.call(contract.signConsultation, sign, idempotencyKey);
    expect(again).toEqual(first);
  });

  test('lists page by key, the latest first', async () => {
    const patientId = await newPatient();
    const made: string[] = [];
    for (const _ of [1, 2, 3]) {
      opened.clock.advance(1000);
      made.unshift((await aSignedConsultation(doctor, {}, { patientId })).id);
    }
    const first = await nurse.call(contract.listConsultations, { patientId, limit: 2 });
    const rest = await nurse.call(contract.listConsultations, {
      patientId,
      limit: 2,
      cursor: first.nextCursor!,
    });
    expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(made);
    expect(rest.nextCursor).toBeNull();
  });
});
