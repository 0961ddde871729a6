import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countInvoices, getInvoice, voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { applyPaid, lockInvoice } from '#areas/billing/invoices/invoice.queries.ts';
import { ledgerMismatches } from '#areas/billing/payments/ledger/ledger-check.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { insertPayments } from '#areas/billing/payments/payment.queries.ts';
import { approveRefund, requestRefund } from '#areas/billing/payments/refunds/refund.contract.ts';
import { newId } from '#kernel/ids.ts';
import { aCreditNote, anInvoice } from '../billing.fixture.ts';
import { type Caller, everyPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import * as contract from './credit-note.contract.ts';

describe.each(everyPostgres())('credit notes on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let clerk: Caller;
  let approver: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    clerk = await hospital.as('tenant_admin');
    approver = (await aStaffMember(opened, hospital, ['billing.refunds', 'billing.read'])).caller;
  });
  afterAll(() => opened.close());

  /** Two dressings and an X-ray, 10 % off, 10 % tax: 990.00 of the subtotal of 1,000.00. */
  const aBill = (part: object = {}) =>
    anInvoice(clerk, {
      items: [
        { name: 'Dressing', quantity: 2, priceMinor: 20_000 },
        { name: 'X-ray', quantity: 1, priceMinor: 60_000 },
      ],
      discountBasisPoints: 1000,
      taxBasisPoints: 1000,
      send: true,
      ...part,
    });

  const pay = (invoiceId: string, amountMinor: number) =>
    clerk.call(recordPayment, { invoiceId, parts: [{ method: 'card', amountMinor }] });

  async function refund(invoiceId: string, amountMinor: number) {
    const wish = { invoiceId, purpose: 'credit' as const, amountMinor, method: 'card' as const };
    const asked = await clerk.call(requestRefund, { ...wish, reason: 'Not done' });
    return approver.call(approveRefund, { refundRequestId: asked.id, version: 1 });
  }

  /** As a refund stands that went out before there were credit notes: nobody had said what it was for. */
  function refundAsBefore(invoiceId: string, amountMinor: number) {
    const { tenantId } = hospital;
    return opened.database.inTenant(tenantId, 'write', async (db) => {
      const invoice = (await lockInvoice(db, tenantId, invoiceId))!;
      const now = opened.clock.now().toISOString();
      const paidMinor = invoice.paid_minor - amountMinor;
      await applyPaid(db, tenantId, invoice, { paidMinor, today: now.slice(0, 10), now });
      const payment = {
        tenant_id: tenantId,
        id: newId(),
        invoice_id: invoiceId,
        kind: 'refund' as const,
        amount_minor: -amountMinor,
        method: 'card' as const,
        tendered_minor: null,
        reference: null,
        transaction_number: null,
        notes: null,
        reason: 'X-ray not taken',
        purpose: null,
        refund_request_id: null,
        cashier_day_id: null,
        receipt_number: `RCT-B${newId()}`,
        created_by: invoice.created_by,
        created_at: now,
      };
      await insertPayments(db, [payment]);
    });
  }

  test('a line that was paid is credited with its part of discount and tax, the money goes back, and nothing is due', async () => {
    const bill = await aBill({ dueDate: '2031-12-31' });
    await pay(bill.id, 99_000);
    const { creditNote, invoice } = await aCreditNote(clerk, bill);
    expect(creditNote).toMatchObject({
      creditNoteNumber: expect.stringMatching(/^CN-\d{6}$/),
      subtotalMinor: 20_000,
      discountMinor: 2000,
      taxMinor: 1800,
      totalMinor: 19_800,
      items: [{ position: 1, name: 'Dressing', quantity: 1 }],
    });
    expect(invoice).toMatchObject({
      status: 'paid',
      creditedMinor: 19_800,
      dueMinor: 0,
      toRefundMinor: 19_800,
    });
    const done = await refund(bill.id, 19_800);
    expect(done.invoice).toMatchObject({ status: 'paid', paidMinor: 79_200, dueMinor: 0, toRefundMinor: 0 });
    const now = await clerk.call(getInvoice, { invoiceId: bill.id });
    expect(now.items.map((item) => item.creditedQuantity)).toEqual([1, 0]);
    expect(now.creditNotes).toMatchObject([{ id: creditNote.id, createdByName: creditNote.createdByName }]);
  });

  test('what is not paid yet owes less, and the rest can be paid', async () => {
    const bill = await aBill();
    await pay(bill.id, 30_000);
    const { invoice } = await aCreditNote(clerk, bill, { quantity: 2 });
    expect(invoice).toMatchObject({ status: 'partial', dueMinor: 29_400, toRefundMinor: 0 });
    await expect(pay(bill.id, 29_401)).rejects.toMatchObject({ facts: { dueMinor: 29_400 } });
    expect((await pay(bill.id, 29_400)).invoice).toMatchObject({ status: 'paid', dueMinor: 0 });
  });

  test('credited in full it is credited, also past its due date, and takes neither money nor another credit', async () => {
    const bill = await aBill();
    const lines = bill.items.map(({ id, quantity }) => ({ itemId: id, quantity }));
    const wish = { invoiceId: bill.id, lines, reason: 'The patient did not come' };
    const { invoice } = await clerk.call(contract.createCreditNote, wish);
    expect(invoice).toMatchObject({ status: 'credited', creditedMinor: 99_000, dueMinor: 0, paidAt: null });
    await expect(pay(bill.id, 1)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(clerk.call(contract.createCreditNote, wish)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(
      clerk.call(voidInvoice, { invoiceId: bill.id, version: invoice.version, reason: 'No' }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('more than is left is refused at its line, nothing chosen and nothing of worth too, and nothing is written', async () => {
    const bill = await aBill({
      items: [
        { name: 'Free advice', quantity: 1, priceMinor: 0 },
        { name: 'Visit', quantity: 2, priceMinor: 100 },
      ],
    });
    await aCreditNote(clerk, { id: bill.id, items: [bill.items[1]!] });
    const credit = (lines: { itemId: string; quantity: number }[]) =>
      clerk.call(contract.createCreditNote, { invoiceId: bill.id, lines, reason: 'Test' });
    const [free, visit] = bill.items.map(({ id }) => id) as [string, string];
    const fields = (path: string, code: string) => ({
      code: 'INVALID_INPUT',
      facts: { fields: { [path]: { code } } },
    });
    await expect(
      credit([
        { itemId: free, quantity: 0 },
        { itemId: visit, quantity: 2 },
      ]),
    ).rejects.toMatchObject({
      facts: { fields: { 'lines.1.quantity': { code: 'credits.moreThanLeft', facts: { left: 1 } } } },
    });
    await expect(credit([{ itemId: visit, quantity: 0 }])).rejects.toMatchObject(
      fields('lines', 'credits.nothingChosen'),
    );
    await expect(credit([{ itemId: free, quantity: 1 }])).rejects.toMatchObject(
      fields('lines', 'credits.worthNothing'),
    );
    const twice = { itemId: visit, quantity: 1 };
    await expect(credit([twice, twice])).rejects.toMatchObject(
      fields('lines.1.itemId', 'credits.chosenTwice'),
    );
    const other = await aBill();
    await expect(credit([{ itemId: other.items[0]!.id, quantity: 1 }])).rejects.toMatchObject(
      fields('lines.0.itemId', 'credits.otherInvoice'),
    );
    expect((await clerk.call(getInvoice, { invoiceId: bill.id })).creditNotes).toHaveLength(1);
  });

  test('a draft and a void invoice are not credited; a clerk without billing.write and another hospital cannot', async () => {
    const draft = await aBill({ send: false });
    await expect(aCreditNote(clerk, draft)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const bill = await aBill();
    const cashier = (await aStaffMember(opened, hospital, ['billing.read', 'billing.payments'])).caller;
    await expect(aCreditNote(cashier, bill)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(aCreditNote(stranger, bill)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await clerk.call(voidInvoice, { invoiceId: bill.id, version: bill.version, reason: 'Twice' });
    await expect(aCreditNote(clerk, bill)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('of one unit that many credit at once one credit note is made, and numbers leave no gap', async () => {
    const bill = await aBill();
    const xray = { id: bill.id, items: [bill.items[1]!] };
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => aCreditNote(clerk, xray)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { tenantId } = hospital;
    const rows = await opened.database.inTenant(tenantId, 'read', (db) =>
      db.selectFrom('credit_note').select('credit_note_number').where('tenant_id', '=', tenantId).execute(),
    );
    const numbers = rows.map((row) => Number(row.credit_note_number.slice(3))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  });

  test('figures follow: revenue falls, outstanding is what is due, and what waits to go back hides no debt', async () => {
    const own = await opened.aHospital();
    const biller = await own.as('tenant_admin');
    const items = [{ name: 'Visit', quantity: 2, priceMinor: 50_000 }];
    const [paid] = await Promise.all(
      [1, 2].map(() => anInvoice(biller, { items, taxBasisPoints: 0, send: true })),
    );
    const parts = [{ method: 'card' as const, amountMinor: 100_000 }];
    await biller.call(recordPayment, { invoiceId: paid!.id, parts });
    await aCreditNote(biller, paid!);
    expect(await biller.call(countInvoices, {})).toMatchObject({
      revenueMinor: 150_000,
      collectedMinor: 100_000,
      outstandingMinor: 100_000,
    });
  });

  test('the database itself refuses more credit than the total or the line, and a credit note that is rewritten', async () => {
    const bill = await aBill();
    await aCreditNote(clerk, bill);
    const { tenantId } = hospital;
    const write = (work: Parameters<typeof opened.database.inTenant<unknown>>[2]) =>
      opened.database.inTenant(tenantId, 'write', work);
    await expect(
      write((db) =>
        db
          .updateTable('invoice')
          .set({ credited_minor: 99_001 })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', bill.id)
          .execute(),
      ),
    ).rejects.toThrow('invoice_credited_minor');
    await expect(
      write((db) =>
        db
          .updateTable('invoice')
          .set({ refunded_minor: 19_801 })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', bill.id)
          .execute(),
      ),
    ).rejects.toThrow('invoice_refunded_minor');
    await expect(
      write((db) =>
        db
          .updateTable('invoice_item')
          .set({ credited_quantity: 3 })
          .where('tenant_id', '=', tenantId)
          .where('invoice_id', '=', bill.id)
          .where('position', '=', 1)
          .execute(),
      ),
    ).rejects.toThrow('invoice_item_credited_quantity');
    for (const change of [
      (db: Parameters<Parameters<typeof write>[0]>[0]) =>
        db.updateTable('invoice_item').set({ price_minor: 1 }).where('tenant_id', '=', tenantId).execute(),
      (db: Parameters<Parameters<typeof write>[0]>[0]) =>
        db.updateTable('credit_note').set({ reason: 'x' }).where('tenant_id', '=', tenantId).execute(),
      (db: Parameters<Parameters<typeof write>[0]>[0]) =>
        db.deleteFrom('credit_note_item').where('tenant_id', '=', tenantId).execute(),
    ]) {
      await expect(write(change)).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('money given back before there were credit notes is credited when somebody says so, never by itself', async () => {
    const bill = await aBill();
    await pay(bill.id, 99_000);
    const cover = () =>
      clerk.call(contract.creditEarlierRefunds, { invoiceId: bill.id, reason: 'X-ray not taken' });
    await expect(cover()).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await refundAsBefore(bill.id, 12_345);
    const before = await clerk.call(getInvoice, { invoiceId: bill.id });
    expect(before).toMatchObject({ status: 'partial', dueMinor: 12_345, uncreditedRefundsMinor: 12_345 });
    const { tenantId } = hospital;
    const { invoice, creditNote } = await cover();
    expect(creditNote).toMatchObject({ totalMinor: 12_345, coversRefunds: true });
    expect(invoice).toMatchObject({ status: 'paid', dueMinor: 0, toRefundMinor: 0 });
    await expect(cover()).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const rest = before.items.map(({ id, quantity }) => ({ itemId: id, quantity }));
    const all = await clerk.call(contract.createCreditNote, {
      invoiceId: bill.id,
      lines: rest,
      reason: 'All',
    });
    expect(all.invoice).toMatchObject({ status: 'credited', creditedMinor: 99_000, toRefundMinor: 86_655 });
    expect(await opened.database.inTenant(tenantId, 'read', (db) => ledgerMismatches(db, tenantId))).toEqual(
      [],
    );
  });

  test('a credit note and each of its prints are recorded', async () => {
    const { creditNote } = await aCreditNote(clerk, await aBill());
    await clerk.call(contract.recordCreditNotePrint, { creditNoteId: creditNote.id, output: 'print' });
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('action')
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource_id', '=', creditNote.id)
        .orderBy('id')
        .execute(),
    );
    expect(entries.map(({ action }) => action)).toEqual(['CREATE', 'PRINT']);
  });
});
