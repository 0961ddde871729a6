import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { type Caller, everyPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { registerPatient, updatePatient } from '#areas/patients/patients/patient.contract.ts';
import * as contract from '../appointments/appointment.contract.ts';
import * as bookings from './booking.contract.ts';

describe.each(everyPostgres())('appointments of patients who have died on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let clerk: Caller;
  let admin: Caller;

  beforeAll(async () => {
    opened.clock.set('2026-11-22T10:00:00Z');
    hospital = await opened.aHospital();
    [clerk, admin] = await Promise.all([hospital.as('receptionist'), hospital.as('tenant_admin')]);
  });
  afterAll(() => opened.close());

  const book = (patientId: string, day: string, status: 'scheduled' | 'completed' = 'scheduled') =>
    clerk.call(bookings.bookAppointment, {
      patientId,
      title: 'Check-up',
      startTime: `${day}T09:00:00Z`,
      endTime: `${day}T09:30:00Z`,
      status,
    });

  async function whoDied(dateOfDeath: string, ...days: string[]) {
    const patient = await clerk.call(registerPatient, aPatient());
    const booked = [];
    for (const day of days) booked.push(await book(patient.id, day));
    await clerk.call(updatePatient, { patientId: patient.id, version: 1, dateOfDeath });
    return { patientId: patient.id, booked };
  }

  const deceased = { code: 'PATIENT_DECEASED', facts: { dateOfDeath: '2026-11-20' } };

  test('no visit to come is booked, and a visit before the death can be written down', async () => {
    const { patientId } = await whoDied('2026-11-20');
    await expect(book(patientId, '2026-12-01')).rejects.toMatchObject(deceased);
    await expect(book(patientId, '2026-11-21', 'completed')).rejects.toMatchObject(deceased);
    await expect(book(patientId, '2026-11-19')).rejects.toMatchObject(deceased);
    expect(await book(patientId, '2026-11-19', 'completed')).toMatchObject({ status: 'completed' });
    const { upcoming } = await clerk.call(contract.readPatientAppointments, { patientId });
    expect(upcoming).toEqual([]);
  });

  test('an appointment that stands is not moved, handed to the deceased or planned again, and may be cancelled', async () => {
    const { patientId, booked } = await whoDied('2026-11-20', '2026-12-01');
    const [{ id: appointmentId, version }] = booked as [contract.Appointment];
    const update = (part: object) =>
      admin.call(bookings.updateAppointment, { appointmentId, version, ...part });
    const later = { startTime: '2026-12-02T09:00:00Z', endTime: '2026-12-02T09:30:00Z' };
    await expect(update(later)).rejects.toMatchObject(deceased);
    const cancelled = await update({ status: 'cancelled' });
    await expect(update({ version: cancelled.version, status: 'scheduled' })).rejects.toMatchObject(deceased);
    const other = await clerk.call(registerPatient, aPatient());
    const theirs = await book(other.id, '2026-12-03');
    await expect(
      admin.call(bookings.updateAppointment, { appointmentId: theirs.id, version: 1, patientId }),
    ).rejects.toMatchObject(deceased);
  });

  test('what is still planned is cancelled at once, with an audit entry each, by those who may cancel', async () => {
    const { patientId, booked } = await whoDied('2026-11-20', '2026-11-21', '2026-12-01', '2026-12-02');
    const nurse = await hospital.as('nurse');
    await expect(nurse.call(bookings.cancelUpcomingAppointments, { patientId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const neighbour = await (await opened.aHospital()).as('tenant_admin');
    await expect(neighbour.call(bookings.cancelUpcomingAppointments, { patientId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const count = async () => (await admin.call(contract.countAppointments, {})).scheduled;
    const before = await count();
    expect(await admin.call(bookings.cancelUpcomingAppointments, { patientId })).toEqual({ cancelled: 2 });
    expect(await count()).toBe(before - 2);
    const { upcoming, past } = await clerk.call(contract.readPatientAppointments, { patientId });
    expect([...past, ...upcoming].map(({ status }) => status)).toEqual([
      'scheduled',
      'cancelled',
      'cancelled',
    ]);
    const written = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('new_values')
        .where('tenant_id', '=', hospital.tenantId)
        .where(
          'resource_id',
          'in',
          booked.map(({ id }) => id),
        )
        .where('action', '=', 'UPDATE')
        .execute(),
    );
    expect(written.map(({ new_values }) => new_values)).toMatchObject([
      { status: 'cancelled' },
      { status: 'cancelled' },
    ]);
    await expect(admin.call(bookings.cancelUpcomingAppointments, { patientId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
