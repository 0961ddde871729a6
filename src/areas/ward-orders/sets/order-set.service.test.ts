import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { anOrderOf } from '../ward-orders.fixture.ts';
import { createOrderSet, deleteOrderSet, listOrderSets, updateOrderSet } from './order-set.contract.ts';

describe('sets of orders', () => {
  const opened = openTestSystem();
  let doctor: Caller;
  let admin: Caller;
  let nurse: Caller;

  beforeAll(async () => {
    const hospital = await opened.aHospital();
    [doctor, admin, nurse] = [
      await hospital.as('doctor'),
      await hospital.as('tenant_admin'),
      await hospital.as('nurse'),
    ];
  });
  afterAll(() => opened.close());

  test('are kept by a doctor or an administrator, and hold no times of a patient', async () => {
    const from = '2026-03-02T10:00:00.000Z';
    const orders = [anOrderOf.diet({ diet: 'nil-by-mouth', from }), anOrderOf.task()];
    const set = await doctor.call(createOrderSet, { name: 'Before surgery', plan: 'Fasting', orders });
    expect(set.orders[0]!.order).toMatchObject({ diet: 'nil-by-mouth', from: null });
    const again = { name: 'before SURGERY', orders };
    await expect(admin.call(createOrderSet, again)).rejects.toMatchObject({ code: 'SET_NAME_TAKEN' });
    await expect(nurse.call(createOrderSet, { ...again, name: 'Own' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const changed = { orderSetId: set.id, version: 1, name: 'Fasting', orders: [anOrderOf.diet()] };
    expect(await admin.call(updateOrderSet, changed)).toMatchObject({ name: 'Fasting', version: 2 });
    await expect(doctor.call(updateOrderSet, changed)).rejects.toMatchObject({ code: 'STALE' });
    const other = await (await opened.aHospital()).as('doctor');
    expect((await other.call(listOrderSets, {})).rows).toEqual([]);
    await expect(other.call(deleteOrderSet, { orderSetId: set.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await doctor.call(deleteOrderSet, { orderSetId: set.id });
    expect((await admin.call(listOrderSets, {})).rows).toEqual([]);
  });

  test('hold at most one order of a kind that a stay has once, and are stored as a whole', async () => {
    const orders = [anOrderOf.diet(), anOrderOf.diet()];
    await expect(doctor.call(createOrderSet, { name: 'Twice', orders })).rejects.toMatchObject({
      facts: { fields: { 'orders.1.kind': { code: 'ward-orders.kindTwice' } } },
    });
    expect((await doctor.call(listOrderSets, {})).rows).toEqual([]);
  });
});
