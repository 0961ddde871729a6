import { expect, test } from 'vitest';
import { patientCopy } from '#areas/patients/patients/copies/patient-copy.ts';
import { aTestSystem, type Hospital, type TestSystem } from '#testing/hospital.ts';
import { serviceCopy } from '../../services/copies/service-copy.ts';
import { listServices } from '../../services/service.contract.ts';
import { invoiceCopy } from './invoice-copy.ts';
import * as contract from '../invoice.contract.ts';

const leftPatient = { id: '7', firstName: 'Sarah', lastName: 'Begum', dateOfBirth: '1985-03-15' };
const leftInvoice = {
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

function adopt({ database }: TestSystem, { tenantId }: Hospital, patients: unknown[], invoices: unknown[]) {
  return database.inTenant(tenantId, 'write', async (db) => {
    await patientCopy.adopt!(db, tenantId, patients);
    await invoiceCopy.adopt!(db, tenantId, invoices);
  });
}

test('invoices of the earlier program come along with what was paid, added up and counted', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  await adopt(
    system,
    hospital,
    [leftPatient],
    [
      leftInvoice,
      { ...leftInvoice, id: 22, items: [], status: 'odd', paidAmount: 99_999, paymentMethod: 'gold' },
      { ...leftInvoice, id: 23, status: 'draft', paidAmount: 0 },
      { ...leftInvoice, id: 24, status: 'void' },
    ],
  );
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

test('the copy holds what the documents name, and is taken over again as it stands', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  await adopt(system, hospital, [leftPatient], [leftInvoice]);
  const read = (copy: typeof invoiceCopy, { tenantId }: Hospital) =>
    system.database.inTenant(tenantId, 'read', (db) => copy.read(db, tenantId));
  const patients = await read(patientCopy, hospital);
  const invoices = await read(invoiceCopy, hospital);
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
  await adopt(system, elsewhere, [...patients], [...invoices]);
  const again = await read(invoiceCopy, elsewhere);
  expect(again).toMatchObject([{ invoiceNumber: 'INV-000009', total: 9900, paidAmount: 4000 }]);
});

test('an invoice of a patient who is not there is refused, and nothing of the copy is written', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  expect(() => invoiceCopy.check!([{ invoiceNumber: 'INV-000001' }])).toThrow(/patientId/);
  await expect(adopt(system, hospital, [], [leftInvoice])).rejects.toThrow(/not there/);
  const admin = await hospital.as('tenant_admin');
  expect((await admin.call(contract.listInvoices, {})).rows).toEqual([]);
});

test('services come along once, beside those that stand', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const left = [
    { id: '1', name: 'ECG', price: 50_000, category: 'Cardiology', status: 'active' },
    { id: '2', name: 'ecg', price: 1, category: 'Cardiology' },
    { id: '3', name: 'Old', price: -5, status: 'inactive' },
  ];
  await system.database.inTenant(hospital.tenantId, 'write', async (db) => {
    await serviceCopy.adopt!(db, hospital.tenantId, left);
    await serviceCopy.adopt!(db, hospital.tenantId, left);
  });
  const admin = await hospital.as('tenant_admin');
  const { rows } = await admin.call(listServices, { status: 'all' });
  expect(rows).toMatchObject([
    { name: 'ECG', priceMinor: 50_000, category: 'Cardiology', status: 'active' },
    { name: 'Old', priceMinor: 0, category: 'Consultation', status: 'inactive' },
  ]);
});
