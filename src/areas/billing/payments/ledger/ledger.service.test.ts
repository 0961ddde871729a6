import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCreditNote } from '#areas/billing/credits/credit-note.contract.ts';
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
  kind: fc.constantFrom(
    'pay',
    'pay',
    'pay',
    'credit',
    'credit',
    'ask credit',
    'ask credit',
    'ask mistake',
    'approve',
    'approve',
    'reject',
    'void',
    'send',
  ),
  amountMinor: fc.integer({ min: 1, max: 70_000 }),
  /** Which line is credited, counted round, and how many of its units. */
  line: fc.nat({ max: 5 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  repeats: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function run(invoiceId: string, { kind, amountMinor, ...one }: Step, key: string): Promise<void> {
  if (kind === 'pay') {
    await clerk.call(recordPayment, { invoiceId, parts: [{ method: 'card', amountMinor }] }, key);
  } else if (kind === 'ask credit' || kind === 'ask mistake') {
    const purpose = kind === 'ask credit' ? 'credit' : 'mistake';
    await clerk.call(
      requestRefund,
      { invoiceId, purpose, amountMinor, method: 'card', reason: 'History' },
      key,
    );
  } else if (kind === 'credit') {
    const { items } = await clerk.call(getInvoice, { invoiceId });
    const { id: itemId } = items[one.line % items.length]!;
    const lines = [{ itemId, quantity: one.quantity }];
    await clerk.call(createCreditNote, { invoiceId, lines, reason: 'History' }, key);
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

/** Lines with prices that do not divide evenly, a discount and a tax. */
const written = fc.record({
  items: fc
    .array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 4 }),
        priceMinor: fc.integer({ min: 0, max: 33_333 }),
      }),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((items) => items.map((item, index) => ({ ...item, name: `Line ${index}` }))),
  discountBasisPoints: fc.integer({ min: 0, max: 9999 }),
  taxBasisPoints: fc.integer({ min: 0, max: 3000 }),
});
type Written = typeof written extends fc.Arbitrary<infer T> ? T : never;

/** Plays a history; refusals are part of it. Returns the amounts of the ledger and the invoice's balance. */
async function play(bill: Written, steps: readonly Step[], isRepeating: boolean) {
  const { id: invoiceId } = await anInvoice(clerk, { ...bill, send: steps.length % 2 === 0 });
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
  return { payments, amounts: payments.map((row) => row.amountMinor), invoice };
}

/** total - credits - paid + refunded = due, and what was credited is owed by nobody. */
function expectNoDebtOfNobody({ invoice, payments }: Awaited<ReturnType<typeof play>>): void {
  const { totalMinor, creditedMinor, paidMinor, dueMinor, toRefundMinor, status, creditNotes } = invoice;
  if (status === 'draft' || status === 'void') return;
  const sumOf = (rows: readonly { amountMinor: number }[]) =>
    rows.reduce((sum, row) => sum + row.amountMinor, 0);
  const taken = sumOf(payments.filter(({ purpose }) => purpose !== 'credit'));
  const refunded = -sumOf(payments.filter(({ purpose }) => purpose === 'credit'));
  expect(creditNotes.reduce((sum, note) => sum + note.totalMinor, 0)).toBe(creditedMinor);
  expect(taken - refunded).toBe(paidMinor);
  expect(totalMinor - creditedMinor - taken + refunded).toBe(dueMinor - toRefundMinor);
  expect(Math.min(dueMinor, toRefundMinor)).toBe(0);
  // Money for goods leaves only as far as they were credited: due is never more than what was not paid of the rest.
  expect(refunded).toBeLessThanOrEqual(creditedMinor);
  expect(dueMinor).toBeLessThanOrEqual(Math.max(0, totalMinor - taken));
  const isCreditedInFull = totalMinor > 0 && creditedMinor === totalMinor;
  expect(status === 'credited').toBe(isCreditedInFull);
  expect(status === 'paid').toBe(dueMinor === 0 && !isCreditedInFull);
  for (const { quantity, creditedQuantity } of invoice.items)
    expect(creditedQuantity).toBeLessThanOrEqual(quantity);
}

test(
  'after any history of payments, credit notes and refunds every sum agrees, nobody owes what is not owed, and repeats change nothing',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(written, fc.array(step, { minLength: 2, maxLength: 14 }), async (bill, steps) => {
        const once = await play(bill, steps, false);
        const { paidMinor, totalMinor, status } = once.invoice;
        expectNoDebtOfNobody(once);
        expect(once.amounts.reduce((sum, amount) => sum + amount, 0)).toBe(paidMinor);
        once.amounts.reduce((sum, amount) => {
          expect(sum + amount).toBeGreaterThanOrEqual(0);
          expect(sum + amount).toBeLessThanOrEqual(totalMinor);
          return sum + amount;
        }, 0);
        const repeated = await play(bill, steps, true);
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
