import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aBookedCase, aTheatre } from '../surgery.fixture.ts';
import { updateCase } from '../cases/booking/booking.contract.ts';
import * as contract from './theatre.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});

afterAll(() => opened.close());

test('maintenance needs a note, and nobody else can take a cleaning that is taken', async () => {
  const { id: theatreId } = await aTheatre(admin);
  const silent = admin.call(contract.setTheatreStatus, { theatreId, version: 1, status: 'maintenance' });
  await expect(silent).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  const note = 'Light is being repaired';
  const broken = { theatreId, version: 1, status: 'maintenance' as const, note };
  expect(await admin.call(contract.setTheatreStatus, broken)).toMatchObject({ statusNote: note });
  const dirty = { theatreId, version: 2, status: 'cleaning' as const };
  await admin.call(contract.setTheatreStatus, dirty);
  await admin.call(contract.takeTheatreCleaning, { theatreId, version: 3 });
  const again = admin.call(contract.takeTheatreCleaning, { theatreId, version: 4 });
  await expect(again).rejects.toMatchObject({ code: 'CLEANING_TAKEN' });
});

test('a theatre with booked cases stays in use', async () => {
  const { theatre } = await aBookedCase(admin);
  const closed = admin.call(contract.updateTheatre, { theatreId: theatre!.id, version: 1, isActive: false });
  await expect(closed).rejects.toMatchObject({ code: 'THEATRE_IN_USE' });
});

test('a theatre under maintenance takes no case of today, neither a new one nor one that is moved', async () => {
  const { id: theatreId } = await aTheatre(admin);
  const broken = { theatreId, version: 1, status: 'maintenance' as const, note: 'Light is being repaired' };
  await admin.call(contract.setTheatreStatus, broken);
  const now = opened.clock.now().getTime();
  const today = { theatreId, scheduledStartTime: new Date(now + 60_000).toISOString() };
  const refusal = {
    code: 'INVALID_INPUT',
    facts: { fields: { theatreId: { code: 'surgical-cases.theatreInMaintenance' } } },
  };
  await expect(aBookedCase(admin, today)).rejects.toMatchObject(refusal);
  // By then it may be over.
  const { id: caseId, version } = await aBookedCase(admin, { theatreId });
  const moved = admin.call(updateCase, { caseId, version, ...today });
  await expect(moved).rejects.toMatchObject(refusal);
});
