import { expect, test } from 'vitest';
import { emptySampleHospital } from '#server/sample-hospital.ts';
import { sampleOrganizations } from '#hosts/system/samples.ts';
import { aTestSystem, quickPasswords } from '#testing/hospital.ts';
import { listLicenseInvoices } from './invoices/license-invoice.contract.ts';
import { readSubscription } from './subscription/subscription.contract.ts';
import { subscriptionsSamples } from './subscriptions.seed.ts';

async function filled(slug: string) {
  const opened = aTestSystem();
  const { database, clock } = opened;
  const hospital = await opened.aHospital();
  const { tenantId } = hospital;
  const organization = sampleOrganizations.find((one) => one.slug === slug)!;
  await database.inTenant(tenantId, 'write', (db) => {
    const parts = { db, clock, tenantId, organization, passwords: quickPasswords, hasSamplePatients: false };
    return subscriptionsSamples.fill(emptySampleHospital(parts));
  });
  const admin = await hospital.as('tenant_admin');
  const { subscription, usage } = await admin.call(readSubscription, {});
  const { rows: invoices } = await admin.call(listLicenseInvoices, {});
  return { people: organization.people.length, subscription, usage, invoices };
}

test('the hospital that one signs in to first has the sample subscription of the documents, and fits into it', async () => {
  const { people, subscription, usage, invoices } = await filled('city-general');
  expect(subscription).toMatchObject({
    planName: 'Professional',
    priceMinor: 14_900,
    currencyCode: 'BDT',
    billingInterval: 'month',
    status: 'active',
    features: [
      'Up to 25 staff',
      'Unlimited patients',
      'Laboratory and pharmacy modules',
      'Advanced reporting',
      'Priority support',
    ],
  });
  expect(usage).toMatchObject({ staff: { limit: 25 }, patients: { limit: null } });
  expect(people).toBeLessThan(25);
  expect(invoices.map(({ status }) => status).toSorted()).toEqual(['open', 'paid']);
});

test('the other one is on trial and has handed in what it paid for the time after', async () => {
  const { subscription, usage, invoices } = await filled('downtown-clinic');
  expect(subscription).toMatchObject({ planName: 'Standard', status: 'trial' });
  expect(subscription!.trialEndsAt).toBe(subscription!.periodEndsAt);
  expect(usage).toMatchObject({ staff: { limit: 25 }, patients: { limit: 2500 } });
  expect(invoices).toMatchObject([{ status: 'open', proof: { status: 'submitted' } }]);
});
