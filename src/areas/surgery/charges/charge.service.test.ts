import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAuditEntry, listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { clerkLimits } from '#areas/billing/billing.fixture.ts';
import { getInvoice, voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { setOwnLimit } from '#areas/billing/limits/own-limit.contract.ts';
import { receivePatient } from '#areas/inpatient/admissions/admission.contract.ts';
import { readStayBill, settleStay } from '#areas/inpatient/charges/bill/stay-bill.contract.ts';
import { decideDischarge, getDischarge } from '#areas/inpatient/discharge/discharge.contract.ts';
import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { listStockLots } from '#areas/stock/movements/stock-movement.contract.ts';
import { AppError } from '#kernel/app-error.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { type Caller, everyPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import type { MakeCall } from '#testing/records/area-fixture.ts';
import { recordConsumable, returnConsumable } from '../consumables/consumable.contract.ts';
import { markImplant, recordImplant } from '../implants/implant.contract.ts';
import { recordMilestone } from '../milestones/milestone.contract.ts';
import { updateProcedure } from '../procedures/procedure.contract.ts';
import { aCompletedCase, aTheatreService, aTheatreStore, choosePrices } from '../theatre-charges.fixture.ts';
import { aCaseUnderWay } from '../theatre-papers.fixture.ts';
import {
  correctCharge,
  dropCharge,
  getCaseCharges,
  listSurgicalBills,
  validateSurgicalBill,
} from './charge.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
let call: MakeCall;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
  call = (one, input) => admin.call(one, input);
});

beforeEach(() => choosePrices(call, {}));

afterAll(() => opened.close());

async function anAdmittedPatient() {
  const { beds } = await aWardWithBeds(admin);
  const admission = await anAdmission(admin, { bedId: beds[0]!.id });
  await call(receivePatient, { admissionId: admission.id, version: 1 });
  return { admissionId: admission.id, patientId: admission.patient.id };
}

const chargesOf = async (caseId: string) => (await call(getCaseCharges, { caseId })).bills;
const onHand = async (stockItemId: string, placeId: string) =>
  (await call(listStockLots, { stockItemId })).rows
    .filter(({ place }) => place.id === placeId)
    .map(({ lotNumber, quantity }) => `${lotNumber} ${quantity}`);

