import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInvoice, sendInvoice, voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { isAppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { anInvoice } from '../../billing.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { ledgerMismatches } from './ledger-check.ts';
import { listPayments, recordPayment } from '../payment.contract.ts';
import {
  approveRefund,
  listRefundRequests,
  rejectRefund,
  requestRefund,
} from '../refunds/refund.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let clerk: Caller;
let other: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  clerk = await hospital.as('tenant_admin');
  other = (await aStaffMember(opened, hospital, ['billing.refunds', 'billing.read'])).caller;
});
afterAll(() => opened.close());

/** One thing somebody does to an invoice; `repeats` says how often the same submission arrives. */
const step = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'pay', 'ask', 'approve', 'reject', 'void', 'send'),
  amountMinor: fc.integer({ min: 1, max: 70_000 }),
  repeats: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function run(invoiceId: string, { kind, amountMinor }: Step, key: string): Promise<void> {
  if (kind === 'pay') {
    await clerk.call(recordPayment, { invoiceId, parts: [{ method: 'card', amountMinor }] }, key);
  } else if (kind === 'ask') {
    await clerk.call(requestRefund, { invoiceId, amountMinor, method: 'card', reason: 'History' }, key);
  } else if (kind === 'void' || kind === 'send') {
    const { version } = await clerk.call(getInvoice, { invoiceId });
    if (kind === 'send') await clerk.call(sendInvoice, { invoiceId, version }, key);
    else await clerk.call(voidInvoice, { invoiceId, version, reason: 'History' }, key);
  } else {
    const { rows } = await other.call(listRefundRequests, { invoiceId, status: 'pending' });
    const asked = rows.at(-1);
    if (!asked) return;
    const decision = { refundRequestId: asked.id, version: asked.version };
    if (kind === 'approve') await other.call(approveRefund, decision, key);
    else await other.call(rejectRefund, { ...decision, note: 'History' }, key);
  }
}

/** Plays a history; refusals are part of it. Returns the amounts of the ledger and the invoice's balance. */
async function play(steps: readonly Step[], isRepeating: boolean) {
  const { id: invoiceId } = await anInvoice(clerk, { send: steps.length % 2 === 0 });
  for (const one of steps) {
    const key = newId();
    const times = isRepeating ? one.repeats : 1;
    const tries = await Promise.allSettled(Array.from({ length: times }, () => run(invoiceId, one, key)));
    for (const result of tries) {
      if (result.status === 'rejected' && !isAppError(result.reason)) throw result.reason;
    }
  }
  const { payments } = await clerk.call(listPayments, { invoiceId });
  const invoice = await clerk.call(getInvoice, { invoiceId });
  return { amounts: payments.map((row) => row.amountMinor), invoice };
}

test(
  'after any history the ledger adds up to what is paid, nothing is negative, and repeats change nothing',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const once = await play(steps, false);
        const { paidMinor, totalMinor, status } = once.invoice;
        expect(once.amounts.reduce((sum, amount) => sum + amount, 0)).toBe(paidMinor);
        once.amounts.reduce((sum, amount) => {
          expect(sum + amount).toBeGreaterThanOrEqual(0);
          expect(sum + amount).toBeLessThanOrEqual(totalMinor);
          return sum + amount;
        }, 0);
        expect(status === 'paid').toBe(paidMinor === totalMinor);
        const repeated = await play(steps, true);
        expect(repeated.amounts).toEqual(once.amounts);
        expect(repeated.invoice.status).toBe(status);
      }),
      { numRuns: 25 },
    );
    const { tenantId } = hospital;
    expect(await opened.database.inTenant(tenantId, 'read', (db) => ledgerMismatches(db, tenantId))).toEqual(
      [],
    );
  },
);

test('an amount that does not match its ledger is found', async () => {
  const { id } = await anInvoice(clerk, { send: true });
  const { tenantId } = hospital;
  await opened.database.inTenant(tenantId, 'write', (db) =>
    db
      .updateTable('invoice')
      .set({ paid_minor: 500, status: 'partial' })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute(),
  );
  const found = await opened.database.inTenant(tenantId, 'read', (db) => ledgerMismatches(db, tenantId));
  expect(found).toMatchObject([{ id, paidMinor: 500, ledgerMinor: 0 }]);
});
