import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { getInvoice, sendInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { createService } from '#areas/billing/services/service.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { confirmDischargeStage, decideDischarge, getDischarge } from '../../discharge/discharge.contract.ts';
import { anAdmission } from '../../inpatient.fixture.ts';
import { addStayService, giveStayEstimate } from '../items/stay-item.contract.ts';
import { readStayBill, readStayDue, settleStay } from './stay-bill.contract.ts';

const dueDate = '2031-12-31';

describe('the money of a stay', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let serviceId: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    const service = { name: 'Dressing', category: 'Therapy', priceMinor: 45_000 };
    ({ id: serviceId } = await admin.call(createService, service));
  });
  afterAll(() => opened.close());

  /** A stay of a patient who was registered before, in no bed, so that only what is charged by hand costs. */
  async function aStayOf(patientId: string) {
    opened.clock.advance(60_000);
    const { id: admissionId } = await anAdmission(admin, { patientId });
    return admissionId;
  }
  const aNewPatient = async () => (await admin.call(registerPatient, aPatient())).id;
  const charge = (admissionId: string) => admin.call(addStayService, { admissionId, serviceId });
  async function toldOf(admissionId: string) {
    const { stages } = await admin.call(getDischarge, { admissionId });
    const { blockers } = stages.find(({ stage }) => stage === 'billing')!;
    return blockers
      .filter(({ code }) => code !== 'inpatient.stageOpen_clinical')
      .map(({ code, isBlocking, facts }) => [code, isBlocking, facts['invoices']]);
  }
  const pay = ({ id, dueMinor }: { id: string; dueMinor: number }) =>
    admin.call(recordPayment, { invoiceId: id, parts: [{ method: 'card', amountMinor: dueMinor }] });

  test('blocks a discharge until the final invoice was sent, holds everything, and is paid', async () => {
    const admissionId = await aStayOf(await aNewPatient());
    expect(await toldOf(admissionId)).toEqual([]);
    await charge(admissionId);
    expect(await toldOf(admissionId)).toEqual([['inpatient.stayNotBilled', true, undefined]]);
    const { invoiceId } = await admin.call(settleStay, { admissionId, dueDate });
    // A draft bills nothing yet.
    expect(await toldOf(admissionId)).toEqual([['inpatient.stayNotBilled', true, undefined]]);
    const draft = await admin.call(getInvoice, { invoiceId: invoiceId! });
    const sent = await admin.call(sendInvoice, { invoiceId: draft.id, version: draft.version });
    const due = ['inpatient.stayInvoicesDue', true, sent.invoiceNumber];
    expect(await toldOf(admissionId)).toEqual([due]);
    await charge(admissionId);
    expect(await toldOf(admissionId)).toEqual([['inpatient.stayChangedSinceBilled', true, undefined], due]);
    await admin.call(decideDischarge, { admissionId, version: 0, disposition: 'home', summary: 'Well.' });
    const confirmation = { admissionId, version: 1, stage: 'billing' as const };
    await expect(admin.call(confirmDischargeStage, confirmation)).rejects.toMatchObject({
      code: 'DISCHARGE_BLOCKED',
      facts: { blockers: ['inpatient.stayChangedSinceBilled', 'inpatient.stayInvoicesDue'] },
    });
    const further = await admin.call(settleStay, { admissionId, dueDate, send: true });
    await pay(sent);
    expect(await toldOf(admissionId)).toEqual([['inpatient.stayInvoicesDue', true, further.invoiceNumber]]);
    await pay(await admin.call(getInvoice, { invoiceId: further.invoiceId! }));
    expect(await toldOf(admissionId)).toEqual([]);
    await admin.call(confirmDischargeStage, confirmation);
  });

  test('leads to the bill those who may open it, and nobody else', async () => {
    const admissionId = await aStayOf(await aNewPatient());
    await charge(admissionId);
    const linksFor = async (reader: Caller) =>
      (await reader.call(getDischarge, { admissionId })).stages
        .flatMap(({ blockers }) => blockers)
        .filter(({ code }) => code === 'inpatient.stayNotBilled')
        .map(({ link }) => link);
    expect(await linksFor(admin)).toEqual([`/dashboard/admissions/${admissionId}/bill`]);
    expect(await linksFor(await hospital.as('nurse'))).toEqual([null]);
  });

  test('is the same on the bill, as what is due and at the discharge; older invoices are only told of', async () => {
    const patientId = await aNewPatient();
    const older = await anInvoice(admin, { patientId, send: true });
    const admissionId = await aStayOf(patientId);
    await charge(admissionId);
    const during = await anInvoice(admin, { patientId, send: true });
    const { invoiceNumber } = await admin.call(settleStay, { admissionId, dueDate, send: true });
    await charge(admissionId);
    const [bill, due] = await Promise.all([
      admin.call(readStayBill, { admissionId }),
      admin.call(readStayDue, { admissionId }),
    ]);
    expect(due).toEqual({
      currencyCode: bill.currencyCode,
      finalInvoiceId: bill.finalInvoiceId,
      isFinalSent: true,
      isBilled: false,
      unbilledMinor: bill.unbilled.totalMinor,
      toCreditMinor: bill.toCreditMinor,
      dueMinor: bill.dueMinor,
      dueInvoiceNumbers: [during.invoiceNumber, invoiceNumber],
      depositLeftMinor: bill.depositLeftMinor,
    });
    expect(bill.invoices.map((one) => one.invoiceNumber)).toEqual(due.dueInvoiceNumbers.toReversed());
    expect(await toldOf(admissionId)).toEqual([
      ['inpatient.stayChangedSinceBilled', true, undefined],
      ['inpatient.stayInvoicesDue', true, due.dueInvoiceNumbers.join(', ')],
      ['inpatient.otherInvoicesDue', false, older.invoiceNumber],
    ]);
  });

  test('of a restricted patient is amounts alone, except for those who bill it', async () => {
    const patientId = await aNewPatient();
    await admin.call(restrictPatient, { patientId, version: 1 });
    const admissionId = await aStayOf(patientId);
    await charge(admissionId);
    const estimate = { admissionId, amountMinor: 900_000, notes: 'Delivery with twins' };
    await admin.call(giveStayEstimate, estimate);
    const [reader, biller] = await Promise.all(
      [['billing.read'] as const, ['billing.read', 'billing.write'] as const].map((permissions) =>
        aStaffMember(opened, hospital, [...permissions]),
      ),
    );
    const read = await reader!.caller.call(readStayBill, { admissionId });
    expect(read).toMatchObject({ lines: [], covered: [], package: null, estimate: { notes: null } });
    expect(read.charges).toMatchObject({ subtotalMinor: 45_000 });
    expect(await biller!.caller.call(readStayBill, { admissionId })).toMatchObject({
      lines: [{ name: 'Dressing' }],
      estimate: { notes: estimate.notes },
    });
  });
});
