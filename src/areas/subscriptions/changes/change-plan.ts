import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { hasWaitingProof, voidOpenInvoices } from '../invoices/license-invoice.queries.ts';
import { writeInvoice } from '../invoices/write-invoice.ts';
import { registerInvoices } from '../receivables/client-invoice.queries.ts';
import { renewSubscription } from '../renewal/renewal.ts';
import {
  lockSubscription,
  requireSubscription,
  type SubscriptionRow,
  writeSubscription,
} from '../subscription/subscription.queries.ts';
import { isOver, upgradeDueAt } from '../payment-status/payment-status.rules.ts';
import type { AgreedPlan, PlanEffects } from './agreed-plan.ts';
import { insertPlanChange, selectPlanned, settlePlanned } from './plan-change.queries.ts';
import type { Proposal } from './proposal.ts';

/** A plan as the operator offers it. */
export interface OfferedPlan extends AgreedPlan {
  modules: string[];
}

/**
 * The subscription as the person has seen it, locked: of many presses at once one is first.
 * @throws AppError STALE; WRONG_STATE where nothing is agreed.
 */
export async function lockSeen({ db, tenantId }: CallContext, version: number): Promise<SubscriptionRow> {
  const row = await lockSubscription(db, tenantId);
  if (!row) throw new AppError('WRONG_STATE', { status: 'none' });
  if (row.version !== version) throw new AppError('STALE');
  return row;
}

/** @throws AppError WRONG_STATE for a canceled one, PLAN_CHANGE_PLANNED, PROOF_WAITING */
export async function requireChangeable({ db, tenantId }: CallContext, row: SubscriptionRow): Promise<void> {
  if (await selectPlanned(db, tenantId)) throw new AppError('PLAN_CHANGE_PLANNED');
  if (row.status === 'canceled') throw new AppError('WRONG_STATE', { status: 'canceled' });
  await requireNoProof(db, tenantId);
}

/** What is asked for must not change while the operator looks at its payment. */
async function requireNoProof(db: CallContext['db'], tenantId: string): Promise<void> {
  if (await hasWaitingProof(db, tenantId)) throw new AppError('PROOF_WAITING');
}

/** Puts another plan in the place of the one that runs: its limits count at once. */
export async function changeNow(
  context: CallContext,
  before: SubscriptionRow,
  { modules, ...plan }: OfferedPlan,
  { amountMinor }: Proposal,
  effects: PlanEffects,
): Promise<void> {
  const { db, tenantId, clock, actor } = context;
  const now = clock.now();
  const at = now.toISOString();
  const owed = { owed_at: before.owed_at };
  if (amountMinor > 0) {
    const period = { periodFrom: at, periodTo: before.period_ends_at };
    const dueAt = upgradeDueAt(before.period_ends_at, now);
    const dueOn = dateIn(actor.timeZone, new Date(dueAt));
    await refusing(writeInvoice(context, plan, { kind: 'upgrade', amountMinor, ...period, dueOn }), {
      license_invoice_one_upgrade: () => new AppError('UPGRADE_UNPAID'),
    });
    owed.owed_at = dueAt;
  }
  await writeSubscription(db, tenantId, { ...plan, ...owed, updated_at: at });
  await effects.switchOn(modules);
  context.audit({
    action: 'UPDATE',
    resource: 'subscription',
    resourceId: tenantId,
    recordName: plan.plan_name,
    oldValues: { plan: before.plan_code },
    newValues: { plan: plan.plan_code, amountMinor },
  });
  await askAnew(context, effects);
}

/** Keeps another plan for the end of what is paid. */
export async function changeAtEnd(
  context: CallContext,
  before: SubscriptionRow,
  plan: OfferedPlan,
  effects: PlanEffects,
): Promise<void> {
  await planChange(context, before, { kind: 'plan', ...plan });
  await writeSubscription(context.db, context.tenantId, { updated_at: context.clock.now().toISOString() });
  await askAnew(context, effects);
}

