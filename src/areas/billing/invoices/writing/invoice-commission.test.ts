import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { approveRefund, requestRefund } from '#areas/billing/payments/refunds/refund.contract.ts';
import { runPayouts } from '#areas/referrals/payouts/payout.contract.ts';
import { listReferrals } from '#areas/referrals/referrals/referral.contract.ts';
import { getReferrer, updateReferrer } from '#areas/referrals/referrers/referrer.contract.ts';
import { aCreditNote, anInvoice, anInvoiceFor } from '../../billing.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPaidPayout, aReferrer } from '#areas/referrals/referrals.fixture.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import * as contract from '../invoice.contract.ts';

describe('commissions on invoices', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let clerk: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    clerk = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const referralsOf = async (referrerId: string) => (await clerk.call(listReferrals, { referrerId })).rows;
  const wide = { startDate: '2000-01-01', endDate: '2099-12-31' };

  test('a draft owes its referrer nothing; sent, it accrues on what the hospital earns without tax', async () => {
    const { id: referrerId } = await aReferrer(clerk);
    const draft = await anInvoice(clerk, { referrerId, discountMinor: 20_000 });
    expect(draft).toMatchObject({ referrerId, referralId: null });
    expect(await referralsOf(referrerId)).toEqual([]);
    const sent = await clerk.call(contract.sendInvoice, { invoiceId: draft.id, version: 1 });
    const [referral] = await referralsOf(referrerId);
    // 1,000.00 less 200.00, five percent of it; ten percent tax is nobody's earning.
    expect(referral).toMatchObject({
      id: sent.referralId,
      patient: { id: draft.patient!.id },
      amountMinor: 80_000,
      commissionMinor: 4000,
      status: 'pending',
    });
    const { payouts } = await clerk.call(runPayouts, { ...wide, referrerId });
    expect(payouts).toMatchObject([
      { totalRevenueMinor: 80_000, totalCommissionMinor: 4000, netMinor: 3600 },
    ]);
  });

  test('changed and sent with the same stroke, the sum of the change counts; a credit note takes its share back, a corrected payment none', async () => {
    const { id: referrerId } = await aReferrer(clerk);
    const draft = await anInvoice(clerk, { referrerId });
    const { patientId: _stays, ...fields } = anInvoiceFor(draft.patient!.id, {
      items: [{ name: 'Visit', quantity: 2, priceMinor: 100_000 }],
      referrerId,
      send: true,
    });
    const changed = await clerk.call(contract.updateInvoice, { invoiceId: draft.id, version: 1, ...fields });
    expect(await referralsOf(referrerId)).toMatchObject([{ amountMinor: 200_000, commissionMinor: 10_000 }]);
    const invoiceId = draft.id;
    await clerk.call(recordPayment, { invoiceId, parts: [{ method: 'card', amountMinor: 220_000 }] });
    const asked = await clerk.call(requestRefund, {
      invoiceId,
      purpose: 'mistake',
      amountMinor: 110_000,
      method: 'card',
      reason: 'Charged to the wrong card',
    });
    const approver = (await aStaffMember(opened, hospital, ['billing.refunds', 'billing.read'])).caller;
    await approver.call(approveRefund, { refundRequestId: asked.id, version: asked.version });
    expect(await referralsOf(referrerId)).toMatchObject([{ commissionMinor: 10_000, reversedMinor: 0 }]);
    await aCreditNote(clerk, changed);
    expect(await referralsOf(referrerId)).toMatchObject([{ commissionMinor: 10_000, reversedMinor: 5000 }]);
    await aCreditNote(clerk, changed);
    expect(await referralsOf(referrerId)).toMatchObject([{ commissionMinor: 10_000, reversedMinor: 10_000 }]);
  });

  test('a void invoice leaves nothing owed, and what was paid out for it is carried against the next payout', async () => {
    const { id: referrerId } = await aReferrer(clerk);
    const first = await anInvoice(clerk, { referrerId, send: true });
    await clerk.call(contract.voidInvoice, { invoiceId: first.id, version: first.version, reason: 'Twice' });
    expect(await clerk.call(getReferrer, { referrerId })).toMatchObject({
      totalCommissionMinor: 0,
      pendingCommissionMinor: 0,
    });
    const second = await anInvoice(clerk, { referrerId, send: true });
    const made = await clerk.call(runPayouts, { ...wide, referrerId });
    const approver = (await aStaffMember(opened, hospital, ['referrals.commissions'])).caller;
    await aPaidPayout(approver, made.payouts[0]!);
    await clerk.call(contract.voidInvoice, { invoiceId: second.id, version: second.version, reason: 'Late' });
    await anInvoice(clerk, {
      referrerId,
      items: [{ name: 'Operation', quantity: 1, priceMinor: 300_000 }],
      send: true,
    });
    const { payouts } = await clerk.call(runPayouts, { ...wide, referrerId });
    expect(payouts).toMatchObject([{ totalCommissionMinor: 15_000, reversedMinor: 5000, netMinor: 9000 }]);
  });

  test('an inactive referrer is refused at the field and nothing is stored; of another hospital, nobody is known', async () => {
    const referrer = await aReferrer(clerk);
    const { name, type, version } = referrer;
    const commission = { commissionType: 'percentage' as const, commissionBasisPoints: 500 };
    await clerk.call(updateReferrer, {
      referrerId: referrer.id,
      version,
      name,
      type,
      commission,
      status: 'inactive',
    });
    const before = await clerk.call(contract.countInvoices, {});
    await expect(anInvoice(clerk, { referrerId: referrer.id, send: true })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { referrerId: { code: 'invoices.referrerClosed' } } },
    });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    const foreign = await aReferrer(stranger);
    await expect(anInvoice(clerk, { referrerId: foreign.id, send: true })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(await clerk.call(contract.countInvoices, {})).toEqual(before);
    expect(await referralsOf(referrer.id)).toEqual([]);
  });
});
