import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aBookedCase, aCase, aFreeStart, aTheatre } from '../../surgery.fixture.ts';
import { aCaseUnderWay } from '../../theatre-papers.fixture.ts';
import { getCase, listCases } from '../case.contract.ts';
import { plusMinutes } from '../case.rules.ts';
import { cancelCase, confirmCase, postponeCase, startCase } from '../steps/case-steps.contract.ts';
import { createCase, rebookCase, updateCase } from './booking.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});

afterAll(() => opened.close());

describe('a case', () => {
  test('goes from the form to the list with its number, its day and its team', async () => {
    const theatre = await aTheatre(admin);
    const scheduledStartTime = '2031-01-10T09:00:00.000Z';
    const surgicalCase = await aCase(admin, {
      theatreId: theatre.id,
      scheduledStartTime,
      estimatedDuration: 90,
    });
    expect(surgicalCase).toMatchObject({
      status: 'scheduled',
      scheduledDate: '2031-01-10',
      scheduledEndTime: '2031-01-10T10:30:00.000Z',
      theatre: { id: theatre.id },
      overbooked: null,
      version: 1,
    });
    expect(surgicalCase.caseNumber).toMatch(/^OR-\d{6}$/);
    const { rows } = await admin.call(listCases, { theatreId: theatre.id });
    expect(rows).toEqual([surgicalCase]);
  });

  test('without a date waits, and is found under waiting', async () => {
    const { id, patient } = await aCase(admin);
    const { rows } = await admin.call(listCases, { status: 'waiting', patientId: patient.id });
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  test('with a date needs a theatre', async () => {
    const created = aCase(admin, { scheduledStartTime: aFreeStart() });
    await expect(created).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('is created by those who plan operations alone', async () => {
    const nurse = await hospital.as('nurse');
    const { surgeon, patient } = await aCase(admin);
    const input = { patientId: patient.id, surgeonId: surgeon!.id, procedureName: 'Appendicectomy' };
    await expect(nurse.call(createCase, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a clash', () => {
  test('of the theatre is refused with the case that is in the way', async () => {
    const first = await aBookedCase(admin);
    const second = aBookedCase(admin, {
      theatreId: first.theatre!.id,
      scheduledStartTime: plusMinutes(first.scheduledStartTime!, 30),
    });
    await expect(second).rejects.toMatchObject({
      code: 'CASE_CLASH',
      facts: { clashes: [{ id: first.id, theatre: first.theatre!.name }] },
    });
  });

  test('of the surgeon is refused in another theatre, and of the patient with another surgeon', async () => {
    const first = await aBookedCase(admin);
    const scheduledStartTime = first.scheduledStartTime!;
    const bySurgeon = aBookedCase(admin, { scheduledStartTime });
    await expect(bySurgeon).rejects.toMatchObject({
      code: 'CASE_CLASH',
      facts: { clashes: [{ id: first.id, theatre: null, people: [first.surgeon!.name] }] },
    });
  });

  test('is none where one begins when the other ends', async () => {
    const first = await aBookedCase(admin);
    const next = await aBookedCase(admin, {
      theatreId: first.theatre!.id,
      scheduledStartTime: first.scheduledEndTime!,
    });
    expect(next.status).toBe('scheduled');
  });

  test('is none with a postponed or cancelled case, and the postponed one cannot come back to a taken time', async () => {
    const first = await aBookedCase(admin);
    const postponed = await admin.call(postponeCase, { caseId: first.id, version: 1, reason: 'Fever' });
    const time = { theatreId: first.theatre!.id, scheduledStartTime: first.scheduledStartTime! };
    const second = await aBookedCase(admin, time);
    const again = admin.call(rebookCase, { caseId: first.id, version: postponed.version, ...time });
    await expect(again).rejects.toMatchObject({ code: 'CASE_CLASH' });
    await admin.call(cancelCase, { caseId: second.id, version: 1, reason: 'Not needed' });
    const rebooked = await admin.call(rebookCase, { caseId: first.id, version: postponed.version, ...time });
    expect(rebooked).toMatchObject({ status: 'scheduled', postponeReason: null });
  });

  test('may be overbooked with a reason in an emergency alone', async () => {
    const first = await aBookedCase(admin);
    const time = { theatreId: first.theatre!.id, scheduledStartTime: first.scheduledStartTime! };
    const overbook = { reason: 'Ruptured aneurysm' };
    await expect(aBookedCase(admin, { ...time, overbook })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const urgent = await aBookedCase(admin, { ...time, urgency: 'emergency', overbook });
    expect(urgent.overbooked).toMatchObject({ reason: 'Ruptured aneurysm' });
    const third = aBookedCase(admin, { ...time, theatreId: (await aTheatre(admin)).id });
    await expect(third).rejects.toMatchObject({ code: 'CASE_CLASH' });
  });
});

describe('moving', () => {
  test('a confirmed case keeps its status, and an edit of a stale one is refused', async () => {
    const { id: caseId, scheduledStartTime } = await aBookedCase(admin);
    await admin.call(confirmCase, { caseId, version: 1 });
    const move = { caseId, scheduledStartTime: plusMinutes(scheduledStartTime!, 60) };
    const moved = await admin.call(updateCase, { ...move, version: 2 });
    expect(moved).toMatchObject({ status: 'confirmed', scheduledStartTime: move.scheduledStartTime });
    const stale = admin.call(updateCase, { ...move, version: 2 });
    await expect(stale).rejects.toMatchObject({ code: 'STALE', facts: { current: { version: 3 } } });
  });

  test('does not start anything without consent and safety checks', async () => {
    const { id: caseId } = await aBookedCase(admin);
    await admin.call(confirmCase, { caseId, version: 1 });
    const start = admin.call(startCase, { caseId, version: 2 });
    await expect(start).rejects.toMatchObject({ code: 'CONSENT_MISSING' });
    expect(await admin.call(getCase, { caseId })).toMatchObject({ status: 'confirmed', version: 2 });
  });

  test('another hospital sees nothing of it', async () => {
    const { id: caseId } = await aBookedCase(admin);
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(getCase, { caseId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('equipment used', () => {
  const equipmentUsed = ['C-arm', 'Tourniquet'];

  test('is written down before an operation and during it, and nothing else is changed by then', async () => {
    const planned = await aBookedCase(admin);
    const beforehand = { caseId: planned.id, version: 1, equipmentUsed };
    expect(await admin.call(updateCase, beforehand)).toMatchObject({ equipmentUsed, version: 2 });
    const { id: caseId, version } = await aCaseUnderWay(admin);
    const during = await admin.call(updateCase, { caseId, version, equipmentUsed });
    expect(during).toMatchObject({ status: 'in_progress', equipmentUsed });
    const more = { caseId, version: during.version, equipmentUsed, site: 'Left' };
    await expect(admin.call(updateCase, more)).rejects.toMatchObject({
      code: 'WRONG_STATE',
      facts: { status: 'in_progress' },
    });
  });

  test('is not written on a cancelled case, nor by somebody who plans no operations', async () => {
    const { id: caseId } = await aBookedCase(admin);
    const nurse = await hospital.as('nurse');
    await expect(nurse.call(updateCase, { caseId, version: 1, equipmentUsed })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const { version } = await admin.call(cancelCase, { caseId, version: 1, reason: 'Not needed' });
    await expect(admin.call(updateCase, { caseId, version, equipmentUsed })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });
});
