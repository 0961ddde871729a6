import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentCashierDay, listPaymentsOfDay } from '#areas/billing/payments/cashier/cashier.contract.ts';
import { createCreditNote } from '#areas/billing/credits/credit-note.contract.ts';
import { getInvoice, listInvoices, voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { listPayments, recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { payFromDeposit } from '#areas/billing/deposits/deposit.contract.ts';
import { approveRefund, listRefundRequests } from '#areas/billing/payments/refunds/refund.contract.ts';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { listStockLots } from '#areas/stock/movements/stock-movement.contract.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { dispensingMismatches } from '../dispensing/checks/dispensing-check.job.ts';
import type { Medicine } from '../medicines/medicine.contract.ts';
import { updateMedicine } from '../medicines/medicine.contract.ts';
import { aMedicine, aPharmacist } from '../pharmacy.fixture.ts';
import { saleMismatches } from './checks/sale-check.job.ts';
import * as contract from './counter-sale.contract.ts';

describe('a sale over the counter', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let pharmacist: Caller;
  let shelf: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    pharmacist = await aPharmacist(opened, hospital);
    shelf = await placeId(admin, 'pharmacy');
  });
  afterAll(() => opened.close());

  /** 1.50 each: 10 of an earlier lot and 50 of a later one. */
  async function stocked(part: Parameters<typeof aMedicine>[1] = {}): Promise<Medicine> {
    const medicine = await aMedicine(admin, part);
    await aReceipt(admin, medicine.id, {
      ...{ placeId: shelf, lotNumber: `LATE-${medicine.name}`, quantity: 50, expiresOn: '2031-01-31' },
    });
    await aReceipt(admin, medicine.id, {
      ...{ placeId: shelf, lotNumber: `SOON-${medicine.name}`, quantity: 10, expiresOn: '2030-01-31' },
    });
    return medicine;
  }

  const left = async (medicine: Medicine) => {
    const { rows } = await admin.call(listStockLots, { stockItemId: medicine.id });
    return rows.filter(({ place }) => place.id === shelf).reduce((sum, row) => sum + row.quantity, 0);
  };

  async function total(medicine: Medicine, quantity: number): Promise<number> {
    const { rows, taxBasisPoints } = await pharmacist.call(contract.searchCounter, { search: medicine.name });
    const subtotal = rows.find(({ medicineId }) => medicineId === medicine.id)!.priceMinor * quantity;
    return subtotal + Math.round((subtotal * taxBasisPoints) / 10_000);
  }

  async function aSale(
    medicine: Medicine,
    quantity: number,
    part: Partial<CallRequest<typeof contract.sellOverCounter>> = {},
  ): Promise<CallRequest<typeof contract.sellOverCounter>> {
    const amountMinor = await total(medicine, quantity);
    return {
      lines: [{ medicineId: medicine.id, quantity }],
      payment: { method: 'cash', amountMinor, tenderedMinor: amountMinor + 500 },
      ...part,
    };
  }

  test('moves what expires first, bills it, takes the money into the day of the seller, once', async () => {
    const medicine = await stocked();
    const request = await aSale(medicine, 12, { buyerName: 'Karim Uddin', buyerPhone: '01711 000009' });
    const key = newId();
    const sale = await pharmacist.call(contract.sellOverCounter, request, key);
    expect(await pharmacist.call(contract.sellOverCounter, request, key)).toEqual(sale);
    expect(sale).toMatchObject({
      ...{ patient: null, buyerName: 'Karim Uddin', buyerPhone: '01711 000009', creditedMinor: 0 },
      payment: { method: 'cash', changeMinor: 500 },
    });
    expect(sale.items[0]!.lots.map(({ lotNumber, quantity }) => [lotNumber, quantity])).toEqual([
      [`SOON-${medicine.name}`, 10],
      [`LATE-${medicine.name}`, 2],
    ]);
    expect(await left(medicine)).toBe(48);
    const invoice = await admin.call(getInvoice, { invoiceId: sale.invoiceId });
    expect(invoice).toMatchObject({
      ...{ status: 'paid', patient: null, totalMinor: sale.totalMinor, paidMinor: sale.totalMinor },
      buyer: { name: 'Karim Uddin', phone: '01711 000009' },
    });
    const { rows } = await admin.call(listInvoices, { search: sale.invoiceNumber });
    expect(rows).toMatchObject([{ patient: null, buyer: { name: 'Karim Uddin' } }]);
    expect(await admin.call(listPayments, { invoiceId: sale.invoiceId })).toMatchObject({
      ...{ patient: null, payments: [{ method: 'cash', amountMinor: sale.totalMinor }] },
    });
    const { day } = await pharmacist.call(currentCashierDay, {});
    const { rows: ofDay } = await pharmacist.call(listPaymentsOfDay, { cashierDayId: day!.id });
    expect(ofDay).toMatchObject([{ invoiceNumber: sale.invoiceNumber, patient: null }]);
    expect(day!.expectedMinor).toBe(sale.totalMinor);
    expect(
      await pharmacist.call(contract.listCounterSales, { search: sale.saleNumber.toLowerCase() }),
    ).toMatchObject({ rows: [{ id: sale.id }] });
    expect(await pharmacist.call(contract.getCounterSale, { saleId: sale.id })).toEqual(sale);
    await pharmacist.call(contract.recordCounterPrint, { saleId: sale.id, output: 'print' });
  });

  test.each([
    ['a controlled medicine', { isControlled: true }, 'counter-sales.controlled'],
    ['an antibiotic', { isAntibiotic: true }, 'counter-sales.antibiotic'],
    [
      'what the hospital sells on prescription only',
      { isPrescriptionOnly: true },
      'counter-sales.prescriptionOnly',
    ],
    ['what has no price', { priceMinor: 0 }, 'counter-sales.withoutPrice'],
  ])('%s is refused, and nothing moves', async (_, part, code) => {
    const medicine = await stocked(part);
    await expect(
      pharmacist.call(contract.sellOverCounter, {
        lines: [{ medicineId: medicine.id, quantity: 1 }],
        payment: { method: 'card', amountMinor: 150 },
      }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { 'lines.0.medicineId': { code, facts: { name: `${medicine.name} 500 mg` } } } },
    });
    expect(await left(medicine)).toBe(60);
  });

  test('what fails leaves neither stock nor invoice nor payment behind', async () => {
    const medicine = await stocked();
    const refused = async (part: Partial<CallRequest<typeof contract.sellOverCounter>>, wanted: object) =>
      expect(pharmacist.call(contract.sellOverCounter, await aSale(medicine, 5, part))).rejects.toMatchObject(
        wanted,
      );
    const at = (field: string) => ({
      code: 'INVALID_INPUT',
      facts: { fields: { [field]: expect.anything() } },
    });
    const before = await admin.call(listInvoices, { limit: 1 });
    await refused(
      { payment: { method: 'cash', amountMinor: 1 } },
      {
        code: 'SALE_TOTAL_CHANGED',
        facts: { totalMinor: await total(medicine, 5) },
      },
    );
    await refused(
      { payment: { method: 'bkash', amountMinor: await total(medicine, 5) } },
      at('payment.reference'),
    );
    await refused({ patientId: newId() }, { code: 'NOT_FOUND' });
    await refused({ lines: [] }, at('lines'));
    const twice = [1, 2].map((quantity) => ({ medicineId: medicine.id, quantity }));
    await refused({ lines: twice }, at('lines.1.medicineId'));
    const amountMinor = await total(medicine, 61);
    const lines = [{ medicineId: medicine.id, quantity: 61 }];
    await refused({ lines, payment: { method: 'card', amountMinor } }, { code: 'STOCK_SHORT' });
    // The stock has moved when the payment is refused.
    const wallet = {
      method: 'bkash' as const,
      amountMinor: await total(medicine, 5),
      reference: 'SAME12345',
    };
    await pharmacist.call(contract.sellOverCounter, await aSale(medicine, 5, { payment: wallet }));
    const paid = await admin.call(listInvoices, { limit: 1 });
    await refused({ payment: wallet }, { code: 'TRANSACTION_USED' });
    expect(await left(medicine)).toBe(55);
    expect((await admin.call(listInvoices, { limit: 1 })).rows).toEqual(paid.rows);
    expect(paid.rows).not.toEqual(before.rows);
    await admin.call(updateMedicine, { medicineId: medicine.id, version: medicine.version, isActive: false });
    const inactive = { method: 'card' as const, amountMinor: 150 };
    await expect(
      pharmacist.call(contract.sellOverCounter, {
        lines: [{ medicineId: medicine.id, quantity: 1 }],
        payment: inactive,
      }),
    ).rejects.toMatchObject(at('lines.0.medicineId'));
  });

  test('of a patient is compared with allergies, which nobody passes at the counter', async () => {
    const medicine = await stocked();
    const harmless = await stocked({ genericName: 'Cetirizine' });
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    await admin.call(recordAllergy, { patientId, substance: 'Paracetamol' });
    const medicineIds = [medicine.id, harmless.id].join(',');
    const checked = await pharmacist.call(contract.checkCounter, { patientId, medicineIds });
    expect(checked).toMatchObject({ allergies: { state: 'recorded', substances: ['Paracetamol'] } });
    const stop = { severity: 'stop', code: 'allergyIngredient', medicineId: medicine.id };
    expect(checked.findings.filter(({ severity }) => severity === 'stop')).toMatchObject([stop]);
    await expect(
      pharmacist.call(contract.sellOverCounter, await aSale(medicine, 1, { patientId })),
    ).rejects.toMatchObject({ code: 'SAFETY_STOP', facts: { findings: [stop] } });
    const sale = await pharmacist.call(contract.sellOverCounter, await aSale(harmless, 1, { patientId }));
    expect(sale).toMatchObject({ patient: { id: patientId }, buyerName: null });
    // What a restricted patient bought is told to who sells, and to nobody who only bills.
    await admin.call(restrictPatient, { patientId, version: 1 });
    expect((await pharmacist.call(contract.getCounterSale, { saleId: sale.id })).items).toHaveLength(1);
  });

  test('is found by the code of the pack, the number of a lot and the name', async () => {
    const medicine = await stocked({ code: `C-${newId().slice(-12)}` });
    const search = (text: string) => pharmacist.call(contract.searchCounter, { search: text });
    for (const text of [medicine.code!.toLowerCase(), `soon-${medicine.name}`]) {
      const found = await search(text);
      expect(found).toMatchObject({ isScanned: true, rows: [{ medicineId: medicine.id, refusal: null }] });
    }
    const byName = await search(medicine.name);
    expect(byName.isScanned).toBe(false);
    expect(byName.rows.map(({ medicineId }) => medicineId)).toContain(medicine.id);
    expect(byName.rows[0]!.lots.map(({ quantity }) => quantity)).toEqual([10, 50]);
  });

  test('is taken back by lot: credited, and refunded once somebody else approves', async () => {
    const medicine = await stocked();
    const sale = await pharmacist.call(contract.sellOverCounter, await aSale(medicine, 12));
    const [item] = sale.items;
    const [first] = item!.lots;
    const line = { soldItemId: item!.id, lotId: first!.lotId, quantity: 4 };
    const back = { saleId: sale.id, reason: 'Bought too many', to: 'pharmacy' as const };
    const taken = await pharmacist.call(contract.takeBackSold, { ...back, lines: [line] });
    expect(taken.refundMinor).toBe(Math.round(sale.totalMinor / 3));
    expect(await left(medicine)).toBe(52);
    await expect(
      pharmacist.call(contract.takeBackSold, { ...back, lines: [{ ...line, quantity: 7 }] }),
    ).rejects.toMatchObject({ facts: { fields: { 'lines.0.quantity': { facts: { left: 6 } } } } });
    await expect(
      pharmacist.call(contract.takeBackSold, { ...back, lines: [line, line] }),
    ).rejects.toMatchObject({ facts: { fields: { 'lines.1.lotId': expect.anything() } } });
    const { rows } = await admin.call(listRefundRequests, { invoiceId: sale.invoiceId });
    expect(rows).toMatchObject([{ patient: null, amountMinor: taken.refundMinor, method: 'cash' }]);
    await admin.call(approveRefund, { refundRequestId: rows[0]!.id, version: 1 });
    const after = await pharmacist.call(contract.getCounterSale, { saleId: sale.id });
    expect(after).toMatchObject({ creditedMinor: taken.refundMinor, refundedMinor: taken.refundMinor });
    expect(after.items[0]!.lots[0]).toMatchObject({ quantity: 10, returnedQuantity: 4 });
    expect(after.returns).toMatchObject([{ quantity: 4, reason: 'Bought too many' }]);
  });

  test('cannot be undone or paid past the counter: its bill follows what was sold', async () => {
    const medicine = await stocked();
    const { invoiceId } = await pharmacist.call(contract.sellOverCounter, await aSale(medicine, 2));
    const invoice = await admin.call(getInvoice, { invoiceId });
    const { version } = invoice;
    await expect(admin.call(voidInvoice, { invoiceId, version, reason: 'no' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    const lines = [{ itemId: invoice.items[0]!.id, quantity: 1 }];
    await expect(admin.call(createCreditNote, { invoiceId, lines, reason: 'no' })).rejects.toMatchObject({
      code: 'INVOICE_OF_DISPENSING',
    });
    await expect(admin.call(payFromDeposit, { invoiceId, amountMinor: 1 })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    // The permission of the counter makes no other payment.
    await expect(
      pharmacist.call(recordPayment, { invoiceId, parts: [{ method: 'cash', amountMinor: 1 }] }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('needs the permission, and another hospital sees nothing of it', async () => {
    const medicine = await stocked();
    const request = await aSale(medicine, 1);
    const sale = await pharmacist.call(contract.sellOverCounter, request);
    const { caller } = await aStaffMember(opened, hospital, ['pharmacy.read', 'pharmacy.dispense']);
    await expect(caller.call(contract.sellOverCounter, request)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(contract.getCounterSale, { saleId: sale.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(stranger.call(contract.sellOverCounter, request)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('what was sold is what left the stock and what is billed, and the check finds what is not', async () => {
    const { tenantId } = hospital;
    const medicine = await stocked();
    const sale = await pharmacist.call(contract.sellOverCounter, await aSale(medicine, 3));
    const read = () =>
      opened.database.inTenant(tenantId, 'write', async (db) => [
        ...(await saleMismatches(db, tenantId)),
        ...(await dispensingMismatches(db, tenantId)),
      ]);
    expect(await read()).toEqual([]);
    await opened.database.inTenant(tenantId, 'write', (db) =>
      sql`update counter_sale_lot set returned_quantity = 1 where tenant_id = ${tenantId}::uuid
        and item_id = ${sale.items[0]!.id}::uuid`.execute(db),
    );
    expect(await read()).toMatchObject([{ id: sale.id, out: 2, moved: 3, charged: 3 }]);
  });
});
