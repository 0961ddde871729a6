import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMarGrid } from '#areas/doses/mar/mar.contract.ts';
import { closeTask, listTasks } from '#areas/nursing/tasks/task.contract.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { anInpatient, aSet } from '#areas/vitals/vitals.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { anOrderOf } from '../ward-orders.fixture.ts';
import {
  acknowledgeWardOrders,
  changeWardOrder,
  listWardOrders,
  signWardOrders,
  stopWardOrder,
} from './ward-order.contract.ts';

describe('orders of a stay besides medicines', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let doctor: Caller;
  let nurse: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    doctor = await hospital.as('doctor');
    nurse = await hospital.as('nurse');
  });
  afterAll(() => opened.close());

  async function aStay() {
    const { admission, patientId } = await anInpatient(admin);
    return { patientId, admissionId: admission.id };
  }
  const current = async (admissionId: string) =>
    (await nurse.call(listWardOrders, { admissionId })).rows.map(({ order, state, news }) => ({
      kind: order?.kind,
      state,
      news,
    }));
  async function countOf(admissionId: string) {
    const { rows } = await nurse.call(readMarGrid, {});
    return rows.find((row) => row.admissionId === admissionId)?.patient.unreadOrders;
  }

  test('are signed by a doctor and wait for the nurse, who acknowledges them as she read them', async () => {
    const { admissionId } = await aStay();
    const orders = [anOrderOf.oxygen(), anOrderOf.escalation()];
    await expect(nurse.call(signWardOrders, { admissionId, orders })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const { rows } = await doctor.call(signWardOrders, { admissionId, orders });
    expect(rows[0]).toMatchObject({ state: 'active', news: 'new', acknowledgement: null });
    expect(await countOf(admissionId)).toBe(2);
    const read = rows.map(({ id, version }) => ({ wardOrderId: id, version }));
    await expect(doctor.call(acknowledgeWardOrders, { admissionId, orders: read })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await nurse.call(acknowledgeWardOrders, { admissionId, orders: read })).toEqual({
      acknowledged: 2,
    });
    expect(await countOf(admissionId)).toBe(0);
    const told = await nurse.call(listWardOrders, { admissionId });
    expect(told.rows[0]!.acknowledgement).toMatchObject({ name: 'Sample nurse' });
  });

  test('that are changed or stopped wait again, and what was read before is not enough', async () => {
    const { admissionId } = await aStay();
    const { rows } = await doctor.call(signWardOrders, { admissionId, orders: [anOrderOf.oxygen()] });
    const { id: wardOrderId } = rows[0]!;
    const seen = { admissionId, orders: [{ wardOrderId, version: 1 }] };
    await nurse.call(acknowledgeWardOrders, seen);
    const order = anOrderOf.oxygen({ flow: 4 });
    await expect(doctor.call(changeWardOrder, { wardOrderId, version: 1, order })).rejects.toMatchObject({
      facts: { fields: { 'order.reason': expect.anything() } },
    });
    const changed = await doctor.call(changeWardOrder, {
      ...{ wardOrderId, version: 1, order: { ...order, reason: 'SpO2 90 %' } },
    });
    expect(changed).toMatchObject({ news: 'changed', acknowledgement: null, reason: 'SpO2 90 %' });
    await expect(nurse.call(acknowledgeWardOrders, seen)).rejects.toMatchObject({ code: 'ORDER_CHANGED' });
    await expect(
      doctor.call(stopWardOrder, { wardOrderId, version: 1, reason: 'Room air' }),
    ).rejects.toMatchObject({ code: 'STALE' });
    await doctor.call(stopWardOrder, { wardOrderId, version: 2, reason: 'Room air' });
    expect(await current(admissionId)).toEqual([{ kind: 'oxygen', state: 'stopped', news: 'stopped' }]);
    await nurse.call(acknowledgeWardOrders, { admissionId, orders: [{ wardOrderId, version: 3 }] });
    expect(await current(admissionId)).toEqual([]);
  });

  test('of a kind that a stay has once take the place of the former', async () => {
    const { admissionId } = await aStay();
    await doctor.call(signWardOrders, { admissionId, orders: [anOrderOf.diet()] });
    const orders = [anOrderOf.diet({ diet: 'diabetic' }), anOrderOf.task(), anOrderOf.task()];
    await doctor.call(signWardOrders, { admissionId, orders });
    expect(await current(admissionId)).toEqual([
      { kind: 'diet', state: 'active', news: 'changed' },
      { kind: 'nursing-task', state: 'active', news: 'new' },
      { kind: 'nursing-task', state: 'active', news: 'new' },
    ]);
    const { rows } = await doctor.call(listWardOrders, { admissionId, scope: 'all' });
    expect(rows.map(({ state }) => state)).toContain('replaced');
  });

  test('are signed all or none', async () => {
    const { admissionId } = await aStay();
    for (const wrong of [anOrderOf.oxygen({ flow: 9 }), anOrderOf.oxygen({ targetHighest: 90 })]) {
      const orders = [anOrderOf.diet(), wrong];
      await expect(doctor.call(signWardOrders, { admissionId, orders })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
    }
    const twice = [anOrderOf.diet(), anOrderOf.diet({ diet: 'renal' })];
    await expect(doctor.call(signWardOrders, { admissionId, orders: twice })).rejects.toMatchObject({
      facts: { fields: { 'orders.1.kind': expect.anything() } },
    });
    expect(await current(admissionId)).toEqual([]);
  });

  test('less often than the last score asks for need a reason', async () => {
    const { admissionId, patientId } = await aStay();
    await nurse.call(recordVitalSigns, aSet({ patientId, respiratoryRate: 26 }));
    const orders = [anOrderOf.diet(), anOrderOf.observations({ everyMinutes: 240 })];
    await expect(doctor.call(signWardOrders, { admissionId, orders })).rejects.toMatchObject({
      facts: { fields: { 'orders.1.reason': expect.anything() } },
    });
    expect(await current(admissionId)).toEqual([]);
    const reason = 'Known and stable';
    await doctor.call(signWardOrders, {
      ...{ admissionId, orders: [anOrderOf.observations({ everyMinutes: 240, reason })] },
    });
    expect(await current(admissionId)).toHaveLength(1);
  });

  test('of what is to be done are tasks of the nurses, one after the other until the order is stopped', async () => {
    const { admissionId, patientId } = await aStay();
    const { rows } = await doctor.call(signWardOrders, { admissionId, orders: [anOrderOf.task()] });
    const open = async () => (await nurse.call(listTasks, { patientId })).rows;
    const [first] = await open();
    expect(first).toMatchObject({ source: 'order', text: 'Turn the patient', everyHours: 2 });
    await nurse.call(closeTask, { taskId: first!.id, version: 1, status: 'done' });
    const [next] = await open();
    expect(Date.parse(next!.dueAt) - Date.parse(first!.dueAt)).toBe(2 * 3_600_000);
    const { id: wardOrderId } = rows[0]!;
    await doctor.call(stopWardOrder, { wardOrderId, version: 1, reason: 'Walks' });
    expect(await open()).toEqual([]);
  });

  test('of another hospital are not found', async () => {
    const { admissionId } = await aStay();
    const { rows } = await doctor.call(signWardOrders, { admissionId, orders: [anOrderOf.diet()] });
    const other = await (await opened.aHospital()).as('doctor');
    await expect(other.call(listWardOrders, { admissionId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const stop = { wardOrderId: rows[0]!.id, version: 1, reason: 'Wrong' };
    await expect(other.call(stopWardOrder, stop)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
