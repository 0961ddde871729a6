import type { JobContext } from '#server/jobs/job.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { type AgreedPlan, type PlanEffects, plannedPlan } from '../changes/agreed-plan.ts';
import { selectPlanned, settlePlanned } from '../changes/plan-change.queries.ts';
import { isPeriodInvoiced } from '../invoices/license-invoice.queries.ts';
import { type InvoiceContext, writeInvoice } from '../invoices/write-invoice.ts';
import { isTimeToInvoice, paidThrough } from '../payment-status/payment-status.rules.ts';
import {
  lockSubscription,
  type SubscriptionRow,
  writeSubscription,
} from '../subscription/subscription.queries.ts';
import { dayOfMonth, nextPeriodEnd } from './period.rules.ts';

export type RenewalContext = InvoiceContext & Pick<JobContext, 'timeZone'>;

/**
 * Lets a planned change of the plan come, asks for the next period before this one ends, marks a subscription past due
 * once it has ended unpaid, and goes on with one that costs nothing. A canceled one is only ended.
 */
export async function renewSubscription(context: RenewalContext, effects: PlanEffects): Promise<void> {
  const { db, tenantId, clock, timeZone } = context;
  const found = await lockSubscription(db, tenantId);
  if (!found) return;
  const { row, next } = await followPlan(context, found, effects);
  if (row.status === 'canceled') return;
  const now = clock.now();
  const billingDay = row.billing_day ?? dayOfMonth(row.period_ends_at, timeZone);
  const terms = { interval: row.billing_interval, billingDay, timeZone };
  if (row.price_minor === 0 && now.getTime() >= Date.parse(row.period_ends_at)) {
    return renewFree(context, row, terms, effects);
  }
  if (next.price_minor > 0 && isTimeToInvoice(row.period_ends_at, now)) {
    const periodTo = nextPeriodEnd(row.period_ends_at, { ...terms, interval: next.billing_interval });
    await writePeriodInvoice(context, next, {
      periodFrom: row.period_ends_at,
      periodTo,
      deferredUntil: row.deferred_until,
    });
    if (row.billing_day === null) await writeSubscription(db, tenantId, { billing_day: billingDay });
  }
  if (row.status !== 'past_due' && now.getTime() >= Date.parse(paidThrough(row))) {
    await change(context, row, { status: 'past_due' }, effects);
  }
}

/** The subscription as it is now, and the plan that the period after what is paid is asked for by. */
async function followPlan(
  context: RenewalContext,
  row: SubscriptionRow,
  effects: PlanEffects,
): Promise<{ row: SubscriptionRow; next: AgreedPlan }> {
  const { db, tenantId, clock } = context;
  const planned = await selectPlanned(db, tenantId);
  if (!planned) return { row, next: row };
  const plan = plannedPlan(planned);
  const isHere = clock.now().getTime() >= Date.parse(planned.effective_at);
  if (isHere) await settlePlanned(db, tenantId, 'done', clock.now().toISOString());
  if (!isHere || !plan) return { row, next: plan ?? row };
  await effects.switchOn(planned.modules);
  await change(context, row, plan, effects);
  return { row: { ...row, ...plan }, next: plan };
}

/** What costs nothing is never unpaid: its periods follow each other. */
async function renewFree(
  context: RenewalContext,
  row: SubscriptionRow,
  terms: Parameters<typeof nextPeriodEnd>[1],
  effects: PlanEffects,
): Promise<void> {
  const now = context.clock.now().getTime();
  let end = row.period_ends_at;
  while (Date.parse(end) <= now) end = nextPeriodEnd(end, terms);
  const renewed = { status: 'active', trial_ends_at: null, period_ends_at: end } as const;
  await change(context, row, { ...renewed, billing_day: terms.billingDay }, effects);
}

async function writePeriodInvoice(
  context: RenewalContext,
  plan: AgreedPlan,
  {
    periodFrom,
    periodTo,
    deferredUntil,
  }: { periodFrom: string; periodTo: string; deferredUntil: string | null },
): Promise<void> {
  const { db, tenantId, timeZone } = context;
  if (await isPeriodInvoiced(db, tenantId, periodFrom)) return;
  // Where more time was given for a period, an invoice that is written anew keeps it.
  const isDeferred = deferredUntil !== null && deferredUntil > periodFrom;
  const dueAt = isDeferred ? Date.parse(deferredUntil) - 1 : Date.parse(periodFrom);
  const dueOn = dateIn(timeZone, new Date(dueAt));
  const amountMinor = plan.price_minor;
  await writeInvoice(context, plan, { kind: 'period', amountMinor, periodFrom, periodTo, dueOn });
}

async function change(
  context: RenewalContext,
  before: SubscriptionRow,
  values: Partial<SubscriptionRow>,
  { keepCopy }: PlanEffects,
): Promise<void> {
  const { db, tenantId, clock, audit, announce, atOperator } = context;
  await writeSubscription(db, tenantId, { ...values, updated_at: clock.now().toISOString() });
  audit({
    action: 'UPDATE',
    resource: 'subscription',
    resourceId: tenantId,
    recordName: before.plan_name,
    oldValues: { plan: before.plan_code, status: before.status, periodEndsAt: before.period_ends_at },
    newValues: values,
  });
  announce('subscription');
  await atOperator((operator) => keepCopy(operator, { ...before, ...values }));
}
