import { defaultPlans } from '#database/migrations/default-plans.ts';
import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { insertLicenseInvoice, licenseInvoiceNumber } from './invoices/license-invoice.queries.ts';
import { copyProof, insertProof, type selectProofs } from './proofs/payment-proof.queries.ts';
import { transactionKey } from './proofs/proof.rules.ts';
import { dayOfMonth, nextPeriodEnd } from './renewal/period.rules.ts';
import { insertSubscription } from './subscription/subscription.queries.ts';

const dayMs = 86_400_000;
const periodDays = 30;
/** Sample hospitals have been clients for so many days. */
const runningDays = 20;

/** The sample subscription of a hospital as document 3 names it (section 9). */
const professional = {
  plan_code: 'professional',
  plan_name: 'Professional',
  price_minor: 14_900,
  currency_code: 'BDT',
  billing_interval: 'month' as const,
  staff_limit: 25,
  patient_limit: null,
  bed_limit: null,
  storage_limit_megabytes: null,
  features: [
    'Up to 25 staff',
    'Unlimited patients',
    'Laboratory and pharmacy modules',
    'Advanced reporting',
    'Priority support',
  ],
};

/** What the platform offers under this name, as it is agreed on. */
function standard(tenantId: string, at: string) {
  const plan = defaultPlans(tenantId, at).find(({ code }) => code === 'standard');
  if (!plan) throw new Error('The platform starts without a standard plan.');
  const { code, name, price_minor, currency_code, billing_interval, features } = plan;
  const { staff_limit, patient_limit, bed_limit, storage_limit_megabytes } = plan;
  const terms = { plan_code: code, plan_name: name, price_minor, currency_code, billing_interval, features };
  return { ...terms, staff_limit, patient_limit, bed_limit, storage_limit_megabytes };
}

/** What each sample hospital has agreed on: one pays month by month, one is on trial. */
export const subscriptionsSamples: AreaSamples = {
  async fill({ db, tenantId, organization, clock }) {
    const now = clock.now().getTime();
    const at = (days: number) => new Date(now + days * dayMs).toISOString();
    const isOnTrial = organization.slug === 'downtown-clinic';
    const began = at(-runningDays);
    const plan = isOnTrial ? standard(tenantId, began) : professional;
    const periodEndsAt = at(periodDays - runningDays);
    const billingDay = dayOfMonth(periodEndsAt, organization.timeZone);
    await insertSubscription(db, {
      tenant_id: tenantId,
      ...plan,
      status: isOnTrial ? 'trial' : 'active',
      trial_ends_at: isOnTrial ? periodEndsAt : null,
      period_ends_at: periodEndsAt,
      // A demo that somebody opens months later still takes patients.
      grace_days: null,
      billing_day: billingDay,
      started_at: began,
      updated_at: began,
      version: 1,
    });
    const asked = { db, tenantId, plan, timeZone: organization.timeZone };
    const terms = { interval: plan.billing_interval, billingDay, timeZone: organization.timeZone };
    const next = { from: periodEndsAt, to: nextPeriodEnd(periodEndsAt, terms), createdAt: at(-1) };
    if (isOnTrial) {
      const invoiceId = await insertSampleInvoice({ ...asked, ...next, number: 3, paidAt: null });
      // It has paid for the time after its trial already, and the operator has not looked at that yet.
      await insertSampleProof({ ...asked, invoiceId, at: at(0), reviewedAt: null });
      return;
    }
    const reviewedAt = at(1 - runningDays);
    const paid = { from: began, to: periodEndsAt, createdAt: began, paidAt: reviewedAt };
    const invoiceId = await insertSampleInvoice({ ...asked, ...paid, number: 1 });
    await insertSampleProof({ ...asked, invoiceId, at: began, reviewedAt });
    await insertSampleInvoice({ ...asked, ...next, number: 2, paidAt: null });
  },
};

/** How many invoices the sample hospitals have together. */
export const sampleInvoices = 3;

interface SamplePlace {
  db: Db;
  tenantId: string;
  timeZone: string;
  plan: { plan_code: string; plan_name: string; price_minor: number; currency_code: string };
}

interface SampleInvoice extends SamplePlace {
  number: number;
  from: string;
  to: string;
  createdAt: string;
  paidAt: string | null;
}

async function insertSampleInvoice(sample: SampleInvoice): Promise<string> {
  const { plan, paidAt } = sample;
  const id = newId();
  await insertLicenseInvoice(sample.db, {
    tenant_id: sample.tenantId,
    id,
    number: licenseInvoiceNumber.format(sample.number),
    plan_code: plan.plan_code,
    plan_name: plan.plan_name,
    amount_minor: plan.price_minor,
    currency_code: plan.currency_code,
    period_from: sample.from,
    period_to: sample.to,
    due_on: dateIn(sample.timeZone, new Date(sample.from)),
    status: paidAt === null ? 'open' : 'paid',
    paid_at: paidAt,
    paid_until: paidAt === null ? null : sample.to,
    created_at: sample.createdAt,
    updated_at: paidAt ?? sample.createdAt,
    version: 1,
  });
  return id;
}

interface SampleProof extends SamplePlace {
  invoiceId: string;
  at: string;
  reviewedAt: string | null;
}

async function insertSampleProof({ db, tenantId, timeZone, plan, ...sample }: SampleProof): Promise<void> {
  const id = newId();
  await insertProof(db, {
    tenant_id: tenantId,
    id,
    invoice_id: sample.invoiceId,
    method: sample.reviewedAt === null ? 'bkash' : 'bank',
    payer_name: 'Accounts Office',
    payer_phone: '+880 1711 555 010',
    transaction_id: `TX${id.slice(-10).toUpperCase()}`,
    amount_minor: plan.price_minor,
    currency_code: plan.currency_code,
    paid_on: dateIn(timeZone, new Date(sample.at)),
    status: sample.reviewedAt === null ? 'submitted' : 'approved',
    note: null,
    submitted_by: null,
    submitted_at: sample.at,
    reviewed_at: sample.reviewedAt,
  });
}

/** Writes into the operator's register what the samples of a hospital have handed in. */
export async function registerSampleProofs(
  db: Db,
  operatorId: string,
  clientId: string,
  proofs: Awaited<ReturnType<typeof selectProofs>>,
): Promise<void> {
  for (const { submitted_by: _person, tenant_id: _hospital, invoice_number: number, ...proof } of proofs) {
    const { amount_minor, currency_code, transaction_id } = proof;
    await copyProof({ db, tenantId: operatorId }, proof, {
      clientId,
      invoice: { number, amount_minor, currency_code },
      transactionKey: transactionKey(transaction_id),
    });
  }
}
