import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deactivatePatient, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aLabOrder, aLabTest } from '../laboratory.fixture.ts';
import { asRoleWith, aStaffMember } from '#testing/staff/staff.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { deleteLabTest, updateLabTest } from '../catalogue/lab-test.contract.ts';
import { updateLabSettings } from '../settings/lab-settings.contract.ts';
import * as contract from './lab-order.contract.ts';
import type { LabOrder } from './lab-order.contract.ts';

const nobody = '01980000-0000-7000-8000-00000000dead';

describe.each(everyPostgres())('laboratory orders on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let neighbour: Hospital;
  let clerk: Caller;
  let technician: Caller;
  let testId: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    clerk = await hospital.as('receptionist');
    technician = await asRoleWith(opened, hospital, 'nurse', ['lab.read', 'lab.write', 'lab.results']);
    testId = (await aLabTest(hospital)).id;
  });
  afterAll(() => opened.close());

  async function countRows(tenantId: string) {
    return opened.database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('lab_order')
        .select([
          sql<number>`count(*)::int`.as('total'),
          sql<number>`(count(*) filter (where status = 'pending'))::int`.as('pending'),
          sql<number>`(count(*) filter (where status = 'in-progress'))::int`.as('inProgress'),
          sql<number>`(count(*) filter (where status = 'completed'))::int`.as('completed'),
        ])
        .where('tenant_id', '=', tenantId)
        .executeTakeFirstOrThrow(),
    );
  }

  test('an order names its patient, its tests in the order chosen, and a doctor or none', async () => {
    const doctor = await aDoctor(hospital, { name: 'Dr. Orders' });
    const second = await aLabTest(hospital, { name: 'Another', priceMinor: 120_000 });
    const order = await aLabOrder(technician, [second.id, testId], {
      priority: 'stat',
      notes: 'Fasting',
      ordererId: null,
    });
    expect(order).toMatchObject({
      doctorName: 'Not specified',
      doctorId: null,
      status: 'pending',
      priority: 'stat',
      notes: 'Fasting',
      tests: [{ id: second.id, name: 'Another', priceMinor: 120_000 }, { id: testId }],
      entered: 0,
      verified: 0,
    });
    expect(order.orderNumber).toMatch(/^LAB-\d{6}$/);
    const named = await aLabOrder(technician, [testId], { doctorName: ' Dr. Elsewhere ' });
    expect(named.doctorName).toBe('Dr. Elsewhere');
    const chosen = await aLabOrder(technician, [testId], { doctorId: doctor.id });
    expect(chosen).toMatchObject({ doctorId: doctor.id, doctorName: 'Dr. Orders' });
  });

  test('order numbers follow each other without a gap, also after a refusal and for many at once', async () => {
    const own = await opened.aHospital();
    const admin = await own.as('tenant_admin');
    const tests = [(await aLabTest(own)).id];
    await expect(aLabOrder(admin, tests, { patientId: nobody })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const orders = await Promise.all(Array.from({ length: 12 }, () => aLabOrder(admin, tests)));
    expect(orders.map((order) => order.orderNumber).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, index) => `LAB-${String(index + 1).padStart(6, '0')}`),
    );
  });

  test('without a test, with one twice, or for an inactive patient there is no order', async () => {
    const patient = await clerk.call(registerPatient, aPatient());
    const admin = await hospital.as('tenant_admin');
    await expect(aLabOrder(technician, [], { patientId: patient.id })).rejects.toMatchObject({
      facts: { fields: { testIds: { code: 'lab-orders.noTest' } } },
    });
    await expect(aLabOrder(technician, [testId, testId])).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await admin.call(deactivatePatient, { patientId: patient.id, version: 1 });
    await expect(aLabOrder(technician, [testId], { patientId: patient.id })).rejects.toMatchObject({
      facts: { fields: { patientId: { code: 'lab-orders.patientInactive' } } },
    });
  });

  test('an order keeps the name and price its tests had, and a test taken off cannot be ordered', async () => {
    const admin = await hospital.as('tenant_admin');
    const bought = await aLabTest(hospital, { name: 'Ferritin old', priceMinor: 90_000 });
    const order = await aLabOrder(technician, [bought.id]);
    const change = { testId: bought.id, version: 1, name: 'Ferritin new', priceMinor: 95_000 };
    await admin.call(updateLabTest, change);
    const { rows } = await technician.call(contract.searchLabOrders, { search: order.orderNumber });
    expect(rows[0]?.tests).toEqual([{ id: bought.id, name: 'Ferritin old', priceMinor: 90_000 }]);
    await admin.call(deleteLabTest, { testId: bought.id, version: 2 });
    await expect(aLabOrder(technician, [bought.id])).rejects.toMatchObject({
      facts: {
        fields: { testIds: { code: 'lab-orders.testInactive', facts: { name: 'Ferritin new' } } },
      },
    });
  });

  test('the status is changed by hand where nothing contradicts it, with the time of completion', async () => {
    let order = await aLabOrder(technician, [testId]);
    const set = (status: LabOrder['status'], part: object = {}) =>
      technician.call(contract.setLabOrderStatus, {
        orderId: order.id,
        version: order.version,
        status,
        ...part,
      });
    for (const status of ['completed', 'pending', 'cancelled', 'in-progress', 'completed'] as const) {
      order = await set(status, { acceptOpenResults: true });
      expect(order.status).toBe(status);
      expect(order.completedAt !== null).toBe(status === 'completed');
    }
    const stale = { orderId: order.id, version: 1, status: 'pending' as const };
    await expect(technician.call(contract.setLabOrderStatus, stale)).rejects.toMatchObject({
      code: 'STALE',
      facts: { current: { status: 'completed', version: order.version } },
    });
  });

  test('an order is completed with results open only by accepting it, and goes back to pending with the collection', async () => {
    const order = await aLabOrder(technician, [testId]);
    const complete = { orderId: order.id, version: 1, status: 'completed' as const };
    await expect(technician.call(contract.setLabOrderStatus, complete)).rejects.toMatchObject({
      code: 'RESULTS_OPEN',
      facts: { missing: 1, unverified: 0, isAcceptable: true },
    });
    const collected = await technician.call(contract.collectSpecimen, { orderId: order.id, version: 1 });
    expect(collected.status).toBe('in-progress');
    const back = { orderId: order.id, version: 2, status: 'pending' as const };
    expect(await technician.call(contract.setLabOrderStatus, back)).toMatchObject({
      status: 'pending',
      collectedAt: null,
    });
  });

  test('deleting an order marks it cancelled and leaves it in the list', async () => {
    const order = await aLabOrder(technician, [testId]);
    const cancelled = await technician.call(contract.deleteLabOrder, { orderId: order.id, version: 1 });
    expect(cancelled.status).toBe('cancelled');
    const { rows } = await technician.call(contract.listLabOrders, { patientId: order.patient.id });
    expect(rows).toMatchObject([{ id: order.id, status: 'cancelled' }]);
  });

  test('where the hospital asks for it, no order is completed with a result missing', async () => {
    const admin = await hospital.as('tenant_admin');
    const order = await aLabOrder(technician, [testId]);
    await admin.call(updateLabSettings, { completionNeedsVerified: true });
    const complete = {
      orderId: order.id,
      version: 1,
      status: 'completed' as const,
      acceptOpenResults: true,
    };
    await expect(technician.call(contract.setLabOrderStatus, complete)).rejects.toMatchObject({
      code: 'RESULTS_OPEN',
      facts: { missing: 1, unverified: 0, isAcceptable: false },
    });
    await expect(technician.call(updateLabSettings, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await admin.call(updateLabSettings, { completionNeedsVerified: false });
    await technician.call(contract.setLabOrderStatus, complete);
  });

  test('the time a specimen was taken is noted once it has come, and not on a cancelled order', async () => {
    const order = await aLabOrder(technician, [testId]);
    const late = new Date(opened.clock.now().getTime() + 60_000).toISOString();
    const input = { orderId: order.id, version: 1 };
    await expect(
      technician.call(contract.collectSpecimen, { ...input, collectedAt: late }),
    ).rejects.toMatchObject({ facts: { fields: { collectedAt: { code: 'lab-orders.collectedInFuture' } } } });
    const taken = await technician.call(contract.collectSpecimen, input);
    expect(taken.collectedAt).toBe(opened.clock.now().toISOString());
    await technician.call(contract.deleteLabOrder, { orderId: order.id, version: 2 });
    await expect(technician.call(contract.collectSpecimen, { ...input, version: 3 })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('the cards agree with the rows after any history, also one of many at once', async () => {
    const own = await opened.aHospital();
    const admin = await own.as('tenant_admin');
    const tests = [(await aLabTest(own)).id];
    let orders = await Promise.all(Array.from({ length: 8 }, () => aLabOrder(admin, tests)));
    for (let round = 0; round < 4; round += 1) {
      orders = await Promise.all(
        orders.map(({ id, version }, index) => {
          const status = contract.labOrderStatuses[(index * 7 + round * 3) % 4]!;
          return admin.call(contract.setLabOrderStatus, {
            orderId: id,
            version,
            status,
            acceptOpenResults: true,
          });
        }),
      );
    }
    expect(await admin.call(contract.countLabOrders, {})).toEqual(await countRows(own.tenantId));
  });

  test('the list is narrowed by status, priority, day and patient, found by number and name, and paged by key', async () => {
    const own = await opened.aHospital();
    const admin = await own.as('tenant_admin');
    const tests = [(await aLabTest(own)).id];
    const patient = await admin.call(registerPatient, aPatient({ lastName: 'Findable' }));
    // A name without a digit: a number alone is looked for in both.
    const other = await admin.call(registerPatient, {
      ...aPatient(),
      firstName: 'Rokeya',
      lastName: 'Khatun',
    });
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const priority = index % 2 ? ('urgent' as const) : ('routine' as const);
      const part = { patientId: index < 3 ? patient.id : other.id };
      ids.push((await aLabOrder(admin, tests, { ...part, priority })).id);
      opened.clock.advance(1000);
    }
    const first = {
      orderId: ids[0]!,
      version: 1,
      status: 'completed' as const,
      acceptOpenResults: true,
    };
    await admin.call(contract.setLabOrderStatus, first);
    const read = async (filter: object) => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await admin.call(contract.listLabOrders, {
          ...filter,
          limit: 3,
          ...(cursor ? { cursor } : {}),
        });
        found.push(...page.rows.map((row) => row.id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return found.map((id) => ids.indexOf(id));
    };
    expect(await read({})).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(await read({ sort: 'ordered', priority: 'urgent' })).toEqual([1, 3, 5]);
    expect(await read({ status: 'completed' })).toEqual([0]);
    expect(await read({ status: 'pending', priority: 'routine' })).toEqual([6, 4, 2]);
    expect(await read({ patientId: patient.id })).toEqual([2, 1, 0]);
    expect(await read({ search: 'findable' })).toEqual([2, 1, 0]);
    expect(await read({ search: 'lab-000004' })).toEqual([3]);
    expect(await read({ search: '5' })).toEqual([4]);
    const today = opened.clock.now().toISOString().slice(0, 10);
    expect((await read({ from: today, to: today })).length).toBeGreaterThan(0);
    expect(await read({ to: '2020-01-01' })).toEqual([]);
  });

  test('who may not write orders is refused, and a failure leaves nothing behind', async () => {
    const patient = await clerk.call(registerPatient, aPatient());
    const input = { patientId: patient.id, testIds: [testId] };
    await expect(clerk.call(contract.createLabOrder, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(clerk.call(contract.listLabOrders, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const before = [await countRows(hospital.tenantId), await technician.call(contract.countLabOrders, {})];
    for (const broken of [{ testIds: [testId, nobody] }, { doctorId: nobody }, { appointmentId: nobody }]) {
      await expect(technician.call(contract.createLabOrder, { ...input, ...broken })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    const after = [await countRows(hospital.tenantId), await technician.call(contract.countLabOrders, {})];
    expect(after).toEqual(before);
  });

  test('another hospital sees, changes and orders nothing of it', async () => {
    const stranger = await neighbour.as('tenant_admin');
    const order = await aLabOrder(technician, [testId]);
    const target = { orderId: order.id, version: 1 };
    for (const attempt of [
      () => stranger.call(contract.setLabOrderStatus, { ...target, status: 'completed' }),
      () => stranger.call(contract.deleteLabOrder, target),
      () => stranger.call(contract.collectSpecimen, target),
      () =>
        stranger.call(contract.recordLabPrint, { orderId: order.id, document: 'lab order', output: 'print' }),
      () => aLabOrder(stranger, [testId]),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} });
    }
    expect((await stranger.call(contract.listLabOrders, { search: order.orderNumber })).rows).toEqual([]);
  });

  test('an export reads the same rows as the list and is written to the audit trail', async () => {
    const order = await aLabOrder(technician, [testId]);
    const filter = { patientId: order.patient.id };
    const { caller } = await aStaffMember(opened, hospital, ['lab.read', 'lab.export']);
    const page = await caller.call(contract.exportLabOrders, filter);
    expect(page).toEqual(await caller.call(contract.listLabOrders, filter));
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('new_values')
        .where('tenant_id', '=', hospital.tenantId)
        .where('action', '=', 'EXPORT')
        .where('resource', '=', 'lab_orders')
        .execute(),
    );
    expect(entries).toMatchObject([{ new_values: { ...filter, rows: 1 } }]);
  });

  test('a repeated submission orders once', async () => {
    const patient = await clerk.call(registerPatient, aPatient());
    const input = { patientId: patient.id, testIds: [testId] };
    const [first, second] = await Promise.all([
      technician.call(contract.createLabOrder, input, 'one-order-key'),
      technician.call(contract.createLabOrder, input, 'one-order-key'),
    ]);
    expect(second).toEqual(first);
    const { rows } = await technician.call(contract.listLabOrders, { patientId: patient.id });
    expect(rows).toHaveLength(1);
  });
});
