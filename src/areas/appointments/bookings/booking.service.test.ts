import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { deactivatePatient, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { aBooking, aDoctor } from '../appointments.fixture.ts';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import * as appointments from '../appointments/appointment.contract.ts';
import * as bookings from './booking.contract.ts';
import { updateDoctor } from '../doctors/doctor.contract.ts';

const nobody = '01980000-0000-7000-8000-00000000dead';

describe.each(everyPostgres())('booking on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let neighbour: Hospital;
  let clerk: Caller;
  let admin: Caller;
  let doctorId: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    clerk = await hospital.as('receptionist');
    admin = await hospital.as('tenant_admin');
    doctorId = (await aDoctor(hospital)).id;
  });
  afterAll(() => opened.close());

  async function auditOf(tenantId: string, resourceId: string) {
    return opened.database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', tenantId)
        .select(['action', 'old_values', 'new_values'])
        .where('resource_id', '=', resourceId)
        .orderBy('id')
        .execute(),
    );
  }

  test('a booked appointment is found again with every field', async () => {
    const input = { ...(await aBooking(clerk, { doctorId })), description: 'First visit', notes: 'Fasting' };
    const booked = await clerk.call(bookings.bookAppointment, input);
    expect(booked).toMatchObject({
      title: 'Check-up',
      description: 'First visit',
      notes: 'Fasting',
      startTime: input.startTime,
      endTime: input.endTime,
      type: 'consultation',
      status: 'scheduled',
      doctor: { id: doctorId, specialty: 'Cardiology' },
      patient: { id: input.patientId },
      bookedAnyway: null,
    });
    expect(await clerk.call(appointments.getAppointment, { appointmentId: booked.id })).toEqual(booked);
  });

  test('a repeat of one submission books once and is answered alike', async () => {
    const input = await aBooking(clerk, { doctorId });
    const [first, second] = await Promise.all([
      clerk.call(bookings.bookAppointment, input, 'one-booking-key'),
      clerk.call(bookings.bookAppointment, input, 'one-booking-key'),
    ]);
    expect(second).toEqual(first);
    const { rows } = await clerk.call(appointments.listAppointments, { patientId: input.patientId });
    expect(rows.map((row) => row.id)).toEqual([first.id]);
  });

  test('an end that does not follow the start is refused at its field', async () => {
    const input = await aBooking(clerk);
    const early = { code: 'appointments.endBeforeStart' };
    const late = { code: 'appointments.tooLong', facts: { hours: 24 } };
    for (const [endTime, refusal] of [
      [input.startTime, early],
      ['2031-01-01T00:00:00Z', early],
      ['2031-12-31T00:00:00Z', late],
    ] as const) {
      await expect(clerk.call(bookings.bookAppointment, { ...input, endTime })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields: { endTime: refusal } },
      });
    }
  });

  test('an inactive patient and an inactive doctor take no new appointments', async () => {
    const patient = await clerk.call(registerPatient, aPatient());
    await admin.call(deactivatePatient, { patientId: patient.id, version: 1 });
    const input = await aBooking(clerk, { patientId: patient.id });
    await expect(clerk.call(bookings.bookAppointment, input)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { patientId: { code: 'appointments.patientInactive' } } },
    });
    const doctor = await aDoctor(hospital);
    await admin.call(updateDoctor, { doctorId: doctor.id, version: 1, status: 'inactive' });
    const other = await aBooking(clerk, { doctorId: doctor.id });
    await expect(clerk.call(bookings.bookAppointment, other)).rejects.toMatchObject({
      facts: { fields: { doctorId: { code: 'appointments.doctorInactive' } } },
    });
  });

  test('an edit keeps what is left out, clears what is null, and is refused when stale', async () => {
    const booked = await clerk.call(bookings.bookAppointment, {
      ...(await aBooking(clerk, { doctorId })),
      notes: 'Fasting',
      description: 'First visit',
    });
    const edit = { appointmentId: booked.id, version: 1 };
    const edited = await clerk.call(bookings.updateAppointment, {
      ...edit,
      status: 'confirmed',
      notes: null,
    });
    expect(edited).toMatchObject({
      status: 'confirmed',
      notes: null,
      description: 'First visit',
      doctor: { id: doctorId },
      startTime: booked.startTime,
      version: 2,
    });
    await expect(clerk.call(bookings.updateAppointment, { ...edit, title: 'Late' })).rejects.toMatchObject({
      code: 'STALE',
      facts: { current: { status: 'confirmed', version: 2 } },
    });
    const entries = await auditOf(hospital.tenantId, booked.id);
    expect(entries.map((entry) => entry.action)).toEqual(['CREATE', 'UPDATE']);
    expect(entries[1]).toMatchObject({
      old_values: { status: 'scheduled', notes: 'Fasting' },
      new_values: { status: 'confirmed', notes: null },
    });
  });

  test('a deleted appointment is gone, and the audit trail keeps what it was', async () => {
    const booked = await clerk.call(bookings.bookAppointment, await aBooking(clerk, { doctorId }));
    const input = { appointmentId: booked.id, version: 1 };
    const doctor = await hospital.as('doctor');
    await expect(doctor.call(bookings.deleteAppointment, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(admin.call(bookings.deleteAppointment, { ...input, version: 7 })).rejects.toMatchObject({
      code: 'STALE',
    });
    await admin.call(bookings.deleteAppointment, input);
    await expect(clerk.call(appointments.getAppointment, { appointmentId: booked.id })).rejects.toMatchObject(
      { code: 'NOT_FOUND' },
    );
    const entries = await auditOf(hospital.tenantId, booked.id);
    expect(entries.at(-1)).toMatchObject({ action: 'DELETE', old_values: { title: booked.title } });
  });

  test('who may only read books and changes nothing', async () => {
    const nurse = await hospital.as('nurse');
    const input = await aBooking(clerk);
    const booked = await clerk.call(bookings.bookAppointment, input);
    await expect(nurse.call(bookings.bookAppointment, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      nurse.call(bookings.updateAppointment, { appointmentId: booked.id, version: 1, title: 'x' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await nurse.call(appointments.getAppointment, { appointmentId: booked.id })).toEqual(booked);
  });

  test('another hospital gets the answer of an id that does not exist', async () => {
    const booked = await clerk.call(bookings.bookAppointment, await aBooking(clerk));
    const stranger = await neighbour.as('tenant_admin');
    for (const appointmentId of [booked.id, nobody]) {
      const attempts = [
        () => stranger.call(appointments.getAppointment, { appointmentId }),
        () => stranger.call(bookings.updateAppointment, { appointmentId, version: 1, title: 'x' }),
        () => stranger.call(bookings.deleteAppointment, { appointmentId, version: 1 }),
        () => stranger.call(bookings.recordAppointmentPrint, { appointmentId, output: 'print' }),
      ];
      for (const attempt of attempts) {
        await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} });
      }
    }
    expect((await stranger.call(appointments.listAppointments, {})).rows).toEqual([]);
  });

  test("a patient or doctor of another hospital is refused like one that doesn't exist, and nothing is left", async () => {
    const stranger = await neighbour.as('receptionist');
    const own = await aBooking(stranger);
    const foreignPatient = (await clerk.call(registerPatient, aPatient())).id;
    const changes = [
      { patientId: foreignPatient },
      { patientId: nobody },
      { doctorId },
      { doctorId: nobody },
    ];
    const before = await stranger.call(appointments.countAppointments, {});
    for (const change of changes) {
      await expect(stranger.call(bookings.bookAppointment, { ...own, ...change })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        facts: {},
      });
    }
    expect(await stranger.call(appointments.countAppointments, {})).toEqual(before);
    const booked = await stranger.call(bookings.bookAppointment, own);
    for (const change of changes) {
      await expect(
        stranger.call(bookings.updateAppointment, { appointmentId: booked.id, version: 1, ...change }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} });
    }
    await expect(
      stranger.call(appointments.readPatientAppointments, { patientId: foreignPatient }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} });
  });

  test('a printed slip is recorded', async () => {
    const nurse = await hospital.as('nurse');
    const booked = await clerk.call(bookings.bookAppointment, await aBooking(clerk));
    await nurse.call(bookings.recordAppointmentPrint, { appointmentId: booked.id, output: 'download' });
    expect((await auditOf(hospital.tenantId, booked.id)).at(-1)).toMatchObject({
      action: 'PRINT',
      new_values: { document: 'appointment slip', output: 'download' },
    });
  });

  test('a booking for a doctor with an account rings at that person, and not at the one who booked', async () => {
    const person = await hospital.as('doctor');
    const { user } = await person.call(currentSession, {});
    const doctor = await aDoctor(hospital, { userId: user.id });
    const booked = await clerk.call(bookings.bookAppointment, await aBooking(clerk, { doctorId: doctor.id }));
    await person.call(bookings.bookAppointment, await aBooking(person, { doctorId: doctor.id }));
    const { rows } = await person.call(listNotifications, {});
    expect(rows.map((row) => row.link)).toEqual([`/dashboard/scheduling?appointmentId=${booked.id}`]);
    const { firstName, lastName } = booked.patient;
    expect(rows[0]).toMatchObject({
      code: 'appointments.booked',
      facts: { title: booked.title, patient: `${firstName} ${lastName}`, start: booked.startTime },
    });
  });

  test('a move, a cancellation and another doctor ring at the doctor with the time that counts now', async () => {
    const person = await hospital.as('doctor');
    const { user } = await person.call(currentSession, {});
    const doctor = await aDoctor(hospital, { userId: user.id });
    const rung = async () =>
      (await person.call(listNotifications, {})).rows.map(({ code, facts }) => [code, facts]);
    const before = (await rung()).length;
    const { id, version, ...booked } = await clerk.call(
      bookings.bookAppointment,
      await aBooking(clerk, { doctorId: doctor.id }),
    );
    const times = { startTime: later(booked.startTime), endTime: later(booked.endTime) };
    const moved = await clerk.call(bookings.updateAppointment, { appointmentId: id, version, ...times });
    const renamed = await clerk.call(bookings.updateAppointment, {
      appointmentId: id,
      version: moved.version,
      notes: 'Brings the old papers',
    });
    await admin.call(bookings.updateAppointment, {
      appointmentId: id,
      version: renamed.version,
      status: 'cancelled',
    });
    const other = await clerk.call(bookings.bookAppointment, await aBooking(clerk, { doctorId: doctor.id }));
    await clerk.call(bookings.updateAppointment, {
      appointmentId: other.id,
      version: other.version,
      doctorId,
    });

    const told = (await rung()).slice(0, -before || undefined).toReversed();
    expect(told.map(([code]) => code)).toEqual([
      'appointments.booked',
      'appointments.moved',
      'appointments.cancelled',
      'appointments.booked',
      'appointments.passedOn',
    ]);
    expect(told[1]).toEqual([
      'appointments.moved',
      expect.objectContaining({ start: times.startTime, before: booked.startTime }),
    ]);
  });

  function later(instant: string): string {
    return new Date(Date.parse(instant) + 7 * 86_400_000).toISOString();
  }
});
