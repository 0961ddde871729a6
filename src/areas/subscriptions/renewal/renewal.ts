import { advanceCounters } from '#database/counters.ts';
import type { JobContext, OtherHospital } from '#database/handler.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import {
  insertLicenseInvoice,
  isPeriodInvoiced,
  licenseInvoiceCounter,
  licenseInvoiceNumber,
} from '../invoices/license-invoice.queries.ts';
import { isTimeToInvoice } from '../standing/standing.rules.ts';
import {
  lockSubscription,
  type SubscriptionRow,
  writeSubscription,
} from '../subscription/subscription.queries.ts';
import { dayOfMonth, nextPeriodEnd } from './period.rules.ts';

type RenewalContext = Pick<
  JobContext,
  'db' | 'tenantId' | 'clock' | 'timeZone' | 'audit' | 'announce' | 'atOperator'
>;

/** Keeps the operator's copy of what a renewal has changed. */
type KeepCopy = (operator: OtherHospital, after: SubscriptionRow) => Promise<void>;

/**
 * Asks for the next period before this one ends, marks a subscription past due once it has ended unpaid, and goes on
 * with one that costs nothing. Nothing is done for a canceled one.
 */
export async function renewSubscription(context: RenewalContext, keepCopy: KeepCopy): Promise<void> {
  const { db, tenantId, clock, timeZone } = context;
  const row = await lockSubscription(db, tenantId);
  if (!row || row.status === 'canceled') return;
  const now = clock.now();
  const billingDay = row.billing_day ?? dayOfMonth(row.period_ends_at, timeZone);
  const terms = { interval: row.billing_interval, billingDay, timeZone };
  if (row.price_minor === 0) return renewFree(context, row, terms, keepCopy);
  if (isTimeToInvoice(row.period_ends_at, now)) {
    await writeInvoice(context, row, nextPeriodEnd(row.period_ends_at, terms));
    if (row.billing_day === null) await writeSubscription(db, tenantId, { billing_day: billingDay });
  }
  if (row.status !== 'past_due' && now.getTime() >= Date.parse(row.period_ends_at)) {
    await change(context, row, { status: 'past_due' }, keepCopy);
  }
}

/** What costs nothing is never unpaid: its periods follow each other. */
async function renewFree(
  context: RenewalContext,
  row: SubscriptionRow,
  terms: Parameters<typeof nextPeriodEnd>[1],
  keepCopy: KeepCopy,
): Promise<void> {
  const now = context.clock.now().getTime();
  if (now < Date.parse(row.period_ends_at)) return;
  let end = row.period_ends_at;
  while (Date.parse(end) <= now) end = nextPeriodEnd(end, terms);
  const renewed = { status: 'active', trial_ends_at: null, period_ends_at: end } as const;
  await change(context, row, { ...renewed, billing_day: terms.billingDay }, keepCopy);
}

async function writeInvoice(context: RenewalContext, row: SubscriptionRow, periodTo: string): Promise<void> {
  const { db, tenantId, clock, timeZone, audit, announce } = context;
  const periodFrom = row.period_ends_at;
  if (await isPeriodInvoiced(db, tenantId, periodFrom)) return;
  const number = await context.atOperator(async (operator) => {
    const taken = await advanceCounters(operator.db, operator.tenantId, { [licenseInvoiceCounter]: 1 });
    return licenseInvoiceNumber.format(taken[licenseInvoiceCounter]);
  });
  const at = clock.now().toISOString();
  const id = newId();
  await insertLicenseInvoice(db, {
    tenant_id: tenantId,
    id,
    number,
    plan_code: row.plan_code,
    plan_name: row.plan_name,
    amount_minor: row.price_minor,
    currency_code: row.currency_code,
    period_from: periodFrom,
    period_to: periodTo,
    due_on: dateIn(timeZone, new Date(periodFrom)),
    status: 'open',
    paid_at: null,
    paid_until: null,
    created_at: at,
    updated_at: at,
    version: 1,
  });
  audit({
    action: 'CREATE',
    resource: 'license_invoices',
    resourceId: id,
    newValues: {
      number,
      amountMinor: row.price_minor,
      currencyCode: row.currency_code,
      periodFrom,
      periodTo,
    },
  });
  announce('subscription');
}

async function change(
  context: RenewalContext,
  before: SubscriptionRow,
  values: Partial<Pick<SubscriptionRow, 'status' | 'trial_ends_at' | 'period_ends_at' | 'billing_day'>>,
  keepCopy: KeepCopy,
): Promise<void> {
  const { db, tenantId, clock, audit, announce, atOperator } = context;
  await writeSubscription(db, tenantId, { ...values, updated_at: clock.now().toISOString() });
  audit({
    action: 'UPDATE',
    resource: 'subscription',
    resourceId: tenantId,
    oldValues: { status: before.status, periodEndsAt: before.period_ends_at },
    newValues: values,
  });
  announce('subscription');
  await atOperator((operator) => keepCopy(operator, { ...before, ...values }));
}
