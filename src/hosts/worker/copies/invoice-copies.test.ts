import { expect, test } from 'vitest';
import * as contract from '#areas/billing/invoices/invoice.contract.ts';
import { listServices } from '#areas/billing/services/service.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { readCopy, takeOver } from './copies.fixture.ts';
import { invoiceCopy } from './keys/invoice.copy.ts';
import { patientCopy } from './keys/patient.copy.ts';

const patient = { id: '7', firstName: 'Sarah', lastName: 'Begum', dateOfBirth: '1985-03-15' };
const invoice = {
  id: '21',
  invoiceNumber: 'INV-000009',
  patientId: '7',
  patientName: 'Sarah Begum',
  items: [{ id: '1', name: 'Consultation', quantity: 2, price: 5000, total: 1 }],
  subtotal: 10_000,
  discount: 1000,
  tax: 900,
  total: 9900,
  paidAmount: 4000,
  status: 'partial',
  dueDate: '2024-02-15T00:00:00.000Z',
  paymentMethod: 'card',
  createdAt: '2024-02-01T10:00:00.000Z',
};

test('invoices of the earlier program come along with what was paid, added up and counted', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const stored = {
    patients: [patient],
    hms_invoices: [
      invoice,
      { ...invoice, id: 22, items: [], status: 'odd', paidAmount: 99_999, paymentMethod: 'gold' },
      { ...invoice, id: 23, status: 'draft', paidAmount: 0 },
      { ...invoice, id: 24, status: 'void' },
    ],
  };
  expect(await takeOver(system, hospital, stored)).toEqual([]);
  const admin = await hospital.as('tenant_admin');
  const { rows } = await admin.call(contract.listInvoices, { sort: 'created' });
  const seen = rows.map(({ invoiceNumber, status, totalMinor, paidMinor }) => [
    invoiceNumber,
    status,
    totalMinor,
    paidMinor,
  ]);
  expect(seen.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
    ['INV-000009', 'overdue', 9900, 4000],
    ['INV-000010', 'paid', 9900, 9900],
    ['INV-000011', 'draft', 9900, 0],
    ['INV-000012', 'void', 9900, 0],
  ]);
  expect(await admin.call(contract.countInvoices, {})).toMatchObject({
    revenueMinor: 19_800,
    collectedMinor: 13_900,
    total: 4,
  });
  const ledger = await system.database.inTenant(hospital.tenantId, 'read', (db) =>
    db
      .selectFrom('payment')
      .select(['amount_minor', 'method', 'receipt_number'])
      .where('tenant_id', '=', hospital.tenantId)
      .orderBy('receipt_number')
      .execute(),
  );
  expect(ledger).toEqual([
    { amount_minor: 4000, method: 'card', receipt_number: 'RCT-000001' },
    { amount_minor: 9900, method: 'manual', receipt_number: 'RCT-000002' },
  ]);
});

test('the copy holds what the documents name, and is taken over again unchanged', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  await takeOver(system, hospital, { patients: [patient], hms_invoices: [invoice] });
  const patients = await readCopy(system, hospital, patientCopy);
  const invoices = await readCopy(system, hospital, invoiceCopy);
  expect(invoices).toMatchObject([
    {
      invoiceNumber: 'INV-000009',
      patientName: 'Sarah Begum',
      subtotal: 10_000,
      total: 9900,
      paidAmount: 4000,
    },
  ]);
  const elsewhere = await system.aHospital();
  expect(await takeOver(system, elsewhere, { patients, hms_invoices: invoices })).toEqual([]);
  const again = await readCopy(system, elsewhere, invoiceCopy);
  expect(again).toMatchObject([{ invoiceNumber: 'INV-000009', total: 9900, paidAmount: 4000 }]);
});

test('an invoice of a patient who is not there is refused, and nothing of the copy is written', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  expect(() => invoiceCopy.parse([{ invoiceNumber: 'INV-000001' }])).toThrow(/patientId/);
  expect(await takeOver(system, hospital, { hms_invoices: [invoice] })).toEqual(['hms_invoices']);
  const admin = await hospital.as('tenant_admin');
  expect((await admin.call(contract.listInvoices, {})).rows).toEqual([]);
});

test('services come along once, beside those that exist', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const stored = [
    { id: '1', name: 'ECG', price: 50_000, category: 'Cardiology', status: 'active' },
    { id: '2', name: 'ecg', price: 1, category: 'Cardiology' },
    { id: '3', name: 'Old', price: -5, status: 'inactive' },
  ];
  expect(await takeOver(system, hospital, { hms_services: stored })).toEqual([]);
  expect(await takeOver(system, hospital, { hms_services: stored })).toEqual([]);
  const admin = await hospital.as('tenant_admin');
  const { rows } = await admin.call(listServices, { status: 'all' });
  expect(rows).toMatchObject([
    { name: 'ECG', priceMinor: 50_000, category: 'Cardiology', status: 'active' },
    { name: 'Old', priceMinor: 0, category: 'Consultation', status: 'inactive' },
  ]);
});
