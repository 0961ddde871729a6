import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getInvoice, voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { anInvoice } from '../billing.fixture.ts';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { listPayments, recordPayment } from './payment.contract.ts';

describe.each(everyPostgres())('payments on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let neighbour: Hospital;
  let cashier: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    cashier = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const aSentInvoice = () => anInvoice(cashier, { send: true });
  const cash = (amountMinor: number, tenderedMinor?: number) => ({
    method: 'cash' as const,
    amountMinor,
    ...(tenderedMinor && { tenderedMinor }),
  });

  test('a part and the rest make an invoice paid, and every receipt has its own number', async () => {
    const { id } = await aSentInvoice();
    const first = await cashier.call(recordPayment, { invoiceId: id, parts: [cash(30_000, 50_000)] });
    expect(first.invoice).toMatchObject({
      status: 'partial',
      paidMinor: 30_000,
      dueMinor: 80_000,
      paidAt: null,
    });
    expect(first.payments[0]).toMatchObject({ kind: 'payment', tenderedMinor: 50_000, changeMinor: 20_000 });
    const rest = await cashier.call(recordPayment, {
      invoiceId: id,
      parts: [cash(50_000), { method: 'card', amountMinor: 30_000, reference: 'Slip 7' }],
    });
    expect(rest.invoice).toMatchObject({ status: 'paid', paidMinor: 110_000, dueMinor: 0 });
    expect(rest.invoice.paidAt).not.toBeNull();
    const { payments } = await cashier.call(listPayments, { invoiceId: id });
    expect(payments.map((row) => [row.method, row.amountMinor])).toEqual([
      ['cash', 30_000],
      ['cash', 50_000],
      ['card', 30_000],
    ]);
    expect(new Set(payments.map((row) => row.receiptNumber)).size).toBe(3);
    expect(await cashier.call(getInvoice, { invoiceId: id })).toMatchObject({
      status: 'paid',
      paymentMethod: 'card',
    });
  });

  test('one submission made twice, even at once, counts once', async () => {
    const { id } = await aSentInvoice();
    const submission = { invoiceId: id, parts: [cash(110_000)] };
    const answers = await Promise.all(
      [1, 2, 3].map(() => cashier.call(recordPayment, submission, 'the-same-submission')),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect((await cashier.call(listPayments, { invoiceId: id })).payments).toHaveLength(1);
  });

  test('more than what is due is refused with what is due, and nothing is written', async () => {
    const { id } = await aSentInvoice();
    await expect(
      cashier.call(recordPayment, { invoiceId: id, parts: [cash(60_000), cash(50_001)] }),
    ).rejects.toMatchObject({ code: 'AMOUNT_TOO_HIGH', facts: { dueMinor: 110_000 } });
    expect((await cashier.call(listPayments, { invoiceId: id })).payments).toEqual([]);
    expect(await cashier.call(getInvoice, { invoiceId: id })).toMatchObject({ status: 'sent', paidMinor: 0 });
  });

  test('the database itself refuses a paid amount above the total and a ledger that is rewritten', async () => {
    const { id } = await aSentInvoice();
    const { tenantId } = hospital;
    const write = (work: Parameters<typeof opened.database.inTenant<unknown>>[2]) =>
      opened.database.inTenant(tenantId, 'write', work);
    await expect(
      write((db) =>
        db
          .updateTable('invoice')
          .set({ paid_minor: 110_001, status: 'partial' })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(
      write((db) =>
        db.updateTable('payment').set({ amount_minor: 1 }).where('tenant_id', '=', tenantId).execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      write((db) => db.deleteFrom('payment').where('tenant_id', '=', tenantId).execute()),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('a draft, a void and a paid invoice take no payment; a paid one is not voided', async () => {
    const draft = await anInvoice(cashier);
    const voided = await aSentInvoice();
    await cashier.call(voidInvoice, { invoiceId: voided.id, version: 1, reason: 'Wrong patient' });
    const paid = await aSentInvoice();
    const { invoice } = await cashier.call(recordPayment, { invoiceId: paid.id, parts: [cash(110_000)] });
    for (const invoiceId of [draft.id, voided.id, paid.id]) {
      await expect(cashier.call(recordPayment, { invoiceId, parts: [cash(1)] })).rejects.toMatchObject({
        code: 'WRONG_STATE',
      });
    }
    await expect(
      cashier.call(voidInvoice, { invoiceId: paid.id, version: invoice.version, reason: 'No' }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('what is handed over is cash and never less than the amount', async () => {
    const { id } = await aSentInvoice();
    const refused = (part: object, code: string) =>
      expect(
        cashier.call(recordPayment, { invoiceId: id, parts: [part as ReturnType<typeof cash>] }),
      ).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields: { 'parts.0.tenderedMinor': { code } } },
      });
    await refused({ method: 'cash', amountMinor: 500, tenderedMinor: 499 }, 'payments.lessThanAmount');
    await refused({ method: 'card', amountMinor: 500, tenderedMinor: 500 }, 'payments.cashOnly');
  });

  test('without billing.payments nothing is taken, and another hospital finds no invoice', async () => {
    const { id } = await aSentInvoice();
    const reader = await aStaffMember(opened, hospital, ['billing.read', 'billing.write']);
    await expect(
      reader.caller.call(recordPayment, { invoiceId: id, parts: [cash(1)] }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await neighbour.as('tenant_admin');
    await expect(stranger.call(recordPayment, { invoiceId: id, parts: [cash(1)] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(stranger.call(listPayments, { invoiceId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('200 clerks who pay one invoice at once pay it once', async () => {
    const { id } = await aSentInvoice();
    const tries = await Promise.allSettled(
      Array.from({ length: 200 }, () =>
        cashier.call(recordPayment, { invoiceId: id, parts: [cash(110_000)] }),
      ),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const reasons = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(reasons)).toEqual(new Set(['WRONG_STATE']));
    const { payments } = await cashier.call(listPayments, { invoiceId: id });
    expect(payments.map((row) => row.amountMinor)).toEqual([110_000]);
  });

  test('a wallet needs its transaction number, and one that it could have given', async () => {
    const { id } = await aSentInvoice();
    const refused = (part: object, code: string) =>
      expect(
        cashier.call(recordPayment, { invoiceId: id, parts: [part as ReturnType<typeof cash>] }),
      ).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields: { 'parts.0.reference': { code } } },
      });
    for (const method of ['bkash', 'nagad', 'rocket', 'mobile']) {
      await refused({ method, amountMinor: 100 }, 'payments.transactionMissing');
      await refused({ method, amountMinor: 100, reference: ' ' }, 'payments.transactionMissing');
      await refused({ method, amountMinor: 100, reference: 'paid' }, 'payments.transactionMalformed');
      await refused(
        { method, amountMinor: 100, reference: '01711 000001#' },
        'payments.transactionMalformed',
      );
    }
    await refused(
      { method: 'rocket', amountMinor: 1, reference: '9KD7P3R8WZ' },
      'payments.transactionMalformed',
    );
    const { payments } = await cashier.call(recordPayment, {
      invoiceId: id,
      parts: [{ method: 'bkash', amountMinor: 100, reference: ' 9kd৭ p3r8-wz ' }],
    });
    expect(payments[0]).toMatchObject({ method: 'bkash', reference: '9KD7P3R8WZ' });
  });

  test('a transaction counts once in a hospital unless the cashier says that it paid both', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => aSentInvoice()));
    const part = { method: 'nagad' as const, amountMinor: 100, reference: '71Q9XK2P' };
    const twice = [part, { ...part, reference: '71q9 xk2p' }];
    await expect(cashier.call(recordPayment, { invoiceId: first!.id, parts: twice })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { 'parts.1.reference': { code: 'payments.transactionTwice' } } },
    });
    const tries = await Promise.allSettled(
      [first!, second!].map(({ id }) => cashier.call(recordPayment, { invoiceId: id, parts: [part] })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const again = { invoiceId: third!.id, parts: [part] };
    await expect(cashier.call(recordPayment, again)).rejects.toMatchObject({
      code: 'TRANSACTION_USED',
      facts: { method: 'nagad', transactionNumber: '71Q9XK2P', amountMinor: 100 },
    });
    const shared = await cashier.call(recordPayment, { ...again, sharesTransaction: true });
    expect(shared.payments[0]).toMatchObject({ reference: '71Q9XK2P' });
    await expect(cashier.call(recordPayment, again)).rejects.toMatchObject({ code: 'TRANSACTION_USED' });
    const stranger = await neighbour.as('tenant_admin');
    const theirs = await anInvoice(stranger, { send: true });
    await stranger.call(recordPayment, { invoiceId: theirs.id, parts: [part] });
  });
});
