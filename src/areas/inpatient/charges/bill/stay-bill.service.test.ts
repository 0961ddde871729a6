import { describe, expect, test } from 'vitest';
import { getAuditEntry, listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { aDeposit, clerkLimits } from '#areas/billing/billing.fixture.ts';
import { payFromDeposit } from '#areas/billing/deposits/deposit.contract.ts';
import {
  createInvoice,
  getInvoice,
  sendInvoice,
  updateInvoice,
  voidInvoice,
} from '#areas/billing/invoices/invoice.contract.ts';
import { listOrdersToBill } from '#areas/billing/invoices/to-bill/order-to-bill.contract.ts';
import { setOwnLimit } from '#areas/billing/limits/own-limit.contract.ts';
import { createService, updateService } from '#areas/billing/services/service.contract.ts';
import { aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { createLabOrder, setLabOrderStatus } from '#areas/laboratory/orders/lab-order.contract.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { type Caller, aTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { cancelAdmission, receivePatient } from '../../admissions/admission.contract.ts';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';
import * as itemContract from '../items/stay-item.contract.ts';
import * as rateContract from '../rates/bed-rate.contract.ts';
import { readStayBill, readStayDue, settleStay } from './stay-bill.contract.ts';

const hourMs = 3_600_000;
const blocks = { method: 'hours' as const, unitMinutes: 720, graceMinutes: 180 };
const longAgo = '2020-01-01T00:00:00.000Z';
const dueDate = '2031-12-31';

/** A patient received in a bed of a ward that costs 1,000.00 for each 12 hours. */
async function aChargedStay() {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  let admin = await hospital.as('tenant_admin');
  const { ward, beds } = await aWardWithBeds(admin);
  const rate = { ...blocks, validFrom: longAgo, priceMinor: 100_000 };
  const { id: rateId } = await admin.call(rateContract.createBedRate, { ...rate, wardId: ward.id });
  const admission = await anAdmission(admin, { bedId: beds[0]!.id });
  await admin.call(receivePatient, { admissionId: admission.id, version: 1 });
  return {
    system,
    hospital,
    rate,
    rateId,
    wardId: ward.id,
    admissionId: admission.id,
    patientId: admission.patient.id,
    call: ((...args: Parameters<Caller['call']>) => admin.call(...args)) as Caller['call'],
    /** Time passes, and the session of before is over. */
    async pass(hours: number) {
      system.clock.advance(hours * hourMs);
      admin = await hospital.as('tenant_admin');
    },
  };
}

type Stay = Awaited<ReturnType<typeof aChargedStay>>;

const billOf = ({ call, admissionId }: Stay) => call(readStayBill, { admissionId });
const settle = ({ call, admissionId }: Stay, part: { send?: boolean; reason?: string } = {}) =>
  call(settleStay, { admissionId, dueDate, ...part });

async function anOrder({ call, hospital, patientId }: Stay) {
  const labTest = await aLabTest(hospital);
  return call(createLabOrder, { patientId, testIds: [labTest.id] });
}

describe('the bill of a stay', () => {
  test('24 hours and 20 minutes in blocks of 12 hours with 3 hours of grace are 2 blocks, at any hour before fewer', async () => {
    const stay = await aChargedStay();
    expect((await billOf(stay)).lines).toEqual([]);
    await stay.pass(1);
    expect((await billOf(stay)).charges).toMatchObject({ subtotalMinor: 100_000 });
    await stay.pass(23 + 20 / 60);
    const bill = await billOf(stay);
    expect(bill.lines).toMatchObject([{ kind: 'bed', name: 'B-01', quantity: 2, amountMinor: 200_000 }]);
    expect(bill.charges).toEqual({ subtotalMinor: 200_000, taxMinor: 20_000, totalMinor: 220_000 });
    expect(bill.bedsWithoutRate).toEqual([]);
  });

  test('a new price counts for units that begin after it, a withdrawn rate no more, and a bed without one is named', async () => {
    const stay = await aChargedStay();
    await stay.pass(1);
    await expect(
      stay.call(rateContract.createBedRate, { ...stay.rate, wardId: stay.wardId }),
    ).rejects.toMatchObject({ code: 'RATE_EXISTS' });
    const validFrom = stay.system.clock.now().toISOString();
    await stay.call(rateContract.createBedRate, {
      ...stay.rate,
      wardId: stay.wardId,
      validFrom,
      priceMinor: 150_000,
    });
    await stay.pass(22);
    expect((await billOf(stay)).lines.map(({ priceMinor }) => priceMinor)).toEqual([100_000, 150_000]);
    await stay.call(rateContract.withdrawBedRate, { bedRateId: stay.rateId });
    expect(await billOf(stay)).toMatchObject({ bedsWithoutRate: ['B-01'] });
  });

  test('services, what is charged by time, and orders not billed stand on it, deposits and invoices beside it', async () => {
    const stay = await aChargedStay();
    const { call, admissionId, patientId } = stay;
    const service = await call(createService, { name: 'Dressing', category: 'Therapy', priceMinor: 45_000 });
    const oxygen = await call(itemContract.createTimedCharge, {
      name: 'Oxygen',
      unit: 'hour',
      priceMinor: 6000,
    });
    const ventilator = await call(itemContract.createTimedCharge, {
      name: 'Ventilator',
      unit: 'started_hour',
      priceMinor: 50_000,
    });
    await call(itemContract.addStayService, { admissionId, serviceId: service.id, quantity: 2 });
    const timer = await call(itemContract.startStayTimer, { admissionId, timedChargeId: oxygen.id });
    await call(itemContract.startStayTimer, { admissionId, timedChargeId: ventilator.id });
    await expect(
      call(itemContract.startStayTimer, { admissionId, timedChargeId: oxygen.id }),
    ).rejects.toMatchObject({ code: 'TIMER_RUNNING' });
    await anOrder(stay);
    await stay.pass(1.5);
    await stay.call(itemContract.stopStayTimer, { stayTimerId: timer.id });
    await aDeposit(stay, { patientId, amountMinor: 500_000 });
    await stay.call(itemContract.giveStayEstimate, { admissionId, amountMinor: 900_000, days: 3 });
    await stay.pass(1);
    const bill = await billOf(stay);
    expect(bill.lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['bed', 100_000],
      ['timed', 9000],
      ['timed', 150_000],
      ['service', 90_000],
      ['lab', 45_000],
    ]);
    expect(bill).toMatchObject({
      depositLeftMinor: 500_000,
      estimate: { amountMinor: 900_000, days: 3 },
      unbilled: { totalMinor: 433_400 },
      toPayMinor: -66_600,
      finalInvoiceId: null,
    });
  });

  test('a package costs its price, and what exceeds its days and services is charged', async () => {
    const stay = await aChargedStay();
    const { call, admissionId } = stay;
    const service = await call(createService, { name: 'Dressing', category: 'Therapy', priceMinor: 45_000 });
    const chosen = await call(itemContract.createCarePackage, {
      name: 'Normal delivery',
      priceMinor: 2_000_000,
      includedDays: 1,
      services: [{ serviceId: service.id, quantity: 2 }],
    });
    await call(itemContract.chooseStayPackage, { admissionId, carePackageId: chosen.id });
    await call(itemContract.addStayService, { admissionId, serviceId: service.id, quantity: 3 });
    await stay.pass(40);
    const bill = await billOf(stay);
    expect(bill.lines.map(({ kind, quantity, amountMinor }) => [kind, quantity, amountMinor])).toEqual([
      ['package', 1, 2_000_000],
      ['bed', 2, 200_000],
      ['service', 1, 45_000],
    ]);
    expect(bill.covered.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['bed', 2],
      ['service', 2],
    ]);
    await stay.call(itemContract.chooseStayPackage, { admissionId, carePackageId: null });
    expect((await billOf(stay)).lines[0]).toMatchObject({ kind: 'bed', quantity: 4 });
    const trail = await stay.call(listAuditEntries, { resource: 'stay_packages' });
    const left = await stay.call(getAuditEntry, { auditEntryId: trail.rows[0]!.id });
    const { id: carePackageId, name, priceMinor } = chosen;
    expect(left.oldValues).toEqual({ carePackageId, name, priceMinor });
    expect(left.newValues).toEqual({ carePackageId: null, name: null, priceMinor: null });
  });

  test('a draft on which nothing is left is voided for a reason, and its charges can be billed again', async () => {
    const stay = await aChargedStay();
    await stay.pass(1);
    const { invoiceId } = await settle(stay);
    const { call, rateId, rate } = stay;
    await call(rateContract.withdrawBedRate, { bedRateId: rateId });
    expect((await billOf(stay)).lines).toEqual([]);
    await expect(settle(stay)).rejects.toMatchObject({
      facts: { fields: { reason: { code: 'value.missing' } } },
    });
    const settled = await settle(stay, { reason: 'The ward is free of charge' });
    expect(settled).toMatchObject({ invoiceId: null, creditNoteNumbers: [] });
    const voided = await call(getInvoice, { invoiceId: invoiceId! });
    expect(voided).toMatchObject({ status: 'void', invoiceNumber: settled.voidedInvoiceNumber });
    await expect(settle(stay)).rejects.toMatchObject({ code: 'NOTHING_TO_BILL' });
    await call(rateContract.createBedRate, { ...rate, wardId: stay.wardId });
    expect((await settle(stay)).invoiceId).not.toBe(invoiceId);
  });

  test('one final invoice is a draft written anew until it is sent, and is paid by deposit', async () => {
    const stay = await aChargedStay();
    const order = await anOrder(stay);
    await stay.pass(1);
    const draft = await settle(stay);
    await stay.pass(20);
    const again = await settle(stay);
    expect(again.invoiceId).toBe(draft.invoiceId);
    const invoiceId = again.invoiceId!;
    const invoice = await stay.call(getInvoice, { invoiceId });
    expect(invoice).toMatchObject({ status: 'draft', subtotalMinor: 245_000 });
    const { items, version } = invoice;
    await expect(
      stay.call(updateInvoice, {
        invoiceId,
        version,
        dueDate,
        items: items.map(({ name, quantity }) => ({ name, quantity, priceMinor: 1 })),
      }),
    ).rejects.toMatchObject({ code: 'INVOICE_OF_STAY' });
    // Nothing else can bill what it holds.
    expect((await stay.call(listOrdersToBill, { patientId: stay.patientId })).rows).toEqual([]);
    await expect(
      stay.call(createInvoice, {
        patientId: stay.patientId,
        labOrderId: order.id,
        dueDate,
        items: [{ name: 'CBC', quantity: 1, priceMinor: 1 }],
      }),
    ).rejects.toMatchObject({ code: 'INVOICE_EXISTS', facts: { invoiceId } });
    const sent = await stay.call(sendInvoice, { invoiceId, version });
    expect(await billOf(stay)).toMatchObject({
      unbilled: { totalMinor: 0 },
      dueMinor: sent.totalMinor,
      finalInvoiceId: invoiceId,
    });
    await expect(settle(stay)).rejects.toMatchObject({ code: 'NOTHING_TO_BILL' });
    await aDeposit(stay, { patientId: stay.patientId, amountMinor: sent.totalMinor });
    await stay.call(payFromDeposit, { invoiceId, amountMinor: sent.totalMinor });
    expect(await billOf(stay)).toMatchObject({ dueMinor: 0, toPayMinor: 0, depositLeftMinor: 0 });
    const doctor = await stay.hospital.as('doctor');
    const { admissionId } = stay;
    expect(await doctor.call(readStayDue, { admissionId })).toMatchObject({ isBilled: true, dueMinor: 0 });
    await stay.pass(10);
    expect(await stay.call(readStayDue, { admissionId })).toMatchObject({ isBilled: false });
  });

  test('a clerk gives away and credits alone as much as on any invoice; what the stay was charged is no price typed over', async () => {
    const stay = await aChargedStay();
    const { admissionId } = stay;
    const service = await stay.call(createService, {
      name: 'Dressing',
      category: 'Therapy',
      priceMinor: 45_000,
    });
    await stay.call(itemContract.addStayService, { admissionId, serviceId: service.id, quantity: 2 });
    const { id: serviceId, version } = service;
    const dearer = { name: 'Dressing', category: 'Therapy', priceMinor: 90_000 };
    await stay.call(updateService, { serviceId, version, ...dearer });
    await stay.pass(1);
    const { caller: clerk, roleId } = await aStaffMember(stay.system, stay.hospital, [
      'billing.read',
      'billing.write',
    ]);
    await stay.call(setOwnLimit, { ...clerkLimits, roleId });
    const approver = await aStaffMember(stay.system, stay.hospital, ['billing.read', 'billing.refunds']);
    const second = { secondPersonId: approver.userId, secondPersonPassword: samplePassword };
    const bill = (discountMinor: number, part: object = {}) =>
      clerk.call(settleStay, { admissionId, dueDate, discountMinor, send: true, ...part });
    // Of 190,000: a tenth is what they give away alone.
    await expect(bill(19_001)).rejects.toMatchObject({
      code: 'BEYOND_OWN_LIMIT',
      facts: { act: 'discount' },
    });
    const draft = await bill(19_001, { send: false });
    const send = { invoiceId: draft.invoiceId!, version: 1 };
    await expect(clerk.call(sendInvoice, send)).rejects.toMatchObject({ code: 'BEYOND_OWN_LIMIT' });
    await bill(19_001, second);
    const other = await stay.call(getInvoice, { invoiceId: draft.invoiceId! });
    expect(other).toMatchObject({ status: 'sent', discountMinor: 19_001 });
  });

  test('what changes after the final invoice is a further invoice and a credit note, which together are what is owed', async () => {
    const stay = await aChargedStay();
    const order = await anOrder(stay);
    await stay.pass(1);
    const final = await settle(stay, { send: true });
    // A block more, the order not done, and the price of all blocks another one.
    await stay.call(setLabOrderStatus, { orderId: order.id, version: order.version, status: 'cancelled' });
    await stay.call(rateContract.withdrawBedRate, { bedRateId: stay.rateId });
    await stay.call(rateContract.createBedRate, {
      ...stay.rate,
      wardId: stay.wardId,
      priceMinor: 120_000,
    });
    await stay.pass(19);
    expect(await billOf(stay)).toMatchObject({
      toCreditMinor: 145_000,
      unbilled: { subtotalMinor: 240_000 },
    });
    await expect(settle(stay)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const settled = await settle(stay, { send: true, reason: 'New price, and the test was not done' });
    expect(settled.creditNoteNumbers).toHaveLength(1);
    expect(settled.invoiceId).not.toBe(final.invoiceId);
    const [first, further] = await Promise.all(
      [final.invoiceId!, settled.invoiceId!].map((invoiceId) => stay.call(getInvoice, { invoiceId })),
    );
    const owed = await billOf(stay);
    const billedMinor = first!.totalMinor - first!.creditedMinor + further!.totalMinor;
    expect(billedMinor).toBe(owed.charges.totalMinor);
    expect(owed).toMatchObject({ toCreditMinor: 0, unbilled: { totalMinor: 0 } });
  });

  test('a void final invoice frees the stay, its orders and services to be billed again', async () => {
    const stay = await aChargedStay();
    await anOrder(stay);
    await stay.pass(1);
    const first = await settle(stay, { send: true });
    const { version } = await stay.call(getInvoice, { invoiceId: first.invoiceId! });
    await stay.call(voidInvoice, { invoiceId: first.invoiceId!, version, reason: 'Wrong due date' });
    expect(await billOf(stay)).toMatchObject({ finalInvoiceId: null, unbilled: { subtotalMinor: 145_000 } });
    const second = await settle(stay, { send: true });
    expect(second.invoiceId).not.toBe(first.invoiceId);
  });

  test('of many who bill one stay at once, one makes its invoice', async () => {
    const stay = await aChargedStay();
    await stay.pass(1);
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => settle(stay, { send: true })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await billOf(stay)).invoices).toHaveLength(1);
  });

  test('times out of order, a cancelled admission, and what was taken off are refused or left out', async () => {
    const stay = await aChargedStay();
    const { call, admissionId } = stay;
    const service = await call(createService, { name: 'Dressing', category: 'Therapy', priceMinor: 45_000 });
    const at = (ms: number) => new Date(stay.system.clock.now().getTime() + ms).toISOString();
    const wish = { admissionId, serviceId: service.id };
    for (const [chargedAt, code] of [
      [at(60_000), 'charges.inTheFuture'],
      [at(-24 * hourMs), 'charges.beforeAdmission'],
    ] as const) {
      await expect(call(itemContract.addStayService, { ...wish, chargedAt })).rejects.toMatchObject({
        facts: { fields: { chargedAt: { code } } },
      });
    }
    const { id: stayServiceId } = await call(itemContract.addStayService, wish);
    await call(itemContract.cancelStayService, { stayServiceId, reason: 'Wrong patient' });
    expect((await billOf(stay)).lines).toEqual([]);
    await expect(
      call(itemContract.cancelStayService, { stayServiceId, reason: 'Again' }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await call(cancelAdmission, { admissionId, version: 2, reason: 'Wrong patient' });
    await expect(call(itemContract.addStayService, wish)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(settle(stay)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('who does no billing reads no bill, a nurse charges but sets no price, another hospital sees nothing', async () => {
    const stay = await aChargedStay();
    const { admissionId } = stay;
    const nurse = await stay.hospital.as('nurse');
    await expect(nurse.call(readStayBill, { admissionId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      nurse.call(rateContract.createBedRate, { ...stay.rate, priceMinor: 1 }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const service = await stay.call(createService, { name: 'ECG', category: 'Cardiology', priceMinor: 500 });
    await nurse.call(itemContract.addStayService, { admissionId, serviceId: service.id });
    const reader = await aStaffMember(stay.system, stay.hospital, ['billing.read']);
    await expect(reader.caller.call(settleStay, { admissionId, dueDate })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const stranger = await (await stay.system.aHospital()).as('tenant_admin');
    await expect(stranger.call(readStayBill, { admissionId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.call(settleStay, { admissionId, dueDate })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await stranger.call(rateContract.listBedRates, {})).rows).toEqual([]);
  });
});
