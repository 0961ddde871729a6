import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDeposit } from '#areas/billing/billing.fixture.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { licenseInvoiceCounter } from '#areas/subscriptions/subscriptions.public.ts';
import { readCounters } from '#database/counters.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { embeddedPostgres, openTestSystem, quickPasswords, signInAs } from '#testing/hospital.ts';
import { fillSamples, sampleOrganizations } from './samples.ts';

/** Where each counter's numbers stand. */
const numbered: Readonly<Record<string, readonly [table: string, column: string]>> = {
  'patients.number': ['patient', 'patient_number'],
  'admissions.number': ['admission', 'admission_number'],
  'surgical-cases.number': ['surgical_case', 'case_number'],
  'invoices.number': ['invoice', 'invoice_number'],
  'payments.number': ['payment', 'receipt_number'],
  'credit-notes.number': ['credit_note', 'credit_note_number'],
  'deposits.number': ['deposit_movement', 'receipt_number'],
  'lab-orders.number': ['lab_order', 'order_number'],
  'prescriptions.number': ['prescription', 'prescription_number'],
  'counter-sales.number': ['counter_sale', 'sale_number'],
  'dispensings.number': ['dispensing', 'dispensing_number'],
  'purchase-orders.number': ['purchase_order', 'order_number'],
  'requisitions.number': ['stock_requisition', 'requisition_number'],
  'stock-counts.number': ['stock_count', 'count_number'],
  'goods-receipts.number': ['goods_receipt', 'receipt_number'],
  'stock-recalls.number': ['stock_recall', 'recall_number'],
  'stock-transfers.number': ['stock_transfer', 'transfer_number'],
  'payouts.number': ['payout', 'payout_number'],
  'applications.number': ['application', 'number'],
};

const opened = openTestSystem(await aDatabaseOfItsOwn(embeddedPostgres()));
let hospitals: { id: string; slug: string; is_platform: boolean }[];

beforeAll(async () => {
  await fillSamples(opened.database, { passwords: quickPasswords, clock: opened.clock });
  hospitals = await opened.database.onPlatform((db) =>
    db.selectFrom('tenant').select(['id', 'slug', 'is_platform']).orderBy('slug').execute(),
  );
});
afterAll(() => opened.close());

test('every counter that numbers are taken from is known here', () => {
  const areas = join(import.meta.dirname, '../../areas');
  const files = globSync('**/*.ts', { cwd: areas }).filter((file) => !file.endsWith('.test.ts'));
  const named = files.flatMap((file) =>
    [...readFileSync(join(areas, file), 'utf8').matchAll(/'([\w-]+\.number)'/g)].map(([, name]) => name!),
  );
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(numbered).toSorted());
});

test('in every sample hospital the next number of everything is free', async () => {
  expect(hospitals).toHaveLength(sampleOrganizations.length);
  const taken: string[] = [];
  for (const { id, slug } of hospitals) {
    for (const [counter, [table, column]] of Object.entries(numbered)) {
      const { rows } = await opened.database.inTenant(id, 'read', (db) =>
        sql<{ highest: number; value: number }>`select
          (select coalesce(max(substring(${sql.ref(column)}::text from '[0-9]+')::bigint), 0)
            from ${sql.table(table)} where tenant_id = ${id}::uuid) as highest,
          coalesce((select value from tenant_counter where tenant_id = ${id}::uuid and name = ${counter}), 0)
            as value`.execute(db),
      );
      const { highest, value } = rows[0]!;
      if (highest > value) taken.push(`${slug}: ${counter} is ${value}, ${table} has ${highest}`);
    }
  }
  expect(taken).toEqual([]);
});

test('the next number of what the operator asks the hospitals for is free', async () => {
  const highest = Math.max(
    ...(await Promise.all(
      hospitals.map(({ id }) =>
        opened.database.inTenant(id, 'read', async (db) => {
          const { rows } = await sql<{ highest: number }>`
            select coalesce(max(substring(number from '[0-9]+')::bigint), 0) as highest
            from license_invoice where tenant_id = ${id}::uuid`.execute(db);
          return rows[0]!.highest;
        }),
      ),
    )),
  );
  const { id: platformId } = hospitals.find((one) => one.is_platform)!;
  const counters = await opened.database.inTenant(platformId, 'read', (db) =>
    readCounters(db, platformId, [licenseInvoiceCounter]),
  );
  expect(counters[licenseInvoiceCounter]).toBe(highest);
});

test('every sample hospital takes a deposit of a new patient', async () => {
  for (const { slug, is_platform: isPlatform } of hospitals) {
    if (isPlatform) continue;
    const admin = sampleOrganizations
      .find((organization) => organization.slug === slug)!
      .people.find(({ role }) => role === 'tenant_admin')!;
    const caller = await signInAs(opened.system, slug, admin.email);
    const { id: patientId } = await caller.call(registerPatient, aPatient());
    const taken = await aDeposit(caller, { patientId });
    expect(taken.entry.amountMinor).toBe(50_000);
  }
});