/** Ends the subscription with what is paid; nothing further is asked for. */
export async function cancelAtEnd(
  context: CallContext,
  before: SubscriptionRow,
  effects: PlanEffects,
): Promise<void> {
  const nothing = {
    ...{ plan_code: null, plan_name: null, price_minor: null, currency_code: null, billing_interval: null },
    ...{ staff_limit: null, patient_limit: null, bed_limit: null, storage_limit_megabytes: null },
    ...{ features: [], modules: [] },
  };
  await planChange(context, before, { kind: 'cancel', ...nothing });
  const updated_at = context.clock.now().toISOString();
  await writeSubscription(context.db, context.tenantId, { status: 'canceled', updated_at });
  await askAnew(context, effects);
}

/** @throws AppError WRONG_STATE once it has come, or its first period was paid; PROOF_WAITING */
export async function withdrawPlanned(
  context: CallContext,
  before: SubscriptionRow,
  effects: PlanEffects,
): Promise<void> {
  const { db, tenantId, clock } = context;
  const now = clock.now();
  const at = now.toISOString();
  const planned = await selectPlanned(db, tenantId);
  if (!planned || planned.effective_at <= at) throw new AppError('WRONG_STATE', { status: 'none' });
  if (planned.kind === 'plan' && before.period_ends_at > planned.effective_at) {
    throw new AppError('WRONG_STATE', { status: 'paid' });
  }
  await requireNoProof(db, tenantId);
  await settlePlanned(db, tenantId, 'withdrawn', at);
  const runs = before.trial_ends_at === null ? ('active' as const) : ('trial' as const);
  const status = planned.kind === 'cancel' ? runs : before.status;
  await writeSubscription(db, tenantId, { status, updated_at: at });
  context.audit({
    action: 'WITHDRAWN',
    resource: 'subscription',
    resourceId: tenantId,
    recordName: before.plan_name,
    oldValues: { kind: planned.kind, plan: planned.plan_code, effectiveAt: planned.effective_at },
    newValues: { status },
  });
  await askAnew(context, effects);
}

type PlannedValues = Pick<Parameters<typeof insertPlanChange>[1], 'kind' | keyof OfferedPlan>;

async function planChange(
  context: CallContext,
  before: SubscriptionRow,
  values: PlannedValues,
): Promise<void> {
  const { db, tenantId, clock, actor } = context;
  const now = clock.now();
  const at = now.toISOString();
  const hasCome = isOver(before.period_ends_at, now);
  const settled = hasCome
    ? ({ status: 'done', settled_at: at } as const)
    : ({ status: 'planned', settled_at: null } as const);
  const id = newId();
  const place = { tenant_id: tenantId, id, asked_by: actor.userId, asked_at: at };
  const row = { ...values, ...place, ...settled, effective_at: before.period_ends_at };
  await refusing(insertPlanChange(db, row), {
    plan_change_one_planned: () => new AppError('PLAN_CHANGE_PLANNED'),
  });
  context.audit({
    action: values.kind === 'cancel' ? 'CANCEL' : 'PLANNED',
    resource: 'subscription',
    resourceId: tenantId,
    recordName: before.plan_name,
    oldValues: { plan: before.plan_code, status: before.status },
    newValues: { plan: values.plan_code, effectiveAt: before.period_ends_at },
  });
}

/** What was asked for the next period is taken back, and asked for by what is agreed now where it is time. */
async function askAnew(context: CallContext, effects: PlanEffects): Promise<void> {
  const { db, tenantId, clock, actor } = context;
  const voided = await voidOpenInvoices(db, tenantId, clock.now().toISOString(), ['period']);
  await renewSubscription({ ...context, timeZone: actor.timeZone }, effects);
  const after = await requireSubscription(db, tenantId);
  await context.atOperator(async (operator) => {
    await effects.keepCopy(operator, after);
    await registerInvoices(operator, voided);
    operator.announce('client-invoices');
  });
  context.announce('subscription');
}
