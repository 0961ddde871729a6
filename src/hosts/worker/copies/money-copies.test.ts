import { expect, test } from 'vitest';
import { ledgerMismatches } from '#areas/billing/payments/ledger/ledger-check.ts';
import { listPayments } from '#areas/billing/payments/payment.contract.ts';
import { listInvoices } from '#areas/billing/invoices/invoice.contract.ts';
import { seedBilling } from '#areas/billing/billing.seed.ts';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { listPayouts } from '#areas/referrals/payouts/payout.contract.ts';
import { seedReferrals } from '#areas/referrals/referral.seed.ts';
import { listReferrals } from '#areas/referrals/referrals/referral.contract.ts';
import { listReferrers } from '#areas/referrals/referrers/referrer.contract.ts';
import { aTestSystem, type Hospital, type TestSystem } from '#testing/hospital.ts';
import { readCopy, takeOver } from './copies.fixture.ts';
import { selectOwner } from './copy.queries.ts';
import { demoCopies } from './demo-copies.ts';

const moneyKeys = [
  'hms_referrers',
  'hms_referrals',
  'hms_commission_payouts',
  'hms_invoices',
  'hms_payments',
] as const;

const person = { dateOfBirth: '1990-01-01', gender: 'other', registeredDaysAgo: 90 } as const;

async function aSampleHospital(system: TestSystem): Promise<Hospital> {
  const hospital = await system.aHospital();
  const { tenantId } = hospital;
  await system.database.inTenant(tenantId, 'write', async (db) => {
    const people = ['Ayan', 'Bina', 'Chitra'].map((firstName) => ({
      ...person,
      firstName,
      lastName: 'Sample',
    }));
    const patientIds = await seedPatients(db, tenantId, people, system.clock);
    const { userId } = await selectOwner(db, tenantId);
    const desk = { tenantId, timeZone: 'UTC', userId, recordedBy: userId, patientIds };
    await seedBilling(db, desk, system.clock);
    await seedReferrals(db, desk, system.clock);
  });
  return hospital;
}

async function copiesOf(system: TestSystem, hospital: Hospital): Promise<Record<string, string>> {
  const copies: Record<string, string> = {};
  for (const copy of demoCopies) copies[copy.key] = JSON.stringify(await readCopy(system, hospital, copy));
  return copies;
}

test('the money of a hospital goes through its copies into an empty database and is the same', async () => {
  const system = aTestSystem();
  const copies = await copiesOf(system, await aSampleHospital(system));
  const other = await system.aHospital();
  expect(await takeOver(system, other, copies)).toEqual([]);
  const again = await copiesOf(system, other);
  const sorted = (text: string) =>
    (JSON.parse(text) as { id: string }[])
      .map((row) => ({ ...row, tenantId: '', processedBy: '', tendered: null, items: null }))
      .toSorted((a, b) => a.id.localeCompare(b.id));
  for (const key of moneyKeys) {
    expect(sorted(copies[key]!).length).toBeGreaterThan(2);
    expect(sorted(again[key]!)).toEqual(sorted(copies[key]!));
  }
  const { tenantId } = other;
  expect(await system.database.inTenant(tenantId, 'read', (db) => ledgerMismatches(db, tenantId))).toEqual(
    [],
  );
});

const patients = [{ id: '7', firstName: 'Sarah', lastName: 'Begum', dateOfBirth: '1985-03-15' }];
const referrers = [{ id: '1', name: 'Lake Pharmacy', commissionType: 'percentage', commissionRate: 7.5 }];
const referral = {
  id: 1,
  patientId: '7',
  referrerId: '1',
  amount: 100_000,
  commissionAmount: 7500,
  status: 'paid',
  createdAt: '2024-02-10T10:00:00.000Z',
};
const invoice = {
  id: '21',
  invoiceNumber: 'INV-000009',
  patientId: '7',
  referralId: '1',
  items: [{ name: 'Consultation', quantity: 1, price: 10_000 }],
  total: 10_000,
  paidAmount: 4000,
  status: 'partial',
  createdAt: '2024-02-01T10:00:00.000Z',
};
const payment = { invoiceId: '21', method: 'cash', createdAt: '2024-02-02T10:00:00.000Z' };

test('money of the earlier program is taken over as payments, referrals and payouts that add up', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const payout = { id: 'p1', referrerId: '1', month: '2024-02', status: 'paid', totalCommission: 1 };
  const stored = {
    patients,
    hms_referrers: referrers,
    hms_referrals: [
      referral,
      { ...referral, id: 2 },
      { ...referral, id: 3, status: 'pending' },
      { ...referral, id: 4, createdAt: '2024-03-10T10:00:00.000Z' },
    ],
    hms_commission_payouts: [payout],
    hms_invoices: [invoice],
    hms_payments: [
      { ...payment, id: '1', amount: 5000 },
      { ...payment, id: '2', amount: -1000, createdAt: '2024-02-03T10:00:00.000Z' },
    ],
  };
  expect(await takeOver(system, hospital, stored)).toEqual([]);
  const admin = await hospital.as('tenant_admin');
  const [referrerNow] = (await admin.call(listReferrers, {})).rows;
  expect(referrerNow).toMatchObject({
    commissionBasisPoints: 750,
    totalReferrals: 4,
    totalCommissionMinor: 30_000,
    pendingCommissionMinor: 7500,
  });
  const payouts = (await admin.call(listPayouts, {})).rows;
  expect(payouts.map((row) => [row.month, row.status, row.totalReferrals, row.netMinor])).toEqual([
    ['2024-03', 'paid', 1, 7500],
    ['2024-02', 'paid', 2, 15_000],
  ]);
  expect((await admin.call(listReferrals, { status: 'pending' })).rows).toMatchObject([{ payoutId: null }]);
  const [invoiceNow] = (await admin.call(listInvoices, {})).rows;
  const { payments } = await admin.call(listPayments, { invoiceId: invoiceNow!.id });
  expect(payments).toMatchObject([
    { kind: 'payment', amountMinor: 5000, method: 'cash', receiptNumber: 'RCT-000001' },
    { kind: 'refund', amountMinor: -1000, reason: 'Refund in the earlier program' },
  ]);
});

test('what does not hang together is set aside, and an invoice keeps what it says was paid', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const stored = {
    patients,
    hms_referrers: referrers,
    hms_referrals: [{ ...referral, patientId: '8' }],
    hms_commission_payouts: [{ id: 'p1', referrerId: '1', month: '2024-02', status: 'paid' }],
    hms_invoices: [invoice],
    hms_payments: [
      { ...payment, id: '1', amount: 3000 },
      { ...payment, id: '2', invoiceId: '22', amount: 1 },
    ],
  };
  expect(await takeOver(system, hospital, stored)).toEqual([
    'hms_referrals',
    'hms_commission_payouts',
    'hms_payments',
  ]);
  const admin = await hospital.as('tenant_admin');
  const [invoiceNow] = (await admin.call(listInvoices, {})).rows;
  const { payments } = await admin.call(listPayments, { invoiceId: invoiceNow!.id });
  expect(payments.map((row) => row.amountMinor)).toEqual([4000]);
});
