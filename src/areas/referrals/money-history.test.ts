import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice, type Invoice } from '#areas/billing/invoices/invoice.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { isAppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { aCreditNote, anInvoiceFor } from '#areas/billing/billing.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aPaidPayout, aReferral, aReferrer } from './referrals.fixture.ts';
import * as payouts from './payouts/payout.contract.ts';
import { selectCommissionMismatches } from './payouts/checks/payout-check.queries.ts';
import { getReferrer } from './referrers/referrer.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let clerk: Caller;
/** Decides on payouts that the clerk made. */
let approver: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  clerk = await hospital.as('tenant_admin');
  approver = (await aStaffMember(opened, hospital, ['referrals.commissions'])).caller;
});
afterAll(() => opened.close());

const step = fc.record({
  kind: fc.constantFrom('refer', 'refer', 'run', 'approve', 'pay', 'pay now', 'cancel', 'credit', 'credit'),
  /** Which of the referrals or payouts so far, counted round. */
  which: fc.nat({ max: 20 }),
  amountMinor: fc.integer({ min: 1, max: 120_000 }),
  repeats: fc.integer({ min: 1, max: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The referrals of one history and the paid invoices that name them. */
interface World {
  referrerId: string;
  invoices: Invoice[];
}

const days = { startDate: '2000-01-01', endDate: '2099-12-31' };

async function play(world: World, one: Step, isRepeating: boolean): Promise<void> {
  const key = newId();
  const times = isRepeating ? one.repeats : 1;
  const before = world.invoices.length;
  const tries = await Promise.allSettled(Array.from({ length: times }, () => act(world, one, key)));
  // A repeat of 'refer' adds the same invoice to the list once more.
  if (one.kind === 'refer') world.invoices.splice(before + 1);
  for (const result of tries) {
    if (result.status === 'rejected' && !isAppError(result.reason)) throw result.reason;
  }
}

async function act(world: World, { kind, which, amountMinor }: Step, key: string): Promise<void> {
  const { referrerId } = world;
  if (kind === 'refer') return refer(world, amountMinor, key);
  if (kind === 'credit') return credit(world, which, key);
  if (kind === 'run') return void (await clerk.call(payouts.runPayouts, { ...days, referrerId }, key));
  if (kind === 'pay now') {
    const made = await clerk.call(payouts.runPayouts, { ...days, referrerId }, key);
    for (const payout of made.payouts) await aPaidPayout(approverWith(`${key}-${payout.month}`), payout);
    return;
  }
  const { rows } = await clerk.call(payouts.listPayouts, { referrerId });
  const payout = rows[which % Math.max(1, rows.length)];
  if (!payout) return;
  const named = { payoutId: payout.id, version: payout.version };
  if (kind === 'approve') await approver.call(payouts.approvePayout, named, key);
  else if (kind === 'cancel') await clerk.call(payouts.cancelPayout, { ...named, reason: 'History' }, key);
  else await approver.call(payouts.markPayoutPaid, { ...named, transactionReference: 'TX' }, key);
}

/** A referral and a paid invoice that names it. */
async function refer(world: World, amountMinor: number, key: string): Promise<void> {
  const patient = await clerk.call(registerPatient, aPatient(), `${key}-patient`);
  const { referrerId } = world;
  const wish = { referrerId, amountMinor, patientId: patient.id };
  const referral = await aReferral(clerkWith(`${key}-referral`), wish);
  const items = [{ name: 'Visit', quantity: 5, priceMinor: amountMinor }];
  const invoice = await clerk.call(
    createInvoice,
    anInvoiceFor(patient.id, { items, referralId: referral.id, send: true }),
    `${key}-invoice`,
  );
  const parts = [{ method: 'card' as const, amountMinor: invoice.totalMinor }];
  await clerk.call(recordPayment, { invoiceId: invoice.id, parts }, `${key}-payment`);
  world.invoices.push(invoice);
}

function clerkWith(key: string): Caller {
  return { ...clerk, call: (call, input) => clerk.call(call, input, key) };
}

function approverWith(key: string): Caller {
  return { ...approver, call: (call, input) => approver.call(call, input, `${key} ${call.id}`) };
}

/** Takes some of the five units off an invoice; the last ones are refused where more are asked for than are left. */
async function credit(world: World, which: number, key: string): Promise<void> {
  const invoice = world.invoices[which % Math.max(1, world.invoices.length)];
  if (invoice) await aCreditNote(clerkWith(key), invoice, { quantity: 1 + (which % 3) });
}

async function stored(referrerId: string) {
  const { tenantId } = hospital;
  return opened.database.inTenant(tenantId, 'read', async (db) => ({
    referrals: await db
      .selectFrom('referral')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('referrer_id', '=', referrerId)
      .orderBy('id')
      .execute(),
    payouts: await db
      .selectFrom('payout')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('referrer_id', '=', referrerId)
      .orderBy('payout_number')
      .execute(),
    reversals: await db
      .selectFrom('commission_reversal')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('referrer_id', '=', referrerId)
      .execute(),
  }));
}

const sum = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((total, row) => total + value(row), 0);

async function expectAllAddsUp(referrerId: string): Promise<void> {
  const now = await stored(referrerId);
  const referrer = await clerk.call(getReferrer, { referrerId });
  const net = (row: (typeof now.referrals)[number]) => row.commission_minor - row.reversed_minor;
  expect(referrer).toMatchObject({
    totalReferrals: now.referrals.length,
    totalRevenueMinor: sum(now.referrals, (row) => row.amount_minor),
    totalCommissionMinor: sum(now.referrals, net),
    pendingCommissionMinor: sum(
      now.referrals.filter((row) => row.status === 'pending'),
      net,
    ),
  });
  for (const payout of now.payouts) {
    const members = now.referrals.filter((row) => row.payout_id === payout.id);
    const isGone = payout.status === 'cancelled';
    expect(members.length).toBe(isGone ? 0 : payout.total_referrals);
    if (isGone) continue;
    // What was reversed of a paid referral since is in the reversals, not in the payout.
    const later = now.reversals.filter((row) => members.some((member) => member.id === row.referral_id));
    expect(sum(members, net) + sum(later, (row) => row.amount_minor)).toBe(payout.total_commission_minor);
    expect(
      sum(
        now.reversals.filter((row) => row.payout_id === payout.id),
        (row) => row.amount_minor,
      ),
    ).toBe(payout.reversed_minor);
    expect(payout.net_minor).toBeGreaterThanOrEqual(0);
    expect(members.every((row) => row.status === (payout.status === 'paid' ? 'paid' : 'pending'))).toBe(true);
  }
  expect(now.referrals.every((row) => row.reversed_minor <= row.commission_minor)).toBe(true);
}

/** What remains of a history, without ids and numbers. */
async function outcomeOf(referrerId: string) {
  const now = await stored(referrerId);
  return {
    referrals: now.referrals.map((row) => [
      row.amount_minor,
      row.commission_minor,
      row.reversed_minor,
      row.status,
    ]),
    payouts: now.payouts.map((row) => [
      row.status,
      row.total_commission_minor,
      row.reversed_minor,
      row.net_minor,
    ]),
    open: sum(
      now.reversals.filter((row) => row.payout_id === null),
      (row) => row.amount_minor,
    ),
  };
}

test(
  'after any history of referrals, credit notes and payouts every sum agrees, and repeats change nothing',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const outcomes = [];
        for (const isRepeating of [false, true]) {
          const world = { referrerId: (await aReferrer(clerk)).id, invoices: [] };
          for (const one of steps) await play(world, one, isRepeating);
          await expectAllAddsUp(world.referrerId);
          outcomes.push(await outcomeOf(world.referrerId));
        }
        expect(outcomes[1]).toEqual(outcomes[0]);
      }),
      { numRuns: 20 },
    );
    const { tenantId } = hospital;
    const nightly = await opened.database.inTenant(tenantId, 'read', (db) =>
      selectCommissionMismatches(db, tenantId, 10),
    );
    expect(nightly).toEqual([]);
  },
);
