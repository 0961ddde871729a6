import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { anInvoice } from '../../billing.fixture.ts';
import { recordPayment } from '../../payments/payment.contract.ts';
import { maxPatientBills, readPatientBills } from './patient-bills.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let biller: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  biller = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

test('what is due is the sum over all sent invoices of the patient, shown or not', async () => {
  const draft = await anInvoice(biller);
  const patientId = draft.patient!.id;
  for (let made = 0; made < maxPatientBills; made += 1) await anInvoice(biller, { patientId, send: true });
  const last = await anInvoice(biller, { patientId, send: true });
  await biller.call(recordPayment, {
    invoiceId: last.id,
    parts: [{ method: 'card', amountMinor: 10_000, reference: 'slip 1' }],
  });
  const bills = await (await hospital.as('receptionist')).call(readPatientBills, { patientId });
  expect(bills.rows).toHaveLength(maxPatientBills);
  expect(bills.rows[0]).toMatchObject({ id: last.id, dueMinor: 100_000, status: 'partial' });
  expect(bills.hasMore).toBe(true);
  expect(bills.due).toEqual([{ currencyCode: 'BDT', dueMinor: 110_000 * maxPatientBills + 100_000 }]);
});

test('a patient without a sent invoice owes nothing', async () => {
  const { patient } = await anInvoice(biller);
  const { due, rows } = await biller.call(readPatientBills, { patientId: patient!.id });
  expect(due).toEqual([]);
  expect(rows).toHaveLength(1);
});

test('who sees no billing, and another hospital, are refused', async () => {
  const { patient } = await anInvoice(biller, { send: true });
  const nurse = await hospital.as('nurse');
  await expect(nurse.call(readPatientBills, { patientId: patient!.id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const stranger = await (await opened.aHospital()).as('tenant_admin');
  await expect(stranger.call(readPatientBills, { patientId: patient!.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
