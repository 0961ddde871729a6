import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { aReferral, aReferrer } from '../referrals.fixture.ts';
import { updateReferral } from '../referrals/referral.contract.ts';
import { confirmTerms, getReferrer, updateReferrer } from '../referrers/referrer.contract.ts';
import { updateCommissionSettings } from '../settings/commission-settings.contract.ts';
import * as contract from './payout.contract.ts';

const days = { startDate: '2000-01-01', endDate: '2099-12-31' };
const transfer = { transactionReference: 'TX 1' };

describe.each(everyPostgres())('four eyes on payouts on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let admin: Caller;
  let clerk: StaffMember;
  let approver: StaffMember;
  let third: StaffMember;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    const commissions = () =>
      aStaffMember(opened, hospital, [
        'patients.read',
        'patients.write',
        'referrals.read',
        'referrals.commissions',
        'billing.read',
        'billing.write',
        'billing.payments',
      ]);
    clerk = await commissions();
    approver = await commissions();
    third = await commissions();
  });
  afterAll(() => opened.close());

  async function run(caller: Caller, referrerId: string): Promise<contract.Payout> {
    const { payouts } = await caller.call(contract.runPayouts, { ...days, referrerId });
    return payouts[0]!;
  }

  const approve = (caller: Caller, { id: payoutId, version }: contract.Payout) =>
    caller.call(contract.approvePayout, { payoutId, version });
  const pay = (caller: Caller, { id: payoutId, version }: contract.Payout) =>
    caller.call(contract.markPayoutPaid, { payoutId, version, ...transfer });

  /** A referrer whose commission nobody here has set. */
  async function settledReferrer(): Promise<string> {
    const { id: referrerId, version } = await aReferrer(admin);
    await third.caller.call(confirmTerms, { referrerId, version });
    return referrerId;
  }

  const barred = (...acts: string[]) => ({ code: 'SECOND_PERSON_REQUIRED', facts: { acts } });

  test('one person alone cannot invent, approve and pay: neither step by step nor at once', async () => {
    const { id: referrerId } = await aReferrer(clerk.caller);
    await aReferral(clerk.caller, { referrerId, amountMinor: 90_000_000 });
    await expect(
      clerk.caller.call(contract.runPayouts, { ...days, referrerId, payNow: transfer }),
    ).rejects.toMatchObject(barred('ran'));
    const payout = await run(clerk.caller, referrerId);
    expect(payout).toMatchObject({
      status: 'pending',
      neededSecondPerson: true,
      referralsByHand: 1,
      makers: [{ id: clerk.userId, acts: ['ran', 'recorded', 'terms'] }],
    });
    await expect(approve(clerk.caller, payout)).rejects.toMatchObject(barred('ran', 'recorded', 'terms'));
    const approved = await approve(approver.caller, payout);
    await expect(pay(clerk.caller, approved)).rejects.toMatchObject({ code: 'SECOND_PERSON_REQUIRED' });
    expect(await pay(approver.caller, approved)).toMatchObject({
      status: 'paid',
      processedByName: payout.processedByName,
      approvedByName: expect.stringContaining('Staff'),
      paidByName: expect.stringContaining('Staff'),
    });
  });

  test('who recorded a referral by hand decides on no payout with it, whoever runs it; nor does who changed its amount', async () => {
    const referrerId = await settledReferrer();
    const referral = await aReferral(clerk.caller, { referrerId });
    await approver.caller.call(updateReferral, {
      referralId: referral.id,
      version: referral.version,
      amountMinor: referral.amountMinor + 1,
    });
    const payout = await run(admin, referrerId);
    await expect(approve(clerk.caller, payout)).rejects.toMatchObject(barred('recorded'));
    await expect(approve(approver.caller, payout)).rejects.toMatchObject(barred('recorded'));
    expect(await approve(third.caller, payout)).toMatchObject({ status: 'approved' });
  });

  test('who raised the commission decides on nothing that accrued by it, although somebody lowered it again', async () => {
    const { id: referrerId, ...referrer } = await aReferrer(admin);
    const { name, type } = referrer;
    const change = (caller: Caller, version: number, commissionBasisPoints: number) =>
      caller.call(updateReferrer, {
        referrerId,
        version,
        name,
        type,
        status: 'active',
        commission: { commissionType: 'percentage', commissionBasisPoints },
      });
    const raised = await change(clerk.caller, referrer.version, 2000);
    await aReferral(third.caller, { referrerId });
    const lowered = await change(admin, raised.version, 500);
    await approver.caller.call(confirmTerms, { referrerId, version: lowered.version });
    const payout = await run(third.caller, referrerId);
    await expect(approve(clerk.caller, payout)).rejects.toMatchObject(barred('terms'));
    expect(await approve(admin, payout)).toMatchObject({ status: 'approved' });
  });

  test('a commission that a second person confirmed, or approved in a payout, no longer bars its setter', async () => {
    const referrer = await aReferrer(clerk.caller);
    const referrerId = referrer.id;
    const wish = { referrerId, version: referrer.version };
    await expect(clerk.caller.call(confirmTerms, wish)).rejects.toMatchObject({
      code: 'SECOND_PERSON_REQUIRED',
    });
    await aReferral(third.caller, { referrerId });
    const first = await run(third.caller, referrerId);
    await expect(approve(clerk.caller, first)).rejects.toMatchObject(barred('terms'));
    await approve(approver.caller, first);
    expect(await clerk.caller.call(getReferrer, { referrerId })).toMatchObject({
      termsBy: clerk.userId,
      termsConfirmedByName: expect.any(String),
    });
    await expect(approver.caller.call(confirmTerms, wish)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await aReferral(third.caller, { referrerId });
    expect(await approve(clerk.caller, await run(third.caller, referrerId))).toMatchObject({
      status: 'approved',
    });
  });

  test('who sent an invoice is a maker until the patient has paid it', async () => {
    const referrerId = await settledReferrer();
    const unpaid = await anInvoice(clerk.caller, { referrerId, send: true });
    const waiting = await run(third.caller, referrerId);
    expect(waiting).toMatchObject({ referralsByHand: 0 });
    await expect(approve(clerk.caller, waiting)).rejects.toMatchObject(barred('recorded'));
    const { id: payoutId, version } = waiting;
    await third.caller.call(contract.cancelPayout, { payoutId, version, reason: 'Not paid yet' });
    const parts = [{ method: 'card' as const, amountMinor: unpaid.totalMinor }];
    await approver.caller.call(recordPayment, { invoiceId: unpaid.id, parts });
    const payout = await run(third.caller, referrerId);
    expect(payout.makers).toMatchObject([{ id: third.userId, acts: ['ran'] }]);
    expect(await approve(clerk.caller, payout)).toMatchObject({ status: 'approved' });
    expect(await clerk.caller.call(contract.getPayout, { payoutId })).toMatchObject({
      payout: { cancelledByName: expect.stringContaining('Staff') },
    });
  });

  test('the database refuses a maker by itself, and a payout that leaves one out', async () => {
    const referrerId = await settledReferrer();
    await aReferral(clerk.caller, { referrerId });
    const payout = await run(third.caller, referrerId);
    const { tenantId } = hospital;
    const change = (values: Record<string, unknown>) =>
      opened.database.inTenant(tenantId, 'write', (db) =>
        db
          .updateTable('payout')
          .set(values as never)
          .where('tenant_id', '=', tenantId)
          .where('id', '=', payout.id)
          .execute(),
      );
    const at = '2031-01-01T00:00:00.000Z';
    for (const maker of [clerk, third]) {
      const approval = { status: 'approved', approved_by: maker.userId, approved_at: at };
      await expect(change(approval)).rejects.toThrow(/payout_approved_by_another/);
    }
    const approved = { status: 'approved', approved_by: approver.userId, approved_at: at };
    const paid = { status: 'paid', paid_at: at, transaction_reference: 'TX' };
    await expect(change({ ...approved, ...paid, paid_by: clerk.userId })).rejects.toThrow(
      /payout_paid_by_another/,
    );
    await expect(change({ ...approved, ...paid })).rejects.toThrow(/payout_decisions_signed/);
    await expect(change({ maker_ids: [third.userId] })).rejects.toThrow(/permission denied/);
    await expect(change({ needed_second_person: false })).rejects.toThrow(/permission denied/);
    const strayReferral = opened.database.inTenant(tenantId, 'write', (db) =>
      db
        .updateTable('referral')
        .set({ payout_makers: [third.userId] })
        .where('tenant_id', '=', tenantId)
        .where('payout_id', '=', payout.id)
        .execute(),
    );
    await expect(strayReferral).rejects.toThrow(/referral_makers_in_payout|referral_payout_makers/);
  });

  test('a hospital of one person switches it off, which the others hear and the trail keeps; payouts from before still wait', async () => {
    const own = await opened.aHospital();
    const owner = await own.as('tenant_admin');
    const partner = await aStaffMember(opened, own, ['admin.settings']);
    const { id: referrerId } = await aReferrer(owner);
    await aReferral(owner, { referrerId });
    const before = await run(owner, referrerId);
    await owner.call(updateCommissionSettings, { payoutNeedsSecondPerson: false });
    await expect(approve(owner, before)).rejects.toMatchObject({ code: 'SECOND_PERSON_REQUIRED' });
    const { id: payoutId, version } = before;
    await owner.call(contract.cancelPayout, { payoutId, version, reason: 'Alone here' });
    const { payouts } = await owner.call(contract.runPayouts, { ...days, referrerId, payNow: transfer });
    expect(payouts).toMatchObject([{ status: 'paid', neededSecondPerson: false }]);
    const told = await partner.caller.call(listNotifications, {});
    expect(told.rows.map(({ code }) => code)).toEqual(['referrals.secondPersonOff']);
    const recorded = await opened.database.inTenant(own.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'new_values'])
        .where('tenant_id', '=', own.tenantId)
        .where('resource', '=', 'commission_settings')
        .execute(),
    );
    expect(recorded).toEqual([{ action: 'UPDATE', new_values: { payoutNeedsSecondPerson: false } }]);
  });

  test('who can approve is told of what waits, and those who made it are not', async () => {
    const referrerId = await settledReferrer();
    await aReferral(clerk.caller, { referrerId });
    const newest = async (caller: Caller) => (await caller.call(listNotifications, {})).rows[0]?.createdAt;
    const [maker, other] = [await newest(clerk.caller), await newest(approver.caller)];
    opened.clock.advance(1000);
    await run(third.caller, referrerId);
    expect(await newest(clerk.caller)).toBe(maker);
    expect(await newest(approver.caller)).not.toBe(other);
  });
});
