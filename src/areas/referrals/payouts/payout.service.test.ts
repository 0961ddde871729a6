import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { listReferrals } from '#areas/referrals/referrals/referral.contract.ts';
import { getReferrer } from '#areas/referrals/referrers/referrer.contract.ts';
import { aCreditNote, anInvoice } from '#areas/billing/billing.fixture.ts';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aPaidPayout, aReferral, aReferrer } from '../referrals.fixture.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import * as contract from './payout.contract.ts';

describe.each(everyPostgres())('payouts on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let clerk: Caller;
  /** Decides on what the clerk made. */
  let approver: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    clerk = await hospital.as('tenant_admin');
    approver = (await aStaffMember(opened, hospital, ['referrals.read', 'referrals.commissions'])).caller;
  });
  afterAll(() => opened.close());

  const auditOfPayouts = () =>
    opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'resource_id', 'new_values'])
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource', '=', 'payouts')
        .execute(),
    );
  const wide = { startDate: '2000-01-01', endDate: '2099-12-31' };

  test('a run makes a pending payout; approved and paid, its referrals are paid and nothing is owed', async () => {
    const { id: referrerId } = await aReferrer(clerk);
    await aReferral(clerk, { referrerId });
    await aReferral(clerk, { referrerId, amountMinor: 80_010 });
    const { payouts } = await clerk.call(contract.runPayouts, { ...wide, referrerId });
    // 5 % of 1,000.00 and of 800.10: 50.00 and 40.01 (half up); a tenth of it withheld.
    expect(payouts).toMatchObject([
      {
        status: 'pending',
        totalReferrals: 2,
        totalRevenueMinor: 180_010,
        totalCommissionMinor: 9001,
        taxWithheldMinor: 900,
        netMinor: 8101,
      },
    ]);
    const [{ id: payoutId, payoutNumber }] = payouts as [contract.Payout];
    expect(payoutNumber).toMatch(/^PAY-\d{6}$/);
    await expect(
      approver.call(contract.markPayoutPaid, { payoutId, version: 1, transactionReference: 'TX 1' }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE', facts: { status: 'pending' } });
    await approver.call(contract.approvePayout, { payoutId, version: 1 });
    const paid = await approver.call(contract.markPayoutPaid, {
      payoutId,
      version: 2,
      transactionReference: 'TX 1',
    });
    expect(paid).toMatchObject({ status: 'paid', transactionReference: 'TX 1' });
    const { rows } = await clerk.call(listReferrals, { referrerId });
    expect(rows.map((row) => [row.status, row.payoutId])).toEqual([
      ['paid', payoutId],
      ['paid', payoutId],
    ]);
    expect(await clerk.call(getReferrer, { referrerId })).toMatchObject({
      totalCommissionMinor: 9001,
      pendingCommissionMinor: 0,
    });
  });

  test('a cancelled payout gives its referrals back, and another run pays them', async () => {
    const { id: referrerId } = await aReferrer(clerk);
    await aReferral(clerk, { referrerId });
    const first = await clerk.call(contract.runPayouts, { ...wide, referrerId });
    const payoutId = first.payouts[0]!.id;
    await expect(clerk.call(contract.runPayouts, { ...wide, referrerId })).rejects.toMatchObject({
      code: 'NOTHING_TO_PAY_OUT',
    });
    await clerk.call(contract.cancelPayout, { payoutId, version: 1, reason: 'Wrong month' });
    const second = await clerk.call(contract.runPayouts, { ...wide, referrerId, payoutMethod: 'cash' });
    const paid = await aPaidPayout(approver, second.payouts[0]!);
    expect(paid).toMatchObject({ status: 'paid', netMinor: 4500, payoutMethod: 'cash' });
    await expect(
      clerk.call(contract.cancelPayout, { payoutId: paid.id, version: paid.version, reason: 'No' }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE', facts: { status: 'paid' } });
  });

  test('a payout opens with its referrals, and an export is as narrow as its filter and recorded', async () => {
    const { id: referrerId } = await aReferrer(clerk);
    const referral = await aReferral(clerk, { referrerId });
    const { payouts } = await clerk.call(contract.runPayouts, { ...wide, referrerId });
    const payoutId = payouts[0]!.id;
    const record = await clerk.call(contract.getPayout, { payoutId });
    expect(record).toMatchObject({ payout: payouts[0], referrals: [{ id: referral.id, payoutId }] });
    const exported = await clerk.call(contract.exportPayouts, { referrerId, status: 'pending' });
    expect(exported).toEqual({ rows: payouts, nextCursor: null });
    expect((await clerk.call(contract.exportPayouts, { referrerId, status: 'paid' })).rows).toEqual([]);
    expect(await auditOfPayouts()).toEqual(
      expect.arrayContaining([
        { action: 'VIEW', resource_id: payoutId, new_values: null },
        {
          action: 'EXPORT',
          resource_id: null,
          new_values: { referrerId, status: 'pending', limit: expect.any(Number), rows: 1 },
        },
      ]),
    );
    const nurse = await hospital.as('nurse');
    await expect(nurse.call(contract.exportPayouts, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    expect((await stranger.call(contract.exportPayouts, {})).rows).toEqual([]);
  });

  test('what is credited after its commission was paid is taken back from the next payouts', async () => {
    const { id: referrerId } = await aReferrer(clerk);
    const referral = await aReferral(clerk, { referrerId });
    const items = [{ name: 'Visit', quantity: 5, priceMinor: 20_000 }];
    const invoice = await anInvoice(clerk, {
      patientId: referral.patient.id,
      items,
      referralId: referral.id,
      taxBasisPoints: 0,
      send: true,
    });
    const paid = { invoiceId: invoice.id, parts: [{ method: 'card' as const, amountMinor: 100_000 }] };
    await clerk.call(recordPayment, paid);
    const first = await clerk.call(contract.runPayouts, { ...wide, referrerId });
    await aPaidPayout(approver, first.payouts[0]!);
    await aCreditNote(clerk, invoice, { quantity: 3 });
    // 60 % of the commission of 50.00 is owed back; the next payout earns 20.00 and bears that much of it.
    await aReferral(clerk, { referrerId, amountMinor: 40_000 });
    const second = await clerk.call(contract.runPayouts, { ...wide, referrerId });
    expect(second.payouts).toMatchObject([
      { totalCommissionMinor: 2000, reversedMinor: 2000, taxWithheldMinor: 0, netMinor: 0 },
    ]);
    await aReferral(clerk, { referrerId, amountMinor: 40_000 });
    const third = await clerk.call(contract.runPayouts, { ...wide, referrerId });
    expect(third.payouts).toMatchObject([
      { totalCommissionMinor: 2000, reversedMinor: 1000, taxWithheldMinor: 100, netMinor: 900 },
    ]);
    expect(await clerk.call(getReferrer, { referrerId })).toMatchObject({ totalCommissionMinor: 6000 });
  });

  test('50 runs of the same days at once have exactly one effect', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('tenant_admin');
    for (let count = 0; count < 3; count += 1) {
      const { id: referrerId } = await aReferrer(someone);
      await aReferral(someone, { referrerId });
      await aReferral(someone, { referrerId });
    }
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => someone.call(contract.runPayouts, wide)),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const codes = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['NOTHING_TO_PAY_OUT']));
    const { rows } = await someone.call(contract.listPayouts, {});
    expect(rows.map((row) => row.payoutNumber).toSorted()).toEqual([
      'PAY-000001',
      'PAY-000002',
      'PAY-000003',
    ]);
    expect(await someone.call(contract.countPayouts, {})).toEqual({
      totalMinor: 27_000,
      pendingMinor: 27_000,
      paidMinor: 0,
      records: 3,
    });
  });

  test('with commissions switched off a referral accrues none, and ordinary staff see no payouts', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('tenant_admin');
    await opened.database.inTenant(own.tenantId, 'write', (db) =>
      db
        .updateTable('tenant_settings')
        .set({ modules: JSON.stringify({ payouts_enabled: false }) })
        .where('tenant_id', '=', own.tenantId)
        .execute(),
    );
    const { caller } = await aStaffMember(opened, own, [
      'referrals.read',
      'referrals.commissions',
      'patients.write',
    ]);
    const { id: referrerId } = await aReferrer(caller);
    expect(await aReferral(caller, { referrerId })).toMatchObject({ commissionMinor: 0 });
    await expect(caller.call(contract.listPayouts, {})).rejects.toMatchObject({ code: 'MODULE_OFF' });
    await expect(someone.call(contract.runPayouts, wide)).rejects.toMatchObject({
      code: 'NOTHING_TO_PAY_OUT',
    });
  });

  test('who may only read referrals runs nothing, and another hospital finds no payout', async () => {
    const { id: referrerId } = await aReferrer(clerk);
    await aReferral(clerk, { referrerId });
    const reader = await aStaffMember(opened, hospital, ['referrals.read']);
    await expect(reader.caller.call(contract.runPayouts, wide)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { payouts } = await clerk.call(contract.runPayouts, { ...wide, referrerId });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(
      stranger.call(contract.approvePayout, { payoutId: payouts[0]!.id, version: 1 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await stranger.call(contract.listPayouts, {})).rows).toEqual([]);
  });

  test('both dates are asked for, and the end does not precede the start', async () => {
    await expect(clerk.call(contract.runPayouts, { startDate: '', endDate: '' })).rejects.toMatchObject({
      facts: { fields: { startDate: { code: 'payouts.bothDates' } } },
    });
    await expect(
      clerk.call(contract.runPayouts, { startDate: '2026-02-01', endDate: '2026-01-01' }),
    ).rejects.toMatchObject({ facts: { fields: { endDate: { code: 'payouts.endBeforeStart' } } } });
  });
});
