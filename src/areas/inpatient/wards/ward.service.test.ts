import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { createBeds, listBeds, setBedStatus, updateBed } from '../beds/bed.contract.ts';
import { anAdmission, aWardWithBeds } from '../inpatient.fixture.ts';
import * as contract from './ward.contract.ts';

describe('wards and beds', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let neighbour: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  test('thirty beds are made at once, in a room that is made with them, and counted', async () => {
    const { ward } = await aWardWithBeds(admin, { beds: 0 });
    const { rows } = await admin.call(createBeds, {
      wardId: ward.id,
      bedNumber: 'B-01',
      count: 30,
      roomName: 'Room 1',
      equipment: ['oxygen'],
    });
    expect(rows.map(({ bedNumber }) => bedNumber)).toEqual(
      Array.from({ length: 30 }, (_, place) => `B-${String(place + 1).padStart(2, '0')}`),
    );
    await admin.call(createBeds, { wardId: ward.id, bedNumber: 'C-1', roomName: 'room 1' });
    const rooms = await admin.call(contract.listRooms, { wardId: ward.id });
    expect(rooms.rows).toMatchObject([{ name: 'Room 1', beds: 31 }]);
    const { rows: wards } = await admin.call(contract.listWards, { limit: 200 });
    expect(wards.find(({ id }) => id === ward.id)).toMatchObject({ totalBeds: 31, availableBeds: 31 });
  });

  test('a row of beds of which one number is taken is not made at all', async () => {
    const { ward } = await aWardWithBeds(admin, { beds: 0 });
    await admin.call(createBeds, { wardId: ward.id, bedNumber: 'B-03' });
    const row = { wardId: ward.id, bedNumber: 'b-01', count: 5 };
    await expect(admin.call(createBeds, row)).rejects.toMatchObject({ code: 'BED_NUMBER_TAKEN' });
    const { rows } = await admin.call(listBeds, { wardId: ward.id });
    expect(rows.map(({ bedNumber }) => bedNumber)).toEqual(['B-03']);
  });

  test('a ward with beds is not deactivated, and a retired bed is none', async () => {
    const { ward, beds } = await aWardWithBeds(admin);
    const closed = { wardId: ward.id, version: 1, status: 'inactive' as const };
    await expect(admin.call(contract.updateWard, closed)).rejects.toMatchObject({ code: 'WARD_IN_USE' });
    await admin.call(updateBed, { bedId: beds[0]!.id, version: 1, isRetired: true });
    expect(await admin.call(contract.updateWard, closed)).toMatchObject({ status: 'inactive', totalBeds: 0 });
    await expect(admin.call(createBeds, { wardId: ward.id, bedNumber: 'B-01' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { wardId: expect.anything() } },
    });
  });

  test('ages out of order are refused at their field, in a new ward and in a change', async () => {
    const ages = { minimumAgeYears: 18, maximumAgeYears: 12 };
    await expect(
      admin.call(contract.createWard, { name: 'Ages', wardType: 'general', ...ages }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { maximumAgeYears: expect.anything() } },
    });
    const { ward } = await aWardWithBeds(admin, { beds: 0, minimumAgeYears: 18 });
    await expect(
      admin.call(contract.updateWard, { wardId: ward.id, version: 1, maximumAgeYears: 17 }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('the status of an empty bed is changed freely; a patient is not sent away by it', async () => {
    const { beds } = await aWardWithBeds(admin, { beds: 2 });
    const [free, taken] = [beds[0]!, beds[1]!];
    for (const [place, status] of (['dirty', 'maintenance', 'cleaning', 'available'] as const).entries()) {
      const changed = await admin.call(setBedStatus, { bedId: free.id, version: place + 1, status });
      expect(changed.status).toBe(status);
    }
    await expect(
      admin.call(setBedStatus, { bedId: free.id, version: 5, status: 'blocked' }),
    ).rejects.toMatchObject({ facts: { fields: { reason: expect.anything() } } });
    const why = { bedId: free.id, version: 5, status: 'blocked' as const, reason: 'Ceiling leaks' };
    expect((await admin.call(setBedStatus, why)).statusReason).toBe('Ceiling leaks');
    await anAdmission(admin, { bedId: taken.id });
    for (const version of [1, 2]) {
      const freed = { bedId: taken.id, version, status: 'available' as const };
      await expect(admin.call(setBedStatus, freed)).rejects.toMatchObject({ code: 'BED_OCCUPIED' });
    }
    await expect(
      admin.call(updateBed, { bedId: taken.id, version: 2, isRetired: true }),
    ).rejects.toMatchObject({ code: 'BED_OCCUPIED' });
  });

  test('a nurse takes over the cleaning of a dirty bed and finishes it, and changes nothing else', async () => {
    const { beds } = await aWardWithBeds(admin);
    const bedId = beds[0]!.id;
    const nurse = await hospital.as('nurse');
    await expect(
      nurse.call(setBedStatus, { bedId, version: 1, status: 'maintenance' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await admin.call(setBedStatus, { bedId, version: 1, status: 'dirty' });
    const taken = await nurse.call(setBedStatus, { bedId, version: 2, status: 'cleaning' });
    expect(taken.statusByName).toBe('Sample nurse');
    await nurse.call(setBedStatus, { bedId, version: 3, status: 'available' });
    await expect(nurse.call(createBeds, { wardId: beds[0]!.wardId, bedNumber: 'X' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('another hospital neither sees nor changes the beds', async () => {
    const { ward, beds } = await aWardWithBeds(admin);
    const stranger = await neighbour.as('tenant_admin');
    expect((await stranger.call(listBeds, {})).rows).toEqual([]);
    const none = { code: 'NOT_FOUND' };
    await expect(
      stranger.call(setBedStatus, { bedId: beds[0]!.id, version: 1, status: 'dirty' }),
    ).rejects.toMatchObject(none);
    await expect(stranger.call(createBeds, { wardId: ward.id, bedNumber: 'B-9' })).rejects.toMatchObject(
      none,
    );
  });
});
