import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCreditNote } from '#areas/billing/credits/credit-note.contract.ts';
import { getInvoice, voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { listRefundRequests } from '#areas/billing/payments/refunds/refund.contract.ts';
import { recordAllergy, stateNoKnownAllergies } from '#areas/patients/allergies/allergy.contract.ts';
import { readStayBill } from '#areas/inpatient/charges/bill/stay-bill.contract.ts';
import { getDischarge } from '#areas/inpatient/discharge/discharge.contract.ts';
import { anAdmission } from '#areas/inpatient/inpatient.fixture.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { listStockLots } from '#areas/stock/movements/stock-movement.contract.ts';
import { balanceMismatches } from '#areas/stock/ledger/balance-check.job.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { isAppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { createMedicine, type Medicine } from '../medicines/medicine.contract.ts';
import { aLine, aMedicine, aPharmacist, aPrescription, medicineInput } from '../pharmacy.fixture.ts';
import { setLineState } from '../prescriptions/orders/line-order.contract.ts';
import {
  cancelPrescription,
  getPrescription,
  type Prescription,
  signPrescription,
} from '../prescriptions/prescription.contract.ts';
import { dispensingMismatches } from './checks/dispensing-check.job.ts';
import * as contract from './dispensing.contract.ts';

describe('dispensing', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let doctor: Caller;
  let pharmacist: Caller;
  let shelf: string;
  const today = opened.clock.now().toISOString().slice(0, 10);
  const soon = plusDays(today, 40);
  const late = plusDays(today, 400);

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    doctor = await hospital.as('doctor');
    pharmacist = await aPharmacist(opened, hospital);
    shelf = await placeId(admin, 'pharmacy');
  });
  afterAll(() => opened.close());

  /** A medicine of which two lots of 12 lie in the pharmacy. */
  async function aStocked(part: Parameters<typeof aMedicine>[1] = {}): Promise<Medicine> {
    const medicine = await aMedicine(admin, part);
    for (const [lotNumber, expiresOn] of [
      ['SOON', soon],
      ['LATE', late],
    ] as const) {
      await aReceipt(admin, medicine.id, { placeId: shelf, lotNumber, expiresOn, quantity: 12 });
    }
    return medicine;
  }

  async function aHealthyPatient(): Promise<string> {
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    await doctor.call(stateNoKnownAllergies, { patientId });
    return patientId;
  }

  /** 21 tablets for a patient without allergies; say what matters to the test. */
  async function aSigned(
    medicine: Medicine,
    part: { patientId?: string; admissionId?: string; kind?: 'outpatient' } = {},
  ) {
    const patientId = part.patientId ?? (await aHealthyPatient());
    const { admissionId = null, ...more } = part;
    return aPrescription(doctor, { ...more, patientId, admissionId, lines: [aLine(medicine)] });
  }

  type Handed = Parameters<typeof inputOf>[1];
  const inputOf = ({ id, lines }: Prescription, part: Record<string, unknown>) => ({
    prescriptionId: id,
    version: 1,
    lines: [{ lineId: lines[0]!.id, ...part }],
  });
  const handOut = (signed: Prescription, part: Handed, more: { version?: number; reasons?: [] } = {}) =>
    pharmacist.call(contract.handOut, { ...inputOf(signed, part), ...more });
  const open = (signed: Prescription) =>
    pharmacist.call(contract.openDispensing, { prescriptionId: signed.id });
  const leftOnShelf = async ({ id: stockItemId }: Medicine) =>
    (await admin.call(listStockLots, { stockItemId })).rows
      .filter(({ place }) => place.id === shelf)
      .map(({ lotNumber, quantity }) => [lotNumber, quantity]);
  const faults = () =>
    opened.database.inTenant(hospital.tenantId, 'read', async (db) => [
      ...(await dispensingMismatches(db, hospital.tenantId)),
      ...(await balanceMismatches(db, hospital.tenantId)),
    ]);

  test('a part is handed out from two lots, first what expires first; invoice, rest and return agree', async () => {
    const medicine = await aStocked({ priceMinor: 150 });
    const signed = await aSigned(medicine);
    const before = await open(signed);
    expect(before.lines).toMatchObject([
      {
        prescribed: 21,
        given: 0,
        remaining: 21,
        isOpen: true,
        offers: [{ lots: [{ lotNumber: 'SOON' }, {}] }],
      },
    ]);
    const first = await handOut(signed, { quantity: 15 });
    expect(first.status).toBe('partly-dispensed');
    expect(await leftOnShelf(medicine)).toEqual([['LATE', 9]]);
    const invoiceId = first.invoiceId!;
    const invoice = await admin.call(getInvoice, { invoiceId });
    expect(invoice).toMatchObject({ status: 'sent', subtotalMinor: 15 * 150, items: [{ quantity: 15 }] });
    const parts = [{ method: 'cash' as const, amountMinor: invoice.dueMinor }];
    await admin.call(recordPayment, { invoiceId, parts });

    const second = await handOut(signed, { quantity: 6 }, { version: 2 });
    expect(second.status).toBe('dispensed');
    expect(second.invoiceId).not.toBe(invoiceId);
    const given = await open(signed);
    expect(given.lines).toMatchObject([{ given: 21, remaining: 0, isOpen: false }]);
    const paid = given.dispensings.find(({ id }) => id === first.dispensingId)!;
    expect(paid.items[0]!.lots).toMatchObject([
      { lotNumber: 'SOON', quantity: 12, returnedQuantity: 0 },
      { lotNumber: 'LATE', quantity: 3, returnedQuantity: 0 },
    ]);

    const [item] = paid.items;
    const lotId = item!.lots[0]!.lotId;
    const back = { dispensingId: paid.id, lines: [{ itemId: item!.id, lotId, quantity: 1 }] };
    const wish = { ...back, reason: 'Not needed', to: 'pharmacy' as const };
    const returned = await pharmacist.call(contract.takeBack, wish);
    const credited = await admin.call(getInvoice, { invoiceId });
    expect(returned.creditNoteNumber).toBe(credited.creditNotes[0]!.creditNoteNumber);
    expect(returned.refundMinor).toBe(credited.toRefundMinor);
    expect(credited.items[0]!.creditedQuantity).toBe(1);
    const { rows: requests } = await admin.call(listRefundRequests, { invoiceId });
    expect(requests).toMatchObject([{ amountMinor: returned.refundMinor, status: 'pending' }]);
    expect(await leftOnShelf(medicine)).toEqual([
      ['SOON', 1],
      ['LATE', 3],
    ]);
    const after = await open(signed);
    expect(after.lines).toMatchObject([{ given: 20, remaining: 0, isOpen: false }]);
    await expect(
      pharmacist.call(contract.takeBack, { ...wish, lines: [{ ...wish.lines[0]!, quantity: 12 }] }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await faults()).toEqual([]);
  });

  test('nothing is invoiced but what is handed out: neither voiding nor a credit note by hand', async () => {
    const signed = await aSigned(await aStocked());
    const { invoiceId } = await handOut(signed, { quantity: 5 });
    const invoice = await admin.call(getInvoice, { invoiceId: invoiceId! });
    await expect(
      admin.call(voidInvoice, { invoiceId: invoice.id, version: invoice.version, reason: 'Mistake' }),
    ).rejects.toMatchObject({ code: 'INVOICE_OF_DISPENSING' });
    const lines = [{ itemId: invoice.items[0]!.id, quantity: 1 }];
    await expect(
      admin.call(createCreditNote, { invoiceId: invoice.id, lines, reason: 'Mistake' }),
    ).rejects.toMatchObject({ code: 'INVOICE_OF_DISPENSING' });
    await expect(
      doctor.call(cancelPrescription, { prescriptionId: signed.id, version: 2, reason: 'Mistake' }),
    ).rejects.toMatchObject({ code: 'PRESCRIPTION_DISPENSED' });
  });

  test('a return that is handed out again opens the line, and with nothing out the prescription can be cancelled', async () => {
    const signed = await aSigned(await aStocked());
    const { dispensingId } = await handOut(signed, { quantity: 4 });
    const { dispensings } = await open(signed);
    const [item] = dispensings[0]!.items;
    const lines = [{ itemId: item!.id, lotId: item!.lots[0]!.lotId, quantity: 4 }];
    const wish = { dispensingId, lines, reason: 'Wrong box', to: 'quarantine' as const, isOwedAgain: true };
    expect(await pharmacist.call(contract.takeBack, wish)).toMatchObject({ refundMinor: 0 });
    const { prescription, lines: left } = await open(signed);
    expect([prescription.status, left[0]!.remaining]).toEqual(['signed', 21]);
    const { version } = prescription;
    await doctor.call(cancelPrescription, { prescriptionId: signed.id, version, reason: 'Changed mind' });
    await expect(handOut(signed, { quantity: 1 }, { version: version + 1 })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    expect(await faults()).toEqual([]);
  });

  test('another lot than the first to expire needs a reason, and lots must add up', async () => {
    const medicine = await aStocked();
    const signed = await aSigned(medicine);
    const { lines } = await open(signed);
    const [first, last] = lines[0]!.offers[0]!.lots;
    const taken = (lotId: string, quantity: number) => ({ quantity: 5, lots: [{ lotId, quantity }] });
    await expect(handOut(signed, taken(last!.lotId, 5))).rejects.toMatchObject({
      facts: { fields: { 'lines.0.lotReason': { code: 'dispensing.lotReasonMissing' } } },
    });
    await expect(handOut(signed, taken(first!.lotId, 4))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await leftOnShelf(medicine)).toEqual([
      ['SOON', 12],
      ['LATE', 12],
    ]);
    await handOut(signed, { ...taken(last!.lotId, 5), lotReason: 'The first box is torn' });
    expect(await leftOnShelf(medicine)).toEqual([
      ['SOON', 12],
      ['LATE', 7],
    ]);
  });

  test('more than is left, of a stopped line or of what is not there, is refused and nothing is written', async () => {
    const medicine = await aStocked();
    const signed = await aSigned(medicine);
    await expect(handOut(signed, { quantity: 22 })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const many = await aPrescription(doctor, {
      patientId: signed.patient.id,
      lines: [aLine(medicine, { duration: '30d' })],
      reasons: [],
    });
    await expect(handOut(many, { quantity: 90 })).rejects.toMatchObject({
      code: 'STOCK_SHORT',
      facts: { left: 24, wanted: 90 },
    });
    await doctor.call(setLineState, {
      lineId: many.lines[0]!.id,
      version: 1,
      state: 'stopped',
      reason: 'Well',
    });
    await expect(handOut(many, { quantity: 1 })).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(handOut(signed, { quantity: 1 }, { version: 9 })).rejects.toMatchObject({ code: 'STALE' });
    expect((await open(signed)).dispensings).toEqual([]);
    expect(await leftOnShelf(medicine)).toEqual([
      ['SOON', 12],
      ['LATE', 12],
    ]);
  });

  test('a lot that expired overnight is never handed out, by name or by turn', async () => {
    const medicine = await aMedicine(admin);
    await aReceipt(admin, medicine.id, { placeId: shelf, lotNumber: 'LAST', expiresOn: today, quantity: 50 });
    const signed = await aSigned(medicine);
    const { lines } = await open(signed);
    const { lotId } = lines[0]!.offers[0]!.lots[0]!;
    opened.clock.advance(86_400_000);
    const tomorrow = await aPharmacist(opened, hospital);
    const call = (part: Record<string, unknown>) => tomorrow.call(contract.handOut, inputOf(signed, part));
    await expect(call({ quantity: 5 })).rejects.toMatchObject({ code: 'STOCK_SHORT' });
    const lots = [{ lotId, quantity: 5 }];
    const named = call({ quantity: 5, lots, lotReason: 'It is here' });
    await expect(named).rejects.toMatchObject({ code: 'LOT_EXPIRED' });
    opened.clock.advance(-86_400_000);
  });

  test('an allergy that was recorded since signing stops, and goes on with a reason that is kept', async () => {
    const medicine = await aStocked({ genericName: 'Amoxicillin' });
    const signed = await aSigned(medicine);
    const { id: patientId } = signed.patient;
    await doctor.call(recordAllergy, {
      ...{ patientId, substance: 'Amoxicillin', ingredient: 'amoxicillin', reaction: 'Rash' },
      ...{ reactionKind: 'other', severity: 'moderate', certainty: 'confirmed' },
    });
    const opening = await open(signed);
    const stop = opening.findings.find(({ severity }) => severity === 'stop')!;
    expect([stop.code, stop.isNew]).toEqual(['allergyIngredient', true]);
    expect(opening.allergies?.substances).toEqual(['Amoxicillin']);
    await expect(handOut(signed, { quantity: 1 })).rejects.toMatchObject({ code: 'SAFETY_STOP' });
    const reasons = [{ key: stop.key, reason: 'The doctor was called and insists' }];
    await pharmacist.call(contract.handOut, { ...inputOf(signed, { quantity: 1 }), reasons });
    const stored = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('dispensing_finding')
        .select('reason')
        .where('tenant_id', '=', hospital.tenantId)
        .execute(),
    );
    expect(stored).toEqual([{ reason: reasons[0]!.reason }]);
  });

  test('another brand of the same goes out with the word of somebody; another strength never', async () => {
    const medicine = await aMedicine(admin, { name: 'Napalex' });
    const brand = await aStocked({ name: 'Acelor' });
    const input = medicineInput({ name: 'Acelor Extra', strength: '650 mg' });
    input.ingredients[0]!.amountThousandths = 650_000;
    const stronger = await admin.call(createMedicine, input);
    const signed = await aSigned(medicine);
    const { lines } = await open(signed);
    const names = lines[0]!.offers.map(({ name }) => name);
    expect(names[0]).toBe('Napalex 500 mg');
    expect(names).toContain('Acelor 500 mg');
    expect(names).not.toContain('Acelor Extra 650 mg');
    const other = { medicineId: brand.id, quantity: 10 };
    await expect(handOut(signed, other)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const agreed = { agreedBy: 'patient', agreedName: 'Rahima Khatun' };
    await expect(handOut(signed, { ...other, ...agreed, medicineId: stronger.id })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    await handOut(signed, { ...other, ...agreed });
    const { dispensings } = await open(signed);
    expect(dispensings[0]!.items).toMatchObject([
      { name: 'Acelor 500 mg', prescribedName: 'Napalex', agreedBy: 'patient', agreedName: 'Rahima Khatun' },
    ]);
  });

  test('what is out of stock the patient buys outside, and the prescription waits no longer', async () => {
    const signed = await aSigned(await aMedicine(admin));
    expect(await handOut(signed, { isOutside: true })).toMatchObject({
      invoiceId: null,
      status: 'dispensed',
    });
    expect((await open(signed)).dispensings[0]!.items).toMatchObject([
      { kind: 'outside', quantity: 21, lots: [] },
    ]);
  });

  test('of a stay it stands on the bill of the stay, and a return takes it off again', async () => {
    const medicine = await aStocked({ priceMinor: 200 });
    const admission = await anAdmission(admin);
    const { id: admissionId } = admission;
    await doctor.call(stateNoKnownAllergies, { patientId: admission.patient.id });
    const signed = await aSigned(medicine, { patientId: admission.patient.id, admissionId });
    const { invoiceId, dispensingId } = await handOut(signed, { quantity: 10 });
    expect(invoiceId).toBeNull();
    const supplied = async () =>
      (await admin.call(readStayBill, { admissionId })).lines
        .filter(({ kind }) => kind === 'supply')
        .map(({ quantity, amountMinor }) => [quantity, amountMinor]);
    expect(await supplied()).toEqual([[10, 2000]]);
    const { dispensings } = await open(signed);
    const [item] = dispensings[0]!.items;
    const lines = [{ itemId: item!.id, lotId: item!.lots[0]!.lotId, quantity: 4 }];
    await pharmacist.call(contract.takeBack, { dispensingId, lines, reason: 'Stopped', to: 'pharmacy' });
    expect(await supplied()).toEqual([[6, 1200]]);
    expect(await faults()).toEqual([]);
  });

  test('a controlled medicine is not handed out by one person', async () => {
    const signed = await aSigned(await aStocked({ genericName: 'Morphine', isControlled: true }));
    await expect(handOut(signed, { quantity: 1 })).rejects.toMatchObject({ code: 'WITNESS_REQUIRED' });
  });

  test('the queue shows who waits longest first, with the stops that were passed and why', async () => {
    const own = await opened.aHospital();
    const [boss, writer] = [await own.as('tenant_admin'), await own.as('doctor')];
    const keeper = await aPharmacist(opened, own);
    const medicine = await aMedicine(boss, { genericName: 'Amoxicillin' });
    const { id: patientId } = await boss.call(registerPatient, aPatient({ allergies: 'Amoxicillin' }));
    const input = { patientId, lines: [aLine(medicine)] };
    const refused = await writer.call(signPrescription, input).catch((error: unknown) => error);
    const found = isAppError(refused) ? (refused.facts['findings'] as { key: string }[]) : [];
    const reasons = found.map(({ key }) => ({ key, reason: 'Tolerated last year' }));
    const first = await aPrescription(writer, { ...input, reasons });
    opened.clock.set(new Date(opened.clock.now().getTime() + 60_000).toISOString());
    const { id: other } = await boss.call(registerPatient, aPatient());
    const second = await aPrescription(writer, { patientId: other, lines: [aLine(medicine)] });
    const queue = async (search = '') => (await keeper.call(contract.listQueue, { search })).rows;
    const findings = [{ severity: 'stop', reason: 'Tolerated last year' }];
    expect(await queue()).toMatchObject([{ id: first.id, findings }, { id: second.id }]);
    expect(await queue(second.prescriptionNumber)).toMatchObject([{ id: second.id }]);
    expect(await queue(first.patient.patientNumber)).toMatchObject([{ id: first.id }]);
    expect((await keeper.call(contract.listQueue, { day: 'earlier' })).rows).toEqual([]);
  });

  test('what is still to be handed out informs the discharge', async () => {
    const medicine = await aStocked();
    const admission = await anAdmission(admin);
    const { id: admissionId } = admission;
    await doctor.call(stateNoKnownAllergies, { patientId: admission.patient.id });
    const home = await aSigned(medicine, { patientId: admission.patient.id, kind: 'outpatient' });
    const { stages } = await admin.call(getDischarge, { admissionId });
    expect(stages.find(({ stage }) => stage === 'pharmacy')!.blockers).toContainEqual(
      expect.objectContaining({
        code: 'pharmacy.undispensedAtDischarge',
        isBlocking: false,
        facts: { count: 1, prescriptions: home.prescriptionNumber },
      }),
    );
  });

  test('who may not dispense is refused, another hospital sees nothing, and a repeat hands out once', async () => {
    const medicine = await aStocked();
    const signed = await aSigned(medicine);
    const refused = doctor.call(contract.handOut, inputOf(signed, { quantity: 1 }));
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await aPharmacist(opened, await opened.aHospital());
    const elsewhere = stranger.call(contract.handOut, inputOf(signed, { quantity: 1 }));
    await expect(elsewhere).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const key = newId();
    const input = inputOf(signed, { quantity: 2 });
    const once = await pharmacist.call(contract.handOut, input, key);
    expect(await pharmacist.call(contract.handOut, input, key)).toEqual(once);
    expect(await leftOnShelf(medicine)).toEqual([
      ['SOON', 10],
      ['LATE', 12],
    ]);
    const { status } = await doctor.call(getPrescription, { prescriptionId: signed.id });
    expect(status).toBe('partly-dispensed');
  });
});
