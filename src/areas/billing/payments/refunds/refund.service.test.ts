import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countInvoices, getInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { updateBillingSettings } from '#areas/billing/settings/billing-settings.contract.ts';
import { aCreditNote, anInvoice } from '../../billing.fixture.ts';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { currentCashierDay } from '../cashier/cashier.contract.ts';
import { listPayments, recordPayment } from '../payment.contract.ts';
import { approveRefund, listRefundRequests, rejectRefund, requestRefund } from './refund.contract.ts';

describe.each(everyPostgres())('refunds on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let administrator: Caller;
  let clerk: StaffMember;
  let approver: StaffMember;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    administrator = await hospital.as('tenant_admin');
    clerk = await aStaffMember(opened, hospital, ['billing.read', 'billing.payments']);
    approver = await aStaffMember(opened, hospital, ['billing.read', 'billing.refunds', 'billing.payments']);
  });
  afterAll(() => opened.close());

  async function aPaidInvoice(): Promise<string> {
    const { id } = await anInvoice(administrator, { send: true });
    await clerk.caller.call(recordPayment, {
      invoiceId: id,
      parts: [{ method: 'cash', amountMinor: 110_000 }],
    });
    return id;
  }

  const wish = (invoiceId: string, amountMinor: number, purpose: 'credit' | 'mistake' = 'mistake') => ({
    invoiceId,
    purpose,
    amountMinor,
    method: 'cash' as const,
    reason: 'Test was not done',
  });

  test('a payment taken by mistake goes back when another approves; both rows stay and the amount is owed again', async () => {
    const invoiceId = await aPaidInvoice();
    const before = await administrator.call(countInvoices, {});
    const asked = await clerk.caller.call(requestRefund, wish(invoiceId, 40_000));
    expect(asked).toMatchObject({ status: 'pending', needsSecondPerson: true, amountMinor: 40_000 });
    const told = await approver.caller.call(listNotifications, {});
    expect(told.rows[0]).toMatchObject({
      code: 'billing.refundRequested',
      link: '/dashboard/billing/refunds',
    });
    const done = await approver.caller.call(approveRefund, { refundRequestId: asked.id, version: 1 });
    expect(done.invoice).toMatchObject({
      status: 'partial',
      paidMinor: 70_000,
      dueMinor: 40_000,
      paidAt: null,
    });
    expect(done.payment).toMatchObject({ kind: 'refund', amountMinor: -40_000, reason: 'Test was not done' });
    const { payments } = await clerk.caller.call(listPayments, { invoiceId });
    expect(payments.map((row) => row.amountMinor)).toEqual([110_000, -40_000]);
    const after = await administrator.call(countInvoices, {});
    expect(after.collectedMinor).toBe(before.collectedMinor - 40_000);
    const [notice] = (await clerk.caller.call(listNotifications, {})).rows;
    expect(notice).toMatchObject({ code: 'billing.refundApproved' });
  });

  test('for goods nothing goes back before a credit note, at most what it freed after, and nothing becomes due', async () => {
    const invoiceId = await aPaidInvoice();
    await expect(clerk.caller.call(requestRefund, wish(invoiceId, 1, 'credit'))).rejects.toMatchObject({
      code: 'AMOUNT_TOO_HIGH',
      facts: { refundableMinor: 0 },
    });
    const { items } = await administrator.call(getInvoice, { invoiceId });
    const { invoice } = await aCreditNote(administrator, { id: invoiceId, items });
    expect(invoice).toMatchObject({ status: 'credited', dueMinor: 0, toRefundMinor: 110_000 });
    const asked = await clerk.caller.call(requestRefund, wish(invoiceId, 60_000, 'credit'));
    expect(await administrator.call(getInvoice, { invoiceId })).toMatchObject({ pendingRefundMinor: 60_000 });
    await expect(clerk.caller.call(requestRefund, wish(invoiceId, 50_001, 'credit'))).rejects.toMatchObject({
      code: 'AMOUNT_TOO_HIGH',
      facts: { refundableMinor: 50_000 },
    });
    const done = await approver.caller.call(approveRefund, { refundRequestId: asked.id, version: 1 });
    expect(done.invoice).toMatchObject({
      status: 'credited',
      paidMinor: 50_000,
      dueMinor: 0,
      toRefundMinor: 50_000,
    });
    expect(done.payment).toMatchObject({ amountMinor: -60_000, purpose: 'credit' });
  });

  test('a wish from before there were credit notes goes out only once something is credited', async () => {
    const invoiceId = await aPaidInvoice();
    const asked = await clerk.caller.call(requestRefund, wish(invoiceId, 110_000));
    const { tenantId } = hospital;
    await opened.database.inTenant(tenantId, 'write', (db) =>
      db
        .updateTable('refund_request')
        .set({ purpose: null })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', asked.id)
        .execute(),
    );
    const decision = { refundRequestId: asked.id, version: 1 };
    await expect(approver.caller.call(approveRefund, decision)).rejects.toMatchObject({
      code: 'AMOUNT_TOO_HIGH',
      facts: { refundableMinor: 0 },
    });
    const { items } = await administrator.call(getInvoice, { invoiceId });
    await aCreditNote(administrator, { id: invoiceId, items });
    const done = await approver.caller.call(approveRefund, decision);
    expect(done.invoice).toMatchObject({ status: 'credited', paidMinor: 0, dueMinor: 0, toRefundMinor: 0 });
  });

  test('cash that goes back leaves the open day of who asked, or none where days are opened by hand', async () => {
    const cashier = await aStaffMember(opened, hospital, ['billing.read', 'billing.payments']);
    const invoiceId = await aPaidInvoice();
    const asked = await cashier.caller.call(requestRefund, wish(invoiceId, 100));
    const decision = { refundRequestId: asked.id, version: 1 };
    await administrator.call(updateBillingSettings, { cashNeedsOpenDay: true });
    await expect(approver.caller.call(approveRefund, decision)).rejects.toMatchObject({
      code: 'CASHIER_DAY_CLOSED',
    });
    await administrator.call(updateBillingSettings, { cashNeedsOpenDay: false });
    await approver.caller.call(approveRefund, decision);
    const { day } = await cashier.caller.call(currentCashierDay, {});
    expect(day).toMatchObject({ openingMinor: 0, expectedMinor: -100 });
  });

  test('nobody approves their own wish, and without billing.refunds nobody approves at all', async () => {
    const asked = await approver.caller.call(requestRefund, wish(await aPaidInvoice(), 100));
    const decision = { refundRequestId: asked.id, version: 1 };
    await expect(approver.caller.call(approveRefund, decision)).rejects.toMatchObject({
      code: 'SECOND_PERSON_REQUIRED',
    });
    await expect(clerk.caller.call(approveRefund, decision)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await administrator.call(approveRefund, decision);
  });

  test('no more is asked for than was paid and not asked for yet', async () => {
    const invoiceId = await aPaidInvoice();
    await clerk.caller.call(requestRefund, wish(invoiceId, 100_000));
    await expect(clerk.caller.call(requestRefund, wish(invoiceId, 10_001))).rejects.toMatchObject({
      code: 'AMOUNT_TOO_HIGH',
      facts: { refundableMinor: 10_000 },
    });
    const unpaid = await anInvoice(administrator, { send: true });
    await expect(clerk.caller.call(requestRefund, wish(unpaid.id, 1))).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('a rejected wish says why, moves nothing and frees its amount', async () => {
    const invoiceId = await aPaidInvoice();
    const asked = await clerk.caller.call(requestRefund, wish(invoiceId, 110_000));
    const rejected = await approver.caller.call(rejectRefund, {
      refundRequestId: asked.id,
      version: 1,
      note: 'The test was done',
    });
    expect(rejected).toMatchObject({ status: 'rejected', decisionNote: 'The test was done' });
    expect(await administrator.call(getInvoice, { invoiceId })).toMatchObject({
      status: 'paid',
      paidMinor: 110_000,
    });
    await clerk.caller.call(requestRefund, wish(invoiceId, 110_000));
    const { rows } = await clerk.caller.call(listRefundRequests, { invoiceId });
    expect(rows.map((row) => row.status)).toEqual(['pending', 'rejected']);
  });

  test('one wish approved by many at once goes out once', async () => {
    const invoiceId = await aPaidInvoice();
    const asked = await clerk.caller.call(requestRefund, wish(invoiceId, 30_000));
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        approver.caller.call(approveRefund, { refundRequestId: asked.id, version: 1 }),
      ),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const { payments } = await clerk.caller.call(listPayments, { invoiceId });
    expect(payments.map((row) => row.amountMinor)).toEqual([110_000, -30_000]);
  });

  test('a wish of another hospital is not found', async () => {
    const asked = await clerk.caller.call(requestRefund, wish(await aPaidInvoice(), 100));
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(
      stranger.call(approveRefund, { refundRequestId: asked.id, version: 1 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await stranger.call(listRefundRequests, {})).rows).toEqual([]);
  });
});
