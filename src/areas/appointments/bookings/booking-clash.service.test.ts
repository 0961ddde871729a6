import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallRequest } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { aBooking, aDoctor } from '../appointments.fixture.ts';
import { countLockWaits } from '#testing/databases/lock-waits.ts';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { getAppointment, listAppointments } from '../appointments/appointment.contract.ts';
import { bookAppointment, deleteAppointment, updateAppointment } from './booking.contract.ts';

type Booking = CallRequest<typeof bookAppointment>;

describe.each(everyPostgres())("a doctor's time on $name", (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let clerk: Caller;
  let admin: Caller;
  let doctorId: string;
  const reason = 'The patient came from far away';

  beforeAll(async () => {
    hospital = await opened.aHospital();
    clerk = await hospital.as('receptionist');
    admin = await hospital.as('tenant_admin');
    doctorId = (await aDoctor(hospital)).id;
  });
  afterAll(() => opened.close());

  /** A booking, and another patient's that begins in the middle of it. */
  async function twoOverlapping(): Promise<[Booking, Booking]> {
    const first = await aBooking(clerk, { doctorId });
    const middle = (Date.parse(first.startTime) + Date.parse(first.endTime)) / 2;
    const second = { ...(await aBooking(clerk, { doctorId })), startTime: new Date(middle).toISOString() };
    return [first, { ...second, endTime: first.endTime }];
  }

  test('a clash is refused with what is in the way, and leaves nothing behind', async () => {
    const [first, second] = await twoOverlapping();
    const booked = await clerk.call(bookAppointment, first);
    await expect(clerk.call(bookAppointment, second)).rejects.toMatchObject({
      code: 'APPOINTMENT_CLASH',
      facts: {
        clashes: [
          {
            id: booked.id,
            title: 'Check-up',
            startTime: first.startTime,
            endTime: first.endTime,
            doctorName: 'Dr. Test',
          },
        ],
      },
    });
    const { rows } = await clerk.call(listAppointments, { patientId: second.patientId });
    expect(rows).toEqual([]);
  });

  test('one may begin when another ends, and another doctor is free', async () => {
    const first = await aBooking(clerk, { doctorId });
    await clerk.call(bookAppointment, first);
    const end = new Date(Date.parse(first.endTime) + 60_000).toISOString();
    const next = { ...(await aBooking(clerk, { doctorId })), startTime: first.endTime, endTime: end };
    expect((await clerk.call(bookAppointment, next)).startTime).toBe(first.endTime);
    const colleague = await aDoctor(hospital);
    const beside = await clerk.call(bookAppointment, { ...first, doctorId: colleague.id });
    const unassigned = await clerk.call(bookAppointment, { ...first, doctorId: null });
    expect([beside.bookedAnyway, unassigned.bookedAnyway]).toEqual([null, null]);
  });

  test('of two clerks who press at the same instant, exactly one gets the time', async () => {
    const other = await hospital.as('doctor');
    for (let round = 0; round < 20; round += 1) {
      const [first, second] = await twoOverlapping();
      const results = await Promise.allSettled([
        clerk.call(bookAppointment, first),
        other.call(bookAppointment, second),
      ]);
      expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const lost = results.find((result) => result.status === 'rejected');
      expect(lost?.reason).toMatchObject({
        code: 'APPOINTMENT_CLASH',
        facts: { clashes: [{ doctorName: 'Dr. Test' }] },
      });
    }
  });

  test('of two who book anyway or plainly at the same instant, no plain one slips in beside the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [first, second] = await twoOverlapping();
      const base = await clerk.call(bookAppointment, first);
      const free = { appointmentId: base.id, version: 1, status: 'cancelled' as const };
      await clerk.call(updateAppointment, free);
      const results = await Promise.allSettled([
        admin.call(bookAppointment, { ...first, bookAnyway: { reason } }),
        clerk.call(bookAppointment, second),
      ]);
      const plain = results[1];
      const anyway = results[0];
      expect(anyway.status).toBe('fulfilled');
      const isAlone = anyway.status === 'fulfilled' && anyway.value.bookedAnyway === null;
      expect(plain.status).toBe(isAlone ? 'rejected' : 'fulfilled');
    }
  });

  test('the constraint refuses what was written without waiting at the doctor', async () => {
    const [first, second] = await twoOverlapping();
    const { release, whenWritten, ended } = holdOpenInsert(first);
    const countWaiting = await whenWritten;
    const booking = clerk.call(bookAppointment, second).catch((error: unknown) => error);
    await expect.poll(countWaiting).toBeGreaterThan(0);
    release();
    await ended;
    expect(await booking).toMatchObject({ code: 'APPOINTMENT_CLASH', facts: { clashes: [] } });
    await expect(holdOpenInsert(second, true).ended).rejects.toMatchObject({ code: '23P01' });
  });

  /**
   * Inserts a row past the service, in a transaction that stays open until it is released; once the row is written it
   * tells how many wait for this transaction.
   */
  function holdOpenInsert(booking: Booking, isReleased = false) {
    let release = () => {};
    let written: (countWaiting: () => Promise<number>) => void = () => {};
    const released = isReleased ? Promise.resolve() : new Promise<void>((resolve) => (release = resolve));
    const whenWritten = new Promise<() => Promise<number>>((resolve) => (written = resolve));
    const now = new Date().toISOString();
    const ended = opened.database.inTenant(hospital.tenantId, 'write', async (db) => {
      await sql`insert into appointment (tenant_id, id, patient_id, doctor_id, title, start_time, end_time, type,
          status, created_at, updated_at)
        values (${hospital.tenantId}, ${newId()}, ${booking.patientId}, ${doctorId}, 'Raw', ${booking.startTime},
          ${booking.endTime}, 'consultation', 'scheduled', ${now}, ${now})`.execute(db);
      written(() => countLockWaits((text) => sql.raw(text).execute(db)));
      await released;
    });
    return { release, whenWritten, ended };
  }

  test('book anyway needs its own permission, and carries who and why', async () => {
    const [first, second] = await twoOverlapping();
    await clerk.call(bookAppointment, first);
    const anyway = { ...second, bookAnyway: { reason } };
    await expect(clerk.call(bookAppointment, anyway)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      facts: { permission: 'appointments.overbook' },
    });
    const booked = await admin.call(bookAppointment, anyway);
    expect(booked.bookedAnyway).toMatchObject({ userName: 'Sample tenant_admin', reason });
    const entry = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', hospital.tenantId)
        .select('new_values')
        .where('resource_id', '=', booked.id)
        .executeTakeFirstOrThrow(),
    );
    expect(entry.new_values).toMatchObject({ bookedAnywayReason: reason });
  });

  test('book anyway without a clash is an ordinary booking', async () => {
    const booked = await admin.call(bookAppointment, {
      ...(await aBooking(clerk, { doctorId })),
      bookAnyway: { reason },
    });
    expect(booked.bookedAnyway).toBeNull();
  });

  test('what was booked anyway is in the way of others, and is ordinary again once nothing is in its way', async () => {
    const [first, second] = await twoOverlapping();
    const below = await clerk.call(bookAppointment, first);
    const above = await admin.call(bookAppointment, { ...second, bookAnyway: { reason } });
    await admin.call(deleteAppointment, { appointmentId: below.id, version: 1 });
    await expect(clerk.call(bookAppointment, first)).rejects.toMatchObject({
      code: 'APPOINTMENT_CLASH',
      facts: { clashes: [{ id: above.id }] },
    });
    const edited = await clerk.call(updateAppointment, {
      appointmentId: above.id,
      version: 1,
      title: 'Longer talk',
    });
    expect(edited.bookedAnyway).toBeNull();
  });

  test('an edit that moves nothing is never a clash and keeps what was booked anyway', async () => {
    const [first, second] = await twoOverlapping();
    const below = await clerk.call(bookAppointment, first);
    const above = await admin.call(bookAppointment, { ...second, bookAnyway: { reason } });
    for (const { id } of [below, above]) {
      await clerk.call(updateAppointment, { appointmentId: id, version: 1, status: 'confirmed' });
    }
    expect((await clerk.call(getAppointment, { appointmentId: above.id })).bookedAnyway).toMatchObject({
      reason,
    });
    expect((await clerk.call(getAppointment, { appointmentId: below.id })).bookedAnyway).toBeNull();
  });

  test('moving onto another is refused unless it is booked anyway', async () => {
    const [first] = await twoOverlapping();
    await clerk.call(bookAppointment, first);
    const other = await clerk.call(bookAppointment, await aBooking(clerk, { doctorId }));
    const { startTime, endTime } = first;
    const move = { appointmentId: other.id, version: 1, startTime, endTime };
    await expect(clerk.call(updateAppointment, move)).rejects.toMatchObject({ code: 'APPOINTMENT_CLASH' });
    const same = await clerk.call(getAppointment, { appointmentId: other.id });
    expect(same).toEqual(other);
    const moved = await admin.call(updateAppointment, { ...move, bookAnyway: { reason } });
    expect(moved).toMatchObject({ startTime, bookedAnyway: { reason } });
  });

  test('a cancelled slot can be booked again, and then not be taken back', async () => {
    const [first, second] = await twoOverlapping();
    const cancelled = await clerk.call(bookAppointment, first);
    const edit = { appointmentId: cancelled.id };
    await clerk.call(updateAppointment, { ...edit, version: 1, status: 'cancelled' });
    await clerk.call(bookAppointment, second);
    await expect(
      clerk.call(updateAppointment, { ...edit, version: 2, status: 'scheduled' }),
    ).rejects.toMatchObject({ code: 'APPOINTMENT_CLASH' });
  });
});
