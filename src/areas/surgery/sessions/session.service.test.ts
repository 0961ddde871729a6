import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallRequest } from '#kernel/define-call.ts';
import { type Caller, everyPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { addDoctorLeave } from '#areas/appointments/doctors/hours/hours.contract.ts';
import { readBoard } from '../board/board.contract.ts';
import { createCase, updateCase } from '../cases/booking/booking.contract.ts';
import { aCase, aTheatre } from '../surgery.fixture.ts';
import { updateSessionRelease } from './release/release.contract.ts';
import * as contract from './session.contract.ts';
import { occurrencesIn } from './session.rules.ts';

// A Monday, and the hour after which the session of that day is over.
const monday = '2031-06-02';
const morning = { weekday: 1, fromMinute: 480, untilMinute: 780, validFrom: '2031-01-01' };

describe.each(everyPostgres())('sessions of a theatre on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let admin: Caller;
  let owner: string;
  let other: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    owner = (await aStaffMember(opened, hospital, ['surgery.operate'])).userId;
    other = (await aStaffMember(opened, hospital, ['surgery.operate'])).userId;
  });
  afterAll(() => opened.close());

  type Session = Partial<CallRequest<typeof contract.createTheatreSession>>;

  async function aSession(part: Session = {}) {
    const theatreId = part.theatreId ?? (await aTheatre(admin)).id;
    const fields = { ...morning, kind: 'surgeon' as const, surgeonIds: [owner], ...part, theatreId };
    return admin.call(contract.createTheatreSession, fields);
  }

  const at = (theatreId: string, time: string, part: Partial<CallRequest<typeof createCase>> = {}) =>
    aCase(admin, { theatreId, scheduledStartTime: `${monday}T${time}:00.000Z`, surgeonId: other, ...part });

  test('of one theatre never meet, whoever writes them; another day, hour or validity is free', async () => {
    const { theatreId } = await aSession();
    const clash = aSession({ theatreId, fromMinute: 700, untilMinute: 800 });
    await expect(clash).rejects.toMatchObject({ code: 'SESSION_OVERLAP' });
    await aSession({ theatreId, fromMinute: 780, untilMinute: 1440, kind: 'emergency', surgeonIds: [] });
    await aSession({ theatreId, weekday: 2 });
    await aSession({ theatreId, validFrom: '2030-01-01', validUntil: '2030-12-31' });
    const { rows } = await admin.call(contract.listTheatreSessions, { theatreId });
    expect(rows.map(({ weekday, fromMinute }) => [weekday, fromMinute])).toEqual([
      [1, 480],
      [1, 480],
      [1, 780],
      [2, 480],
    ]);
  });

  test('a case in the session of others needs a reason, which it keeps until it leaves', async () => {
    const { id, theatreId } = await aSession();
    await expect(at(theatreId, '09:00')).rejects.toMatchObject({
      code: 'SESSION_TAKEN',
      facts: { sessions: [{ id, kind: 'surgeon', startTime: `${monday}T08:00:00.000Z` }] },
    });
    const own = await at(theatreId, '08:00', { surgeonId: owner });
    expect(own.outsideSession).toBeNull();
    const outsideSession = { reason: 'The owner is on leave' };
    const booked = await at(theatreId, '09:00', { outsideSession });
    expect(booked.outsideSession).toMatchObject(outsideSession);
    const { id: caseId, version } = booked;
    const noted = await admin.call(updateCase, { caseId, version, notes: 'Latex' });
    expect(noted.outsideSession).toMatchObject(outsideSession);
    const moved = { caseId, version: version + 1, scheduledStartTime: `${monday}T10:00:00.000Z` };
    await expect(admin.call(updateCase, moved)).rejects.toMatchObject({ code: 'SESSION_TAKEN' });
    const afterwards = { ...moved, scheduledStartTime: `${monday}T13:00:00.000Z` };
    expect((await admin.call(updateCase, afterwards)).outsideSession).toBeNull();
  });

  test('an emergency slot is for emergencies, a session of a speciality for its surgeons', async () => {
    const { theatreId } = await aSession({ kind: 'emergency', surgeonIds: [] });
    await expect(at(theatreId, '09:00')).rejects.toMatchObject({ code: 'SESSION_TAKEN' });
    expect((await at(theatreId, '08:00', { urgency: 'emergency' })).outsideSession).toBeNull();
    const eyes = await aSession({ kind: 'speciality', name: 'Eye', surgeonIds: [owner, other] });
    expect((await at(eyes.theatreId, '11:00')).outsideSession).toBeNull();
  });

  test('a session is open to everybody so long before it begins, and an emergency slot is not', async () => {
    // The day after tomorrow begins in more than 24 hours and in less than 48, at whatever hour this is run.
    const day = new Date(opened.clock.now().getTime() + 48 * 3_600_000).toISOString().slice(0, 10);
    const later = new Date(`${day}T12:00:00.000Z`);
    const times = { weekday: later.getUTCDay() || 7, fromMinute: 0, untilMinute: 1440, validFrom: day };
    const { theatreId } = await aSession(times);
    const start = { scheduledStartTime: later.toISOString() };
    await expect(at(theatreId, '09:00', start)).rejects.toMatchObject({ code: 'SESSION_TAKEN' });
    await admin.call(updateSessionRelease, { releaseHours: 48, version: 0 });
    expect((await at(theatreId, '09:00', start)).outsideSession).toBeNull();
    const slot = await aSession({ ...times, kind: 'emergency', surgeonIds: [] });
    const { sessions } = await admin.call(readBoard, { from: day, to: day });
    const shown = sessions.filter((one) => [theatreId, slot.theatreId].includes(one.theatreId));
    expect(new Map(shown.map(({ kind, isReleased }) => [kind, isReleased]))).toEqual(
      new Map([
        ['surgeon', true],
        ['emergency', false],
      ]),
    );
  });

  test('tell on the board who of their surgeons is on leave, as a case does', async () => {
    const surgeon = async () => (await aStaffMember(opened, hospital, ['surgery.operate'])).userId;
    const [away, present] = [await surgeon(), await surgeon()];
    const { theatreId } = await aSession({ surgeonIds: [away] });
    const shared = await aSession({ kind: 'speciality', name: 'Eye', surgeonIds: [away, present] });
    await at(theatreId, '08:00', { surgeonId: away });
    await at(shared.theatreId, '11:00', { surgeonId: present });
    const read = async (day: string) => {
      const { rows, sessions } = await admin.call(readBoard, { from: day, to: day });
      const ofTheatre = <Row extends { theatreId: string }>(all: readonly Row[], id: string) =>
        all.filter((one) => one.theatreId === id);
      return [theatreId, shared.theatreId].map((id) => ({
        sessions: ofTheatre(sessions, id).map(({ onLeave, isDeserted }) => [onLeave.length, isDeserted]),
        cases: ofTheatre(rows, id).map(({ isSurgeonOnLeave }) => isSurgeonOnLeave),
      }));
    };
    expect(await read(monday)).toEqual([
      { sessions: [[0, false]], cases: [false] },
      { sessions: [[0, false]], cases: [false] },
    ]);
    const { id: doctorId } = await aDoctor(hospital, { name: 'Dr. Away', userId: away });
    await admin.call(addDoctorLeave, { doctorId, fromDate: monday, toDate: monday, reason: 'Examination' });
    expect(await read(monday)).toEqual([
      { sessions: [[1, true]], cases: [true] },
      { sessions: [[1, false]], cases: [false] },
    ]);
    // A week later nobody is away, and another hospital knows nothing of it.
    expect((await read('2031-06-09')).map(({ sessions }) => sessions)).toEqual([[[0, false]], [[0, false]]]);
    const elsewhere = await (await opened.aHospital()).as('tenant_admin');
    expect(await elsewhere.call(readBoard, { from: monday, to: monday })).toMatchObject({
      rows: [],
      sessions: [],
    });
  });

  test('are changed by who keeps the theatres alone, and are unknown to other hospitals', async () => {
    const session = await aSession();
    const doctor = await hospital.as('doctor');
    const removal = { theatreSessionId: session.id, version: 1 };
    await expect(doctor.call(contract.removeTheatreSession, removal)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(contract.removeTheatreSession, removal)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await admin.call(contract.removeTheatreSession, removal);
    expect((await at(session.theatreId, '12:00')).outsideSession).toBeNull();
  });
});

test('a session keeps the clock of the hospital when clocks change, and may end at midnight', () => {
  const span = { start: '2026-03-28T00:00:00.000Z', end: '2026-03-31T00:00:00.000Z' };
  const sunday = { weekday: 7, fromMinute: 60, untilMinute: 1440, validFrom: '2026-01-01', validUntil: null };
  // On the last Sunday of March the hour from 2 to 3 is left out in Berlin.
  expect(occurrencesIn('Europe/Berlin', sunday, span)).toEqual([
    { start: '2026-03-29T00:00:00.000Z', end: '2026-03-29T22:00:00.000Z' },
  ]);
});
