import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { setLabOrderStatus } from '#areas/laboratory/orders/lab-order.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { anInvoiceFor } from '../../billing.fixture.ts';
import { createInvoice, voidInvoice } from '../invoice.contract.ts';
import { listOrdersToBill, searchLabTests } from './order-to-bill.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
let clerk: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
  clerk = (await aStaffMember(opened, hospital, ['billing.read', 'billing.write'])).caller;
});
afterAll(() => opened.close());

async function anOrder() {
  const tests = [await aLabTest(hospital), await aLabTest(hospital, { priceMinor: 120_000 })];
  return aLabOrder(
    admin,
    tests.map(({ id }) => id),
  );
}

const idsOf = async (patientId?: string) => {
  const { rows } = await clerk.call(listOrdersToBill, patientId ? { patientId } : {});
  return rows.map(({ id }) => id);
};

test('an order waits for its bill until it stands on an invoice, and again once that is void', async () => {
  const order = await anOrder();
  const { rows } = await clerk.call(listOrdersToBill, { patientId: order.patient.id });
  const [found] = rows;
  expect(found).toMatchObject({ id: order.id, orderNumber: order.orderNumber, totalMinor: 165_000 });
  expect(found!.tests.map(({ priceMinor }) => priceMinor)).toEqual([45_000, 120_000]);
  expect(Object.keys(found!).toSorted()).toEqual([
    'id',
    'orderNumber',
    'orderedAt',
    'patient',
    'tests',
    'totalMinor',
  ]);
  expect(await idsOf()).toContain(order.id);

  const bill = anInvoiceFor(order.patient.id, { labOrderId: order.id });
  const invoice = await clerk.call(createInvoice, bill);
  expect(await idsOf(order.patient.id)).toEqual([]);
  await clerk.call(voidInvoice, { invoiceId: invoice.id, version: 1, reason: 'Made twice' });
  expect(await idsOf(order.patient.id)).toEqual([order.id]);
});

test('a cancelled order is not to be billed', async () => {
  const { id: orderId, version, patient } = await anOrder();
  await admin.call(setLabOrderStatus, { orderId, version, status: 'cancelled' });
  expect(await idsOf(patient.id)).toEqual([]);
});

test('pages follow each other without a gap', async () => {
  await anOrder();
  await anOrder();
  const whole = await idsOf();
  const first = await clerk.call(listOrdersToBill, { limit: 1 });
  const rest = await clerk.call(listOrdersToBill, { cursor: first.nextCursor!, limit: 200 });
  expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(whole);
});

test('who writes no invoices, and another hospital, see no orders to bill', async () => {
  const { patient } = await anOrder();
  const nurse = await hospital.as('nurse');
  await expect(nurse.call(listOrdersToBill, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await (await opened.aHospital()).as('tenant_admin');
  expect((await stranger.call(listOrdersToBill, { patientId: patient.id })).rows).toEqual([]);
});

test('laboratory tests are found as billing items with their price', async () => {
  const made = await aLabTest(hospital, { name: 'Serum magnesium', priceMinor: 77_000 });
  const { rows } = await clerk.call(searchLabTests, { search: 'MAGNES serum' });
  expect(rows).toEqual([
    { id: made.id, name: 'Serum magnesium', category: made.category, priceMinor: 77_000 },
  ]);
  const stranger = await (await opened.aHospital()).as('tenant_admin');
  expect((await stranger.call(searchLabTests, { search: 'magnesium' })).rows).toEqual([]);
});