describe('what an operation takes from the stock', () => {
  test('what expires first is taken first, and comes back to the lots it was taken from', async () => {
    const stored = await aTheatreStore(call);
    const { id: caseId } = await aCaseUnderWay(admin);
    const used = await call(recordConsumable, { caseId, ...stored, quantity: 12 });
    expect(used.lots.map(({ lotNumber, quantity }) => [lotNumber, quantity])).toEqual([
      ['A', 10],
      ['B', 2],
    ]);
    expect(await onHand(stored.stockItemId, stored.placeId)).toEqual(['B 88']);
    const back = { consumableId: used.id, version: 1, quantity: 3, reason: 'Not opened' };
    const after = await call(returnConsumable, back);
    expect(after).toMatchObject({
      quantity: 12,
      returnedQuantity: 3,
      lots: [{ lotNumber: 'A', quantity: 9 }],
    });
    expect(await onHand(stored.stockItemId, stored.placeId)).toEqual(['A 1', 'B 90']);
    const tooMuch = call(returnConsumable, { ...back, version: 2, quantity: 10 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('nothing is taken beyond what is there, from no other place, and by nobody but the theatre nurse', async () => {
    const stored = await aTheatreStore(call);
    const { id: caseId } = await aCaseUnderWay(admin);
    const short = call(recordConsumable, { caseId, ...stored, quantity: 101 });
    await expect(short).rejects.toMatchObject({ code: 'STOCK_SHORT' });
    expect(await onHand(stored.stockItemId, stored.placeId)).toEqual(['A 10', 'B 90']);
    const doctor = await hospital.as('doctor');
    const other = doctor.call(recordConsumable, { caseId, ...stored, quantity: 1 });
    await expect(other).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { caller: nurse } = await aStaffMember(opened, hospital, ['surgery.nursing', 'surgery.read']);
    const used = await nurse.call(recordConsumable, { caseId, ...stored, quantity: 1 });
    expect(used.quantity).toBe(1);
  });

  test('much of one item leaves by two people with a reason, however many entries it is', async () => {
    const stored = await aTheatreStore(call);
    const { id: caseId } = await aCaseUnderWay(admin);
    const nurse = await aStaffMember(opened, hospital, ['surgery.nursing', 'surgery.read']);
    const { userId: witnessId } = await aStaffMember(opened, hospital, ['surgery.nursing']);
    const take = (part: object) =>
      nurse.caller.call(recordConsumable, { caseId, ...stored, quantity: 20, ...part });
    await take({});
    await expect(take({ quantity: 1 })).rejects.toMatchObject({
      facts: { fields: { quantityReason: { facts: { taken: 21 } } } },
    });
    const reason = { quantity: 1, quantityReason: 'It bleeds' };
    await expect(take(reason)).rejects.toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect(await onHand(stored.stockItemId, stored.placeId)).toEqual(['B 80']);
    const confirmed = { witnessId, witnessPassword: samplePassword };
    expect(await take({ ...reason, ...confirmed })).toMatchObject({
      ...{ quantity: 1, quantityReason: 'It bleeds', witnessedByName: expect.stringContaining('Staff') },
    });
  });

  test('an implant takes its lot, and one in error gives it back', async () => {
    const stored = await aTheatreStore(call);
    const { id: caseId } = await aCaseUnderWay(admin);
    const implant = { caseId, name: 'Mesh', manufacturer: 'Meghna Surgical' };
    const elsewhere = call(recordImplant, { ...implant, stock: stored, lotNumber: 'C' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const put = await call(recordImplant, { ...implant, stock: stored, lotNumber: 'b' });
    expect(put).toMatchObject({ isOfStock: true, lotNumber: 'b', expiresOn: '2099-12-31' });
    expect(await onHand(stored.stockItemId, stored.placeId)).toEqual(['A 10', 'B 89']);
    await call(markImplant, { implantId: put.id, version: 1, reason: 'Other patient' });
    expect(await onHand(stored.stockItemId, stored.placeId)).toEqual(['A 10', 'B 90']);
    const bought = await call(recordImplant, { ...implant, lotNumber: 'Z9' });
    expect(bought.isOfStock).toBe(false);
  });
});

describe('what an operation comes to', () => {
  test('procedure, theatre time and stock are charged once it is completed', async () => {
    const stored = await aTheatreStore(call);
    await choosePrices(call, { quarterHourServiceId: await aTheatreService(call, 'Quarter', 1000) });
    const at = (minutes: number) => new Date(opened.clock.now().getTime() - minutes * 60_000).toISOString();
    const { caseId } = await aCompletedCase(admin, {}, async (id) => {
      await call(recordConsumable, { caseId: id, ...stored, quantity: 4 });
      await call(recordMilestone, { caseId: id, version: 0, kind: 'arrived', happenedAt: at(61) });
    });
    const kinds = async () =>
      (await chargesOf(caseId))[0]!.charges.map(({ kind, amountMinor }) => [kind, amountMinor]);
    expect(await kinds()).toEqual([
      ['procedure', 500_000],
      ['theatre_time', 0],
      ['consumable', 600],
    ]);
    await call(recordMilestone, { caseId, version: 1, kind: 'out_of_theatre', happenedAt: at(0) });
    expect(new Map((await kinds()) as [string, number][]).get('theatre_time')).toBe(5000);
    const { rows } = await call(listSurgicalBills, { limit: 200 });
    expect(rows.find((row) => row.case.id === caseId)).toMatchObject({ amountMinor: 505_600 });
  });

  test('a package takes the place of what it contains', async () => {
    const stored = await aTheatreStore(call);
    const packageServiceId = await aTheatreService(call, 'Package', 700_000);
    const { caseId } = await aCompletedCase(admin, {}, async (id) => {
      const { case: one } = await call(recordConsumable, { caseId: id, ...stored, quantity: 1 });
      expect(one.id).toBe(id);
      const { rows } = await call(listSurgicalBills, {});
      expect(rows.some((row) => row.case.id === id)).toBe(false);
      const { procedureId } = await aProcedureOf(id);
      const packageCovers = ['procedure' as const];
      await call(updateProcedure, { procedureId, version: 1, packageServiceId, packageCovers });
    });
    const [bill] = await chargesOf(caseId);
    expect(bill!.charges.map(({ kind, state }) => [kind, state])).toEqual([
      ['package', 'charged'],
      ['procedure', 'covered'],
      ['consumable', 'charged'],
    ]);
    expect(bill!.amountMinor).toBe(700_150);
  });
});

async function aProcedureOf(caseId: string): Promise<{ procedureId: string }> {
  const row = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
    db
      .selectFrom('surgical_case')
      .select('procedure_id')
      .where('tenant_id', '=', hospital.tenantId)
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow(),
  );
  return { procedureId: row.procedure_id! };
}

describe('billing validates', () => {
  test('what was corrected stands on the bill of the stay, what was dropped does not, and the discharge waits for it', async () => {
    const stored = await aTheatreStore(call);
    const stay = await anAdmittedPatient();
    let consumableId = '';
    const { caseId } = await aCompletedCase(admin, stay, async (id) => {
      consumableId = (await call(recordConsumable, { caseId: id, ...stored, quantity: 4 })).id;
      await call(recordImplant, { caseId: id, name: 'Mesh', manufacturer: 'Meghna', stock: stored });
    });
    const { admissionId } = stay;
    const home = { disposition: 'home' as const, summary: 'Well' };
    await call(decideDischarge, { admissionId, version: 0, ...home });
    const blockers = async () =>
      (await call(getDischarge, { admissionId })).stages
        .filter(({ stage }) => stage === 'billing')
        .flatMap((stage) => stage.blockers)
        .filter(({ code }) => code === 'surgery.chargesNotValidated');
    expect(await blockers()).toMatchObject([
      { isBlocking: true, link: `/dashboard/surgery/charges/${caseId}` },
    ]);
    const before = await chargesOf(caseId);
    const line = (kind: string) => before[0]!.charges.find((one) => one.kind === kind)!;
    const { caller: clerk } = await aStaffMember(opened, hospital, ['billing.read', 'billing.write']);
    await clerk.call(dropCharge, { surgicalChargeId: line('implant').id, version: 1, reason: 'Donated' });
    const { bills } = await clerk.call(correctCharge, {
      surgicalChargeId: line('procedure').id,
      version: 1,
      quantity: 1,
      priceMinor: 450_000,
      reason: 'Agreed price',
    });
    const [{ id: surgicalBillId, version, amountMinor }] = bills as [(typeof bills)[number]];
    expect(amountMinor).toBe(450_600);
    const old = clerk.call(validateSurgicalBill, { surgicalBillId, version: version - 1 });
    await expect(old).rejects.toMatchObject({ code: 'STALE' });
    const done = await clerk.call(validateSurgicalBill, { surgicalBillId, version });
    expect(done.bills[0]).toMatchObject({ status: 'validated', admission: { id: admissionId } });
    expect(await blockers()).toEqual([]);
    const bill = await call(readStayBill, { admissionId });
    const supplies = bill.lines.filter(({ kind }) => kind === 'supply');
    expect(supplies.reduce((sum, one) => sum + one.amountMinor, 0)).toBe(amountMinor);
    const locked = [
      () => call(dropCharge, { surgicalChargeId: line('procedure').id, version: 2, reason: 'Late' }),
      () => call(returnConsumable, { consumableId, version: 1, quantity: 1, reason: 'Late' }),
      () => call(validateSurgicalBill, { surgicalBillId, version: version + 1 }),
    ];
    for (const late of locked) await expect(late()).rejects.toMatchObject({ code: 'CASE_BILLED' });
  });

  test('what a clerk takes off beyond their limit is validated with a second person alone', async () => {
    const stored = await aTheatreStore(call);
    const { caseId } = await aCompletedCase(admin, {}, async (id) => {
      await call(recordConsumable, { caseId: id, ...stored, quantity: 4 });
    });
    const { caller: clerk, roleId } = await aStaffMember(opened, hospital, ['billing.read', 'billing.write']);
    await call(setOwnLimit, { ...clerkLimits, roleId });
    const [bill] = await chargesOf(caseId);
    const procedure = bill!.charges.find(({ kind }) => kind === 'procedure')!;
    const correct = (priceMinor: number, version: number) =>
      clerk.call(correctCharge, {
        ...{ surgicalChargeId: procedure.id, version, quantity: 1, priceMinor, reason: 'Agreed price' },
      });
    const { bills } = await correct(1, 1);
    const validate = (version: number, second = {}) =>
      clerk.call(validateSurgicalBill, { surgicalBillId: bill!.id, version, ...second });
    await expect(validate(bills[0]!.version)).rejects.toMatchObject({
      code: 'BEYOND_OWN_LIMIT',
      facts: { act: 'discount', most: 1000 },
    });
    // A line that is left out is given away as well.
    const dropped = await clerk.call(dropCharge, {
      ...{ surgicalChargeId: procedure.id, version: 2, reason: 'A relative' },
    });
    const { version } = dropped.bills[0]!;
    await expect(validate(version)).rejects.toMatchObject({ code: 'BEYOND_OWN_LIMIT' });
    const approver = await aStaffMember(opened, hospital, ['billing.read', 'billing.refunds']);
    const second = { secondPersonId: approver.userId, secondPersonPassword: samplePassword };
    const done = await validate(version, second);
    expect(done.bills[0]).toMatchObject({ status: 'validated' });
  });

  test('an operation that was booked before the patient was admitted is on the bill of the stay', async () => {
    const { id: patientId } = await call(registerPatient, aPatient());
    const { caseId } = await aCompletedCase(admin, { patientId });
    const { beds } = await aWardWithBeds(admin);
    const { id: admissionId } = await anAdmission(admin, { bedId: beds[0]!.id, patientId });
    await call(receivePatient, { admissionId, version: 1 });
    await call(decideDischarge, { admissionId, version: 0, disposition: 'home', summary: 'Well' });
    const blockers = (await call(getDischarge, { admissionId })).stages.flatMap((stage) => stage.blockers);
    expect(blockers.map(({ code }) => code)).toContain('surgery.chargesNotValidated');
    const [bill] = await chargesOf(caseId);
    const { bills } = await call(validateSurgicalBill, { surgicalBillId: bill!.id, version: bill!.version });
    expect(bills[0]).toMatchObject({ status: 'validated', admission: { id: admissionId }, invoice: null });
  });

  test('what comes late makes a supplement, and after the final invoice of the stay a draft of its own', async () => {
    const stored = await aTheatreStore(call);
    const stay = await anAdmittedPatient();
    const { caseId } = await aCompletedCase(admin, stay);
    const [first] = await chargesOf(caseId);
    await call(validateSurgicalBill, { surgicalBillId: first!.id, version: first!.version });
    const { admissionId } = stay;
    await call(settleStay, { admissionId, dueDate: '2031-12-31', send: true });
    await call(recordConsumable, { caseId, ...stored, quantity: 2 });
    const [, second] = await chargesOf(caseId);
    expect(second).toMatchObject({ billNumber: 2, status: 'open', amountMinor: 300 });
    const done = await call(validateSurgicalBill, { surgicalBillId: second!.id, version: second!.version });
    const invoiceId = done.bills[1]!.invoice!.id;
    expect(await call(getInvoice, { invoiceId })).toMatchObject({ status: 'draft', subtotalMinor: 300 });
  });

  test('a voided invoice has its lines wait for billing again, with what came later, and they are billed anew', async () => {
    const stored = await aTheatreStore(call);
    const { caseId } = await aCompletedCase(admin);
    const [bill] = await chargesOf(caseId);
    const { caller: clerk } = await aStaffMember(opened, hospital, ['billing.read', 'billing.write']);
    const press = { surgicalBillId: bill!.id, version: bill!.version };
    const { bills } = await clerk.call(validateSurgicalBill, press);
    await call(recordConsumable, { caseId, ...stored, quantity: 2 });
    const { id: invoiceId } = bills[0]!.invoice!;
    await call(voidInvoice, { invoiceId, version: 1, reason: 'Wrong payer' });
    const after = await chargesOf(caseId);
    expect(after).toMatchObject([
      { status: 'open', invoice: null, amountMinor: 500_300, returnReason: 'Wrong payer' },
    ]);
    const trail = { resource: 'surgical_bills', resourceId: caseId, action: 'UPDATE' };
    const { rows } = await call(listAuditEntries, trail);
    const returned = await call(getAuditEntry, { auditEntryId: rows[0]!.id });
    expect(returned.oldValues).toEqual({ status: 'validated', invoiceId, supplementNumber: 2 });
    const told = await clerk.call(listNotifications, {});
    expect(told.rows.map(({ code }) => code)).toContain('surgery.billReturned');
    const again = await clerk.call(validateSurgicalBill, { ...press, version: after[0]!.version });
    const { id: second } = again.bills[0]!.invoice!;
    expect(second).not.toBe(invoiceId);
    expect(await call(getInvoice, { invoiceId: second })).toMatchObject({ subtotalMinor: 500_300 });
  });

  test('times by which the theatre was charged stay as they are', async () => {
    await choosePrices(call, { quarterHourServiceId: await aTheatreService(call, 'Quarter', 1000) });
    const at = (minutes: number) => new Date(opened.clock.now().getTime() - minutes * 60_000).toISOString();
    const { caseId } = await aCompletedCase(admin, {}, async (id) => {
      await call(recordMilestone, { caseId: id, version: 0, kind: 'arrived', happenedAt: at(50) });
      await call(recordMilestone, { caseId: id, version: 1, kind: 'out_of_theatre', happenedAt: at(5) });
    });
    const [bill] = await chargesOf(caseId);
    await call(validateSurgicalBill, { surgicalBillId: bill!.id, version: bill!.version });
    const change = { caseId, version: 2, kind: 'arrived' as const, correctionReason: 'Wrong clock' };
    const longer = call(recordMilestone, { ...change, happenedAt: at(90) });
    await expect(longer).rejects.toMatchObject({ code: 'CASE_BILLED' });
    const recovery = { caseId, version: 2, kind: 'recovery' as const, happenedAt: at(1) };
    expect((await call(recordMilestone, recovery)).times).toHaveLength(3);
  });

  test('nobody sees or validates what another hospital charges', async () => {
    const { caseId } = await aCompletedCase(admin);
    const [bill] = await chargesOf(caseId);
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    const read = stranger.call(getCaseCharges, { caseId });
    await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const press = stranger.call(validateSurgicalBill, { surgicalBillId: bill!.id, version: 1 });
    await expect(press).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { caller: nurse } = await aStaffMember(opened, hospital, ['surgery.nursing', 'surgery.read']);
    const other = nurse.call(validateSurgicalBill, { surgicalBillId: bill!.id, version: 1 });
    await expect(other).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe.each(everyPostgres())('validating on $name', (postgres) => {
  const own = openTestSystem(postgres);
  afterAll(() => own.close());

  test('pressed fifty times at once it happens once', async () => {
    const house = await own.aHospital();
    const boss = await house.as('tenant_admin');
    const { caseId } = await aCompletedCase(boss);
    const { bills } = await boss.call(getCaseCharges, { caseId });
    const wish = { surgicalBillId: bills[0]!.id, version: bills[0]!.version, leaveUnpriced: true };
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => boss.call(validateSurgicalBill, wish)),
    );
    const won = tries.filter(({ status }) => status === 'fulfilled');
    const codes = tries.flatMap((one) =>
      one.status === 'rejected'
        ? [one.reason instanceof AppError ? one.reason.code : String(one.reason)]
        : [],
    );
    expect(won).toHaveLength(1);
    expect([...new Set(codes)]).toEqual(['CASE_BILLED']);
    const invoices = await own.database.inTenant(house.tenantId, 'read', (db) =>
      db.selectFrom('invoice').select('id').where('tenant_id', '=', house.tenantId).limit(5).execute(),
    );
    expect(invoices).toHaveLength(1);
  });
});
