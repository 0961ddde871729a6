import { expect, test } from 'vitest';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { seedBilling } from './billing.seed.ts';
import { countInvoices, listInvoices } from './invoices/invoice.contract.ts';
import { statusToday } from './invoices/invoice.rules.ts';

test('the sample invoices add up with their payments and figures, and each is in the state it says', async () => {
  const opened = aTestSystem();
  const hospital = await opened.aHospital();
  const { tenantId } = hospital;
  const person = {
    lastName: 'Sample',
    dateOfBirth: '1990-01-01',
    gender: 'other',
    registeredDaysAgo: 90,
  } as const;
  const people = ['Ayan', 'Bina', 'Chandra'].map((firstName) => ({ ...person, firstName }));
  await opened.database.inTenant(tenantId, 'write', async (db) => {
    const patientIds = await seedPatients(db, tenantId, people, opened.clock);
    const user = await db
      .selectFrom('user_account')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow();
    await seedBilling(db, { tenantId, timeZone: 'UTC', userId: user.id, patientIds }, opened.clock);
  });
  const stored = await opened.database.inTenant(tenantId, 'read', async (db) => ({
    invoices: await db.selectFrom('invoice').selectAll().where('tenant_id', '=', tenantId).execute(),
    payments: await db.selectFrom('payment').selectAll().where('tenant_id', '=', tenantId).execute(),
  }));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  for (const invoice of stored.invoices) {
    const ledger = stored.payments.filter((payment) => payment.invoice_id === invoice.id);
    expect(sum(ledger.map((payment) => payment.amount_minor))).toBe(invoice.paid_minor);
    expect(statusToday(invoice, dateIn('UTC', opened.clock.now()))).toBe(invoice.status);
  }
  const admin = await hospital.as('tenant_admin');
  const sent = stored.invoices.filter((invoice) => !['draft', 'void'].includes(invoice.status));
  const collectedMinor = sum(stored.payments.map((payment) => payment.amount_minor));
  const revenueMinor = sum(sent.map((invoice) => invoice.total_minor - invoice.credited_minor));
  expect(await admin.call(countInvoices, {})).toEqual({
    currencyCode: 'BDT',
    revenueMinor,
    collectedMinor,
    outstandingMinor: revenueMinor - collectedMinor,
    total: stored.invoices.length,
  });
  const { rows } = await admin.call(listInvoices, { sort: 'created' });
  expect(rows.map((row) => row.invoiceNumber)).toEqual(rows.map((row) => row.invoiceNumber).toSorted());
});
