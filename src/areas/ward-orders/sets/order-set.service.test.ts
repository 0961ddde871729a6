import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { anOrderOf } from '../ward-orders.fixture.ts';
import { createOrderSet, listOrderSets, updateOrderSet } from './order-set.contract.ts';

describe('sets of orders', () => {
  const opened = openTestSystem();
  let doctor: Caller;
  let admin: Caller;

  beforeAll(async () => {
    const hospital = await opened.aHospital();
    [doctor, admin] = [await hospital.as('doctor'), await hospital.as('tenant_admin')];
  });
  afterAll(() => opened.close());

  test('are kept by a doctor or an administrator, and hold no times of a patient', async () => {
    const from = '2026-03-02T10:00:00.000Z';
    const orders = [anOrderOf.diet({ diet: 'nil-by-mouth', from }), anOrderOf.task()];
    const set = await doctor.call(createOrderSet, { name: 'Before surgery', plan: 'Fasting', orders });
    expect(set.orders[0]!.order).toMatchObject({ diet: 'nil-by-mouth', from: null });
    const changed = { orderSetId: set.id, version: 1, name: 'Fasting', orders: [anOrderOf.diet()] };
    expect(await admin.call(updateOrderSet, changed)).toMatchObject({ name: 'Fasting', version: 2 });
  });

  test('hold at most one order of a kind that a stay has once, and are stored as a whole', async () => {
    const orders = [anOrderOf.diet(), anOrderOf.diet()];
    await expect(doctor.call(createOrderSet, { name: 'Twice', orders })).rejects.toMatchObject({
      facts: { fields: { 'orders.1.kind': { code: 'ward-orders.kindTwice' } } },
    });
    const { rows } = await doctor.call(listOrderSets, {});
    expect(rows.map(({ name }) => name)).not.toContain('Twice');
  });
});
