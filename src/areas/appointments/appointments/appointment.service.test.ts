import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aBooking, aDoctor, aFreeHalfHour } from '../appointments.fixture.ts';
import { aTestSystem, type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import * as contract from './appointment.contract.ts';
import { bookAppointment, deleteAppointment, updateAppointment } from '../bookings/booking.contract.ts';
import { createDoctor, listDoctors, updateDoctor } from '../doctors/doctor.contract.ts';

describe('appointments', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let clerk: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    clerk = await hospital.as('receptionist');
  });
  afterAll(() => opened.close());

  /** Picks in a way that is the same in every run. */
  function aDice(seed: number) {
    let state = seed;
    return (sides: number) => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return state % sides;
    };
  }

  test('the cards agree with the rows after any history, also one of many at once', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('tenant_admin');
    const patientId = (await someone.call(registerPatient, aPatient())).id;
    const roll = aDice(7);
    let stored: { id: string; version: number }[] = [];
    for (let round = 0; round < 12; round += 1) {
      const added = Array.from({ length: 3 }, async () => {
        const status = contract.appointmentStatuses[roll(4)]!;
        return someone.call(bookAppointment, { ...(await aBooking(someone, { patientId })), status });
      });
      const changed = stored.map(async ({ id, version }) => {
        const status = contract.appointmentStatuses[roll(4)]!;
        return someone.call(updateAppointment, { appointmentId: id, version, status });
      });
      const results = [...(await Promise.all(added)), ...(await Promise.all(changed))];
      const deleted = results.filter(() => roll(3) === 0);
      await Promise.all(
        deleted.map(({ id, version }) => someone.call(deleteAppointment, { appointmentId: id, version })),
      );
      stored = results.filter((row) => !deleted.includes(row));
    }
    const rows = await opened.database.inTenant(own.tenantId, 'read', (db) =>
      db
        .selectFrom('appointment')
        .select([
          sql<number>`count(*)::int`.as('total'),
          sql<number>`(count(*) filter (where status = 'scheduled'))::int`.as('scheduled'),
          sql<number>`(count(*) filter (where status = 'completed'))::int`.as('completed'),
        ])
        .where('tenant_id', '=', own.tenantId)
        .executeTakeFirstOrThrow(),
    );
    expect(rows.total).toBe(stored.length);
    expect(await someone.call(contract.countAppointments, {})).toEqual({ ...rows, today: 0 });
  });

  test("today is the day of the hospital's own zone, in the card and in the list", async () => {
    const own = aTestSystem();
    const dhaka = await own.aHospital({ timeZone: 'Asia/Dhaka' });
    // Six hours ahead of UTC: the 2nd of June there runs from 18:00 on the 1st to 18:00 on the 2nd.
    own.clock.set('2031-06-01T20:00:00Z');
    const someone = await dhaka.as('receptionist');
    const times = ['2031-06-01T17:30:00.000Z', '2031-06-01T18:00:00.000Z', '2031-06-02T17:59:00.000Z'];
    for (const startTime of [...times, '2031-06-02T18:00:00.000Z']) {
      const endTime = new Date(Date.parse(startTime) + 60_000).toISOString();
      await someone.call(bookAppointment, { ...(await aBooking(someone)), startTime, endTime });
    }
    expect(await someone.call(contract.countAppointments, {})).toMatchObject({ total: 4, today: 2 });
    const day = { from: '2031-06-02', to: '2031-06-02' };
    const { rows } = await someone.call(contract.listAppointments, day);
    expect(rows.map((row) => row.startTime)).toEqual(times.slice(1));
    const calendar = await someone.call(contract.readCalendar, day);
    expect(calendar.rows.map((row) => row.startTime)).toEqual(times.slice(1));
  });

  test('the list is narrowed by doctor, status and patient, sorted both ways and paged by key', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('receptionist');
    const doctorId = (await aDoctor(own)).id;
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const booking = await aBooking(someone, index % 2 ? { doctorId } : {});
      const status = index < 3 ? ('confirmed' as const) : ('scheduled' as const);
      ids.push((await someone.call(bookAppointment, { ...booking, status })).id);
    }
    const read = async (filter: object) => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const input = { ...filter, limit: 3, ...(cursor ? { cursor } : {}) };
        const page = await someone.call(contract.listAppointments, input);
        found.push(...page.rows.map((row) => row.id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return found;
    };
    expect(await read({})).toEqual(ids);
    expect(await read({ sort: '-start' })).toEqual(ids.toReversed());
    expect(await read({ doctorId })).toEqual([ids[1], ids[3], ids[5]]);
    expect(await read({ status: 'confirmed', sort: '-start' })).toEqual([ids[2], ids[1], ids[0]]);
    expect(await read({ doctorId, status: 'confirmed' })).toEqual([ids[1]]);
  });

  test('the calendar shows one to seven days, what reaches into them, and cancelled ones only when asked', async () => {
    const doctorId = (await aDoctor(hospital)).id;
    const night = { startTime: '2031-07-01T23:00:00.000Z', endTime: '2031-07-02T01:00:00.000Z' };
    const booking = { ...(await aBooking(clerk, { doctorId })), ...night };
    const booked = await clerk.call(bookAppointment, booking);
    const day = { from: '2031-07-02', to: '2031-07-02', doctorId };
    expect((await clerk.call(contract.readCalendar, day)).rows).toMatchObject([{ id: booked.id }]);
    const edit = { appointmentId: booked.id, version: 1, status: 'cancelled' as const };
    await clerk.call(updateAppointment, edit);
    expect((await clerk.call(contract.readCalendar, day)).rows).toEqual([]);
    const cancelled = await clerk.call(contract.readCalendar, { ...day, status: 'cancelled' });
    expect(cancelled.rows).toMatchObject([{ id: booked.id }]);
    for (const to of ['2031-07-01', '2031-07-09']) {
      await expect(clerk.call(contract.readCalendar, { ...day, to })).rejects.toMatchObject({
        facts: { fields: { to: { code: 'appointments.calendarTooLong' } } },
      });
    }
  });

  test("a patient's timeline parts what is to come from what is past", async () => {
    const system = aTestSystem();
    const own = await system.aHospital();
    system.clock.set('2031-03-10T12:00:00Z');
    const someone = await own.as('receptionist');
    const patientId = (await someone.call(registerPatient, aPatient())).id;
    for (const day of ['2031-03-09', '2031-03-11', '2031-03-08', '2031-03-12']) {
      const times = { startTime: `${day}T09:00:00Z`, endTime: `${day}T09:30:00Z` };
      await someone.call(bookAppointment, { ...(await aBooking(someone, { patientId })), ...times });
    }
    const timeline = await someone.call(contract.readPatientAppointments, { patientId });
    const days = (rows: contract.Appointment[]) => rows.map((row) => row.startTime.slice(8, 10));
    expect(days(timeline.upcoming)).toEqual(['11', '12']);
    expect(days(timeline.past)).toEqual(['09', '08']);
  });

  test('search finds by title and by patient, the next ones first, of the own hospital alone', async () => {
    const neighbour = await opened.aHospital();
    const stranger = await neighbour.as('receptionist');
    const patient = await clerk.call(registerPatient, aPatient({ lastName: 'Searchable' }));
    const past = { startTime: '2020-01-01T09:00:00Z', endTime: '2020-01-01T09:30:00Z' };
    const old = await clerk.call(bookAppointment, {
      ...(await aBooking(clerk, { patientId: patient.id })),
      ...past,
    });
    const next = await clerk.call(bookAppointment, {
      ...(await aBooking(clerk, { patientId: patient.id })),
      title: 'Echo of the heart 100%',
    });
    const find = async (caller: Caller, search: string) =>
      (await caller.call(contract.searchAppointments, { search })).rows.map((row) => row.id);
    expect(await find(clerk, 'searchable')).toEqual([next.id, old.id]);
    expect(await find(clerk, patient.patientNumber)).toEqual([next.id, old.id]);
    expect(await find(clerk, 'HEART echo')).toEqual([next.id]);
    expect(await find(clerk, '100%')).toEqual([next.id]);
    expect(await find(clerk, 'heart_100')).toEqual([]);
    expect(await find(stranger, 'searchable')).toEqual([]);
  });

  test('doctors are added and changed by who runs the hospital, and listed for all who see appointments', async () => {
    const own = await opened.aHospital();
    const admin = await own.as('tenant_admin');
    const someone = await own.as('nurse');
    const input = { name: 'Dr. Farida', specialty: 'Pediatrics' };
    await expect(someone.call(createDoctor, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const doctor = await admin.call(createDoctor, input);
    expect((await someone.call(listDoctors, {})).rows).toEqual([doctor]);
    const edit = { doctorId: doctor.id, version: 1, status: 'inactive' as const };
    const inactive = await admin.call(updateDoctor, edit);
    expect(inactive).toMatchObject({ ...input, status: 'inactive', version: 2 });
    await expect(admin.call(updateDoctor, edit)).rejects.toMatchObject({ code: 'STALE' });
    expect((await someone.call(listDoctors, {})).rows).toEqual([]);
    expect((await someone.call(listDoctors, { status: 'all' })).rows).toEqual([inactive]);
  });

  test("a doctor of another hospital can't be changed, nor a doctor tied to another hospital's account", async () => {
    const neighbour = await opened.aHospital();
    const stranger = await neighbour.as('tenant_admin');
    const doctor = await aDoctor(hospital);
    const userOfHospital = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('user_account')
        .where('tenant_id', '=', hospital.tenantId)
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    for (const attempt of [
      () => stranger.call(updateDoctor, { doctorId: doctor.id, version: 1, name: 'Mine' }),
      () => stranger.call(createDoctor, { name: 'A', specialty: 'B', userId: userOfHospital.id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} });
    }
    expect((await stranger.call(listDoctors, { status: 'all' })).rows).toEqual([]);
  });

  test('a live screen hears of every change to appointments', async () => {
    const before = opened.announced.length;
    const booked = await clerk.call(bookAppointment, { ...(await aBooking(clerk)), ...aFreeHalfHour() });
    await clerk.call(updateAppointment, { appointmentId: booked.id, version: 1, title: 'Other' });
    const heard = opened.announced.slice(before);
    expect(heard.filter((topic) => topic === `${hospital.tenantId} appointments`)).toHaveLength(2);
  });
});
