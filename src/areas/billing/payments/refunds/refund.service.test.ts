import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countInvoices, getInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { anInvoice } from '../../billing.fixture.ts';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
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

  const wish = (invoiceId: string, amountMinor: number) => ({
    invoiceId,
    amountMinor,
    method: 'cash' as const,
    reason: 'Test was not done',
  });

  test('what one asks for another approves; the ledger keeps both rows and the invoice is due again', async () => {
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
