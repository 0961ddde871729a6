import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listInvoiceChanges,
  listLicenseInvoices,
} from '#areas/subscriptions/invoices/license-invoice.contract.ts';
import { submitProof } from '#areas/subscriptions/proofs/payment-proof.contract.ts';
import { readPaymentStatus } from '#areas/subscriptions/payment-status/payment-status.contract.ts';
import { readSubscription } from '#areas/subscriptions/subscription/subscription.contract.ts';
import { aLicenseInvoice, aProof } from '#areas/subscriptions/subscriptions.fixture.ts';
import { newId } from '#kernel/ids.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { aClientOf, aPlan, renewAt } from '#testing/staff/client.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { approvePayment, rejectPayment } from '../payments/client-payment.contract.ts';
import { changeSubscription, readClient } from '../clients/client.contract.ts';
import * as contract from './receivable.contract.ts';
import { readTotals } from './totals/totals.contract.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());
const start = '2031-01-05T06:00:00.000Z';

describe('the receivables of the platform', () => {
  const opened = openTestSystem(postgres);
  let planId: string;
  beforeAll(async () => {
    opened.clock.set(start);
    ({ id: planId } = await aPlan(opened));
  });
  afterAll(() => opened.close());

  const asOperator = async () => (await aPlatform(opened)).operator;

  /** A hospital whose period ends on 5 February and which was asked ৳12.00 for the next one. */
  async function aClient() {
    opened.clock.set(start);
    const client = await aClientOf(opened, planId);
    await renewAt(opened, '2031-01-25T06:00:00.000Z');
    const admin = await client.enter();
    const [invoice] = (await admin.call(listLicenseInvoices, {})).rows;
    const operator = await asOperator();
    return {
      ...client,
      admin,
      operator,
      invoice: invoice!,
      seen: { clientInvoiceId: invoice!.id, version: 1 },
    };
  }

  const listed = async (
    operator: Caller,
    clientId: string,
    show: 'owed' | 'overdue' | 'paid' | 'void' | 'all',
  ) => (await operator.call(contract.listReceivables, { clientId, show })).rows;

  async function pay(admin: Caller, licenseInvoiceId: string, amountMinor: number) {
    const paidOn = opened.clock.now().toISOString().slice(0, 10);
    const { id } = await admin.call(submitProof, aProof(licenseInvoiceId, { amountMinor, paidOn }));
    await (await asOperator()).call(approvePayment, { clientPaymentId: id, version: 1 });
  }

  test('every invoice of every hospital is in one list, by since when it is owed', async () => {
    const { id, operator, invoice } = await aClient();
    expect(await listed(operator, id, 'owed')).toMatchObject([
      { id: invoice.id, number: invoice.number, amountMinor: 1200, owedMinor: 1200, daysOverdue: 0 },
    ]);
    expect(await listed(operator, id, 'overdue')).toEqual([]);
    opened.clock.set('2031-03-10T06:00:00.000Z');
    const later = await asOperator();
    expect(await listed(later, id, 'overdue')).toMatchObject([{ daysOverdue: 33, dueOn: '2031-02-05' }]);
    const ofAge = async (age: 'to_30' | 'to_60') =>
      (await later.call(contract.listReceivables, { clientId: id, age })).rows.length;
    expect([await ofAge('to_30'), await ofAge('to_60')]).toEqual([0, 1]);
    const { rows } = await later.call(contract.listOwingClients, { limit: 200 });
    expect(rows.find(({ clientId }) => clientId === id)).toMatchObject({
      ...{ currencyCode: 'BDT', invoices: 1, owedMinor: 1200, not_due: 0, to_30: 0, to_60: 1200 },
      ...{ oldestDueOn: '2031-02-05', lastReminderAt: null, isGone: false },
    });
  });

  test('a discount is asked for no more, its reason is read by the hospital, and paying the rest settles it', async () => {
    const { id, admin, operator, invoice, seen } = await aClient();
    const given = { ...seen, amountMinor: 200, reason: 'First year' };
    const after = await operator.call(contract.discountReceivable, given);
    expect(after).toMatchObject({ discountMinor: 200, owedMinor: 1000, status: 'open', version: 2 });
    expect((await admin.call(listLicenseInvoices, {})).rows).toMatchObject([
      { amountMinor: 1200, discountMinor: 200, payableMinor: 1000, hasChanges: true },
    ]);
    expect((await admin.call(listInvoiceChanges, { licenseInvoiceId: invoice.id })).rows).toMatchObject([
      { kind: 'discount', amountMinor: 200, reason: 'First year', madeByName: 'Sample Operator' },
    ]);
    await pay(admin, invoice.id, 1000);
    expect(await listed(operator, id, 'paid')).toMatchObject([{ owedMinor: 0, amountMinor: 1200 }]);
    expect(await listed(operator, id, 'owed')).toEqual([]);
  });

  test('a discount over everything settles the invoice and gives the period', async () => {
    const { id, admin, operator, invoice, seen } = await aClient();
    const whole = { ...seen, amountMinor: 1200, reason: 'A month as thanks' };
    expect(await operator.call(contract.discountReceivable, whole)).toMatchObject({
      ...{ status: 'paid', owedMinor: 0, discountMinor: 1200 },
    });
    expect(await admin.call(readSubscription, {})).toMatchObject({
      subscription: { periodEndsAt: invoice.periodTo },
    });
    expect(
      (await operator.call(contract.readReceivable, { clientInvoiceId: invoice.id })).changes,
    ).toMatchObject([{ kind: 'discount', reason: 'A month as thanks' }]);
    await expect(
      operator.call(contract.discountReceivable, { ...whole, version: 2, amountMinor: 1 }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect((await operator.call(readClient, { clientId: id })).plan).toMatchObject({ status: 'active' });
  });

  test('a credit note is never above what is left, has a number of its own, and of a paid invoice says how the money went back', async () => {
    const { admin, operator, invoice, seen } = await aClient();
    const above = { ...seen, amountMinor: 1201, reason: 'Too much' };
    await expect(operator.call(contract.creditReceivable, above)).rejects.toMatchObject({
      facts: { fields: { amountMinor: { code: 'receivables.aboveInvoice' } } },
    });
    await operator.call(contract.creditReceivable, { ...seen, amountMinor: 100, reason: 'Down for a day' });
    await pay(admin, invoice.id, 1100);
    const paid = { clientInvoiceId: invoice.id, version: 3, amountMinor: 300, reason: 'Down for three days' };
    await expect(operator.call(contract.creditReceivable, paid)).rejects.toMatchObject({
      facts: { fields: { returnedBy: { code: 'receivables.needsReturn' } } },
    });
    const back = { returnedBy: 'bank', returnedReference: 'TRX 4711' } as const;
    expect(await operator.call(contract.creditReceivable, { ...paid, ...back })).toMatchObject({
      ...{ status: 'paid', creditedMinor: 400, returnedMinor: 300, owedMinor: 0 },
    });
    const { rows } = await admin.call(listInvoiceChanges, { licenseInvoiceId: invoice.id });
    expect(rows).toMatchObject([
      { kind: 'credit', amountMinor: 100, returnedBy: null },
      { kind: 'credit', amountMinor: 300, ...back },
    ]);
    // Refused ones leave no gap.
    const [first, second] = rows.map(({ number }) => Number(number!.slice(4)));
    expect(second).toBe(first! + 1);
    await expect(
      operator.call(contract.creditReceivable, { ...paid, ...back, version: 4, amountMinor: 801 }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('of many who credit the same rest at once, one does', async () => {
    const { operator, seen } = await aClient();
    const note = { ...seen, amountMinor: 1200, reason: 'All of it' };
    const pressed = await Promise.allSettled(
      Array.from({ length: 20 }, () => operator.call(contract.creditReceivable, note)),
    );
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a later due date is kept with its reason, and nothing is past due before it is over', async () => {
    const { operator, invoice, seen, enter } = await aClient();
    const asked = { ...seen, reason: 'Their bank is closed' };
    await expect(
      operator.call(contract.deferReceivable, { ...asked, dueOn: '2031-02-05' }),
    ).rejects.toMatchObject({ facts: { fields: { dueOn: { code: 'receivables.notLater' } } } });
    await renewAt(opened, '2031-02-07T06:00:00.000Z');
    expect(await (await enter()).call(readPaymentStatus, {})).toMatchObject({ paymentStatus: 'past_due' });
    const late = await asOperator();
    const given = { ...asked, dueOn: '2031-02-20' };
    expect(await late.call(contract.deferReceivable, given)).toMatchObject({
      ...{ dueOn: '2031-02-20', daysOverdue: 0, version: 2 },
    });
    const admin = await enter();
    expect(await admin.call(readPaymentStatus, {})).toMatchObject({ paymentStatus: 'current' });
    expect(await admin.call(readSubscription, {})).toMatchObject({ subscription: { status: 'active' } });
    expect((await admin.call(listInvoiceChanges, { licenseInvoiceId: invoice.id })).rows).toMatchObject([
      { kind: 'due_date', dueFrom: '2031-02-05', dueTo: '2031-02-20', reason: 'Their bank is closed' },
    ]);
    await renewAt(opened, '2031-02-19T06:00:00.000Z');
    expect(await (await enter()).call(readPaymentStatus, {})).toMatchObject({ paymentStatus: 'current' });
    await renewAt(opened, '2031-02-21T18:00:00.000Z');
    const overdue = await enter();
    expect(await overdue.call(readPaymentStatus, {})).toMatchObject({
      paymentStatus: 'past_due',
      isDeferred: true,
    });
    // Paid within the grace it pays for the period that it asked for.
    await pay(overdue, invoice.id, 1200);
    expect(await overdue.call(readSubscription, {})).toMatchObject({
      subscription: { periodEndsAt: invoice.periodTo, status: 'active' },
    });
  });

  test('what is taken back asks for nothing, and its period is asked for anew', async () => {
    const { id, admin, operator, invoice, seen, enter } = await aClient();
    await operator.call(contract.voidReceivable, { ...seen, reason: 'The wrong plan' });
    expect(await listed(operator, id, 'void')).toMatchObject([{ id: invoice.id, owedMinor: 0 }]);
    expect((await admin.call(listInvoiceChanges, { licenseInvoiceId: invoice.id })).rows).toMatchObject([
      { kind: 'void', reason: 'The wrong plan' },
    ]);
    await renewAt(opened, '2031-01-26T06:00:00.000Z');
    const again = (await (await enter()).call(listLicenseInvoices, {})).rows;
    expect(again.map(({ status }) => status)).toEqual(['open', 'void']);
    expect(again[0]!.periodFrom).toBe(invoice.periodFrom);
  });

  test('what is paid is not taken back, and nothing moves while a payment is being reviewed', async () => {
    const { admin, operator, invoice, seen } = await aClient();
    const { id: clientPaymentId } = await admin.call(
      submitProof,
      aProof(invoice.id, { paidOn: '2031-01-25' }),
    );
    const reason = 'Any';
    const refused = { code: 'PROOF_WAITING' };
    await expect(operator.call(contract.voidReceivable, { ...seen, reason })).rejects.toMatchObject(refused);
    const reduction = { ...seen, reason, amountMinor: 1 };
    await expect(operator.call(contract.discountReceivable, reduction)).rejects.toMatchObject(refused);
    await expect(operator.call(contract.creditReceivable, reduction)).rejects.toMatchObject(refused);
    await operator.call(rejectPayment, { clientPaymentId, version: 1, note: 'Nothing came' });
    await pay(admin, invoice.id, 1200);
    const paid = { ...seen, version: 2, reason };
    await expect(operator.call(contract.voidReceivable, paid)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(
      operator.call(contract.deferReceivable, { ...paid, dueOn: '2031-03-01' }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('an old version is refused, and whoever is of a hospital reaches none of it', async () => {
    const { admin, operator, invoice, seen } = await aClient();
    await operator.call(contract.discountReceivable, { ...seen, amountMinor: 1, reason: 'One' });
    await expect(
      operator.call(contract.discountReceivable, { ...seen, amountMinor: 1, reason: 'Two' }),
    ).rejects.toMatchObject({ code: 'STALE' });
    await expect(admin.call(contract.listReceivables, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await aClient();
    await expect(
      stranger.admin.call(listInvoiceChanges, { licenseInvoiceId: invoice.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('the database refuses what would take more off than was asked for', async () => {
    const { id, invoice } = await aClient();
    const write = (values: object) =>
      opened.database
        .inTenant(id, 'write', (db) =>
          db
            .updateTable('license_invoice')
            .set(values)
            .where('tenant_id', '=', id)
            .where('id', '=', invoice.id)
            .execute(),
        )
        .catch((error: unknown) => String(error));
    expect(await write({ credited_minor: 1201 })).toMatch(/license_invoice_never_below_nothing/);
    expect(await write({ discount_minor: 1200 })).toMatch(/license_invoice_open_asks/);
    expect(await write({ credited_minor: 5, returned_minor: 5 })).toMatch(/license_invoice_returned_paid/);
    expect(await write({ discount_minor: -1 })).toMatch(/license_invoice_reductions_positive/);
  });

  test('whatever is done in whatever order, sums are exact and the register is what the hospitals have', async () => {
    opened.clock.set('2032-06-10T06:00:00.000Z');
    const operator = await asOperator();
    const step = fc.record({
      what: fc.constantFrom('discount', 'credit', 'pay', 'void', 'defer'),
      amountMinor: fc.integer({ min: 1, max: 1500 }),
    });
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const hospital = await opened.aHospital();
        const currency = await aPlan(opened, { priceMinor: 1000 });
        const clientId = hospital.tenantId;
        await operator.call(changeSubscription, {
          clientId,
          version: 0,
          planId: currency.id,
          status: 'active',
        });
        const admin = await hospital.as('tenant_admin');
        const id = await aLicenseInvoice(opened, clientId);
        for (const { what, amountMinor } of steps) {
          if (await act(admin, operator, { id, what, amountMinor })) done += 1;
        }
        await expectExact(operator, { clientId, id });
      }),
      { numRuns: 15 },
    );
    expect(done).toBeGreaterThan(5);
  });

  interface Act {
    id: string;
    what: string;
    amountMinor: number;
  }

  /** Does something to an invoice; true unless it was refused. */
  async function act(admin: Caller, operator: Caller, { id, what, amountMinor }: Act): Promise<boolean> {
    const { invoice } = await operator.call(contract.readReceivable, { clientInvoiceId: id });
    const seen = { clientInvoiceId: id, version: invoice.version, reason: `By ${newId()}` };
    const back = { returnedBy: 'cash', returnedReference: 'R 1' } as const;
    const paidBack = invoice.status === 'paid' ? back : {};
    const ways: Record<string, () => Promise<unknown>> = {
      discount: () => operator.call(contract.discountReceivable, { ...seen, amountMinor }),
      credit: () => operator.call(contract.creditReceivable, { ...seen, amountMinor, ...paidBack }),
      pay: () => pay(admin, id, invoice.owedMinor),
      void: () => operator.call(contract.voidReceivable, seen),
      defer: () => operator.call(contract.deferReceivable, { ...seen, dueOn: '2032-09-01' }),
    };
    const refusal = await ways[what]!().then(
      () => undefined,
      (error: unknown) => (error as { code?: string }).code,
    );
    expect([undefined, 'WRONG_STATE', 'INVALID_INPUT']).toContain(refusal);
    return refusal === undefined;
  }

  async function expectExact(operator: Caller, { clientId, id }: { clientId: string; id: string }) {
    const { invoice, changes } = await operator.call(contract.readReceivable, { clientInvoiceId: id });
    const taken = (kind: string) =>
      changes
        .filter((change) => change.kind === kind)
        .reduce((sum, { amountMinor }) => sum + amountMinor!, 0);
    expect([invoice.discountMinor, invoice.creditedMinor]).toEqual([taken('discount'), taken('credit')]);
    const returned = changes.filter(({ returnedBy }) => returnedBy !== null);
    expect(invoice.returnedMinor).toBe(returned.reduce((sum, { amountMinor }) => sum + amountMinor!, 0));
    const left = invoice.amountMinor - invoice.discountMinor - invoice.creditedMinor;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(invoice.owedMinor).toBe(invoice.status === 'open' ? left : 0);
    const stored = await opened.database.inTenant(clientId, 'read', (db) =>
      db
        .selectFrom('license_invoice')
        .selectAll()
        .where('tenant_id', '=', clientId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    expect([
      stored.status,
      stored.discount_minor,
      stored.credited_minor,
      stored.due_on,
      stored.version,
    ]).toEqual([
      ...[invoice.status, invoice.discountMinor, invoice.creditedMinor, invoice.dueOn, invoice.version],
    ]);
    for (const by of ['month', 'year'] as const) {
      for (const row of (await operator.call(readTotals, { by, year: 2032 })).rows) {
        expect(row.invoicedMinor).toBe(
          row.discountMinor + row.creditedMinor + row.settledMinor + row.owedMinor,
        );
      }
    }
    const sums = (await operator.call(contract.sumReceivables, {})).rows;
    for (const { owedMinor, not_due, to_30, to_60, to_90, over_90 } of sums) {
      expect(owedMinor).toBe(not_due + to_30 + to_60 + to_90 + over_90);
    }
  }
});
