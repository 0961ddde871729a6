import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDeposit, anInvoiceFor } from '#areas/billing/billing.fixture.ts';
import { countInvoices, createInvoice, updateInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { createStockItem, getStockItem } from '#areas/stock/items/item.contract.ts';
import { createPurchaseOrder } from '#areas/stock/orders/purchase-order.contract.ts';
import { aReceipt, aStockItem, placeId } from '#areas/stock/stock.fixture.ts';
import { createSupplier } from '#areas/stock/suppliers/supplier.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { getDocumentLimit, updateDocumentLimit } from './document-limit.contract.ts';

const defaultMinor = 1_000_000_000_000;

describe('the highest total of one document', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let patientId: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    patientId = (await admin.call(registerPatient, aPatient())).id;
  });
  afterAll(() => opened.close());

  const refusedAt = (field: string) => ({
    code: 'INVALID_INPUT',
    facts: { fields: { [field]: { code: 'document-limit.totalTooHigh' } } },
  });

  /** The largest that every part of an invoice allows: together a thousand times the limit and more. */
  const largest = { name: 'Too much', quantity: 1000, priceMinor: 10_000_000_000 };

  test('the largest parts together are refused at the items, and leave nothing', async () => {
    const before = await admin.call(countInvoices, {});
    const items = Array.from({ length: 100 }, () => largest);
    await expect(
      admin.call(createInvoice, anInvoiceFor(patientId, { items, taxBasisPoints: 10_000, send: true })),
    ).rejects.toMatchObject(refusedAt('items'));
    // A discount hides nothing: what is added up before it has the same limit.
    await expect(
      admin.call(createInvoice, anInvoiceFor(patientId, { items, discountBasisPoints: 10_000, send: true })),
    ).rejects.toMatchObject(refusedAt('items'));
    const draft = await admin.call(createInvoice, anInvoiceFor(patientId));
    const { id: invoiceId, version, dueDate } = draft;
    await expect(admin.call(updateInvoice, { invoiceId, version, dueDate, items })).rejects.toMatchObject(
      refusedAt('items'),
    );
    expect(await admin.call(countInvoices, {})).toEqual({ ...before, total: before.total + 1 });
  });

  test('an invoice of the limit itself is taken, one of a minor unit more is not', async () => {
    const items = [{ name: 'All of it', quantity: 100, priceMinor: defaultMinor / 100 }];
    const invoice = await admin.call(createInvoice, anInvoiceFor(patientId, { items, taxBasisPoints: 0 }));
    expect(invoice.totalMinor).toBe(defaultMinor);
    const more = [...items, { name: 'More', quantity: 1, priceMinor: 1 }];
    await expect(
      admin.call(createInvoice, anInvoiceFor(patientId, { items: more, taxBasisPoints: 0 })),
    ).rejects.toMatchObject(refusedAt('items'));
  });

  test('whatever is written on sent invoices, their sum is the sum of those that were taken', async () => {
    const clerk = await (await opened.aHospital()).as('tenant_admin');
    const { id } = await clerk.call(registerPatient, aPatient());
    let sumMinor = 0;
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 1000 }),
      priceMinor: fc.oneof(fc.nat({ max: 1_000_000 }), fc.nat({ max: 10_000_000_000 })),
    });
    type Case = [lines: { quantity: number; priceMinor: number }[], taxBasisPoints: number];
    const taken: Case = [[{ quantity: 1, priceMinor: 100 }], 1500];
    const refused: Case = [[{ quantity: 1000, priceMinor: 10_000_000_000 }], 0];
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 10_000 }),
        async (lines, taxBasisPoints) => {
          const items = lines.map((one) => ({ name: 'Any', ...one }));
          const write = clerk.call(createInvoice, anInvoiceFor(id, { items, taxBasisPoints, send: true }));
          const [made] = await Promise.allSettled([write]);
          sumMinor += made.status === 'fulfilled' ? made.value.totalMinor : 0;
          const refusal = { status: 'rejected', reason: refusedAt('items') };
          expect(made).toMatchObject(made.status === 'fulfilled' ? {} : refusal);
          expect((await clerk.call(countInvoices, {})).revenueMinor).toBe(sumMinor);
        },
      ),
      // The second is above the limit; without the first, chance may refuse all the others as well.
      { numRuns: 25, examples: [taken, refused] },
    );
    expect(sumMinor).toBeGreaterThan(0);
  });

  test('orders, deliveries and deposits have the same limit', async () => {
    const store = await placeId(admin, 'main-store');
    const { id: supplierId } = await admin.call(createSupplier, { name: 'Large wholesale' });
    const { id: stockItemId } = await admin.call(createStockItem, aStockItem());
    const lines = [{ stockItemId, packs: 100_000, packMinor: 1_000_000_000 }];
    await expect(
      admin.call(createPurchaseOrder, { supplierId, placeId: store, lines }),
    ).rejects.toMatchObject(refusedAt('lines'));
    await expect(
      aReceipt(admin, stockItemId, { quantity: 1_000_000_000, costMinor: 10_000_000_000 }),
    ).rejects.toMatchObject(refusedAt('quantity'));
    await admin.call(updateDocumentLimit, { documentMinor: 100_000 });
    await expect(aDeposit(admin, { patientId, amountMinor: 100_001 })).rejects.toMatchObject(
      refusedAt('part.amountMinor'),
    );
    await aDeposit(admin, { patientId, amountMinor: 100_000 });
    await admin.call(updateDocumentLimit, { documentMinor: defaultMinor });
  });

  test('many deliveries do not make more of an item than the books can add up', async () => {
    const { id } = await admin.call(createStockItem, aStockItem());
    const receive = () => aReceipt(admin, id, { quantity: 100, costMinor: 10_000_000_000 });
    for (let times = 0; times < 10; times += 1) await receive();
    await expect(receive()).rejects.toMatchObject({
      facts: { fields: { quantity: { code: 'stock-movements.worthTooHigh' } } },
    });
    expect((await admin.call(getStockItem, { stockItemId: id })).valueMinor).toBe(10 * defaultMinor);
    const { id: cheap } = await admin.call(createStockItem, aStockItem());
    await aReceipt(admin, cheap, { quantity: 1_000_000_000, costMinor: 0 });
    await expect(aReceipt(admin, cheap, { quantity: 1, costMinor: 0 })).rejects.toMatchObject({
      facts: { fields: { quantity: { code: 'stock-movements.stockTooHigh' } } },
    });
  });

  test('the limit is an administrator’s, in the trail, and no other hospital’s', async () => {
    const biller = await hospital.as('receptionist');
    await expect(biller.call(updateDocumentLimit, { documentMinor: 100_000 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(admin.call(updateDocumentLimit, { documentMinor: 99_999 })).rejects.toMatchObject({
      facts: { fields: { documentMinor: { code: 'document-limit.limitOutOfRange' } } },
    });
    const other = await (await opened.aHospital()).as('tenant_admin');
    await other.call(updateDocumentLimit, { documentMinor: 200_000 });
    expect(await admin.call(getDocumentLimit, {})).toEqual({ documentMinor: defaultMinor });
    const told = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('new_values')
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource', '=', 'document_limit')
        .orderBy('id')
        .execute(),
    );
    expect(told[0]!.new_values).toEqual({ documentMinor: 100_000 });
  });
});
