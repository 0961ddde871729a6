import { planChangeContract as contract } from '#areas/subscriptions/subscriptions-contract.public.ts';
import {
  cancelAtEnd,
  changeAtEnd,
  changeNow,
  countUsed,
  limitedThings,
  limitOf,
  lockSeen,
  proposeChange,
  requireChangeable,
  selectSubscription,
  withdrawPlanned,
} from '#areas/subscriptions/subscriptions.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput, CallOutput } from '#kernel/define-call.ts';
import { issue } from '../clients/client.issues.ts';
import { agreedTerms, planLimits } from '../clients/plan-terms.rules.ts';
import { type PlanRow, planRows, selectOfferedPlans } from '../plans/plan.queries.ts';
import { planEffects } from './plan-effects.ts';

const mostOffers = 200;

/** The plans that a hospital can change to by itself: those in the currency that it pays in. */
export async function listPlanOffers(
  context: CallContext,
): Promise<CallOutput<typeof contract.listPlanOffers>> {
  const { db, tenantId } = context;
  const running = await selectSubscription(db, tenantId);
  if (!running) return { rows: [] };
  const used = await countUsed(db, tenantId);
  const plans = await context.atOperator((operator) =>
    selectOfferedPlans(operator.db, operator.tenantId, running.currency_code, mostOffers),
  );
  const switches: Readonly<Record<string, boolean>> = context.actor.modules;
  const rows = plans.map((plan) => {
    const { id, version, code, name, description, features } = plan;
    return {
      ...{ id, version, code, name, description, features },
      priceMinor: plan.price_minor,
      currencyCode: plan.currency_code,
      billingInterval: plan.billing_interval,
      modules: plan.modules,
      hasModules: plan.modules.filter((flag) => switches[flag] === true),
      limits: limitedThings.map((what) => ({ what, used: used[what], limit: limitOf(plan, what) })),
      isCurrent: code === running.plan_code,
      ...proposeChange(context, running, offered(plan), used),
    };
  });
  return { rows };
}

/** @throws AppError STALE where more would be asked than was shown, or somebody else was first. */
export async function changePlan(
  context: CallContext,
  input: CallInput<typeof contract.changePlan>,
): Promise<CallOutput<typeof contract.changePlan>> {
  const running = await lockSeen(context, input.version);
  await requireChangeable(context, running);
  const plan = await requireOffered(context, input);
  if (plan.currency_code !== running.currency_code) throw invalidFields({ planId: issue('otherCurrency') });
  if (plan.code === running.plan_code && plan.billing_interval === running.billing_interval) {
    throw new AppError('WRONG_STATE', { status: 'same' });
  }
  const used = await countUsed(context.db, context.tenantId);
  const proposal = proposeChange(context, running, offered(plan), used);
  const { timing, amountMinor, effectiveAt, exceeded } = proposal;
  if (amountMinor > input.shownMinor) throw new AppError('STALE');
  if (exceeded.length > 0 && !input.acceptsExceeded) throw new AppError('PLAN_TOO_SMALL', { exceeded });
  const effects = planEffects(context);
  if (timing === 'now') await changeNow(context, running, offered(plan), proposal, effects);
  else await changeAtEnd(context, running, offered(plan), effects);
  return { timing, amountMinor, effectiveAt };
}

export async function cancelSubscription(
  context: CallContext,
  { version }: CallInput<typeof contract.cancelSubscription>,
) {
  const running = await lockSeen(context, version);
  await requireChangeable(context, running);
  await cancelAtEnd(context, running, planEffects(context));
  return { endsAt: running.period_ends_at };
}

export async function withdrawPlanChange(
  context: CallContext,
  { version }: CallInput<typeof contract.withdrawPlanChange>,
) {
  const running = await lockSeen(context, version);
  await withdrawPlanned(context, running, planEffects(context));
  return { withdrawn: true as const };
}

async function requireOffered(
  context: CallContext,
  { planId, planVersion }: { planId: string; planVersion: number },
): Promise<PlanRow> {
  const plan = await context.atOperator(({ db, tenantId }) => planRows.select(db, tenantId, planId));
  if (!plan) throw new AppError('NOT_FOUND');
  if (!plan.is_active) throw invalidFields({ planId: issue('planInactive') });
  if (plan.version !== planVersion) throw new AppError('STALE');
  return plan;
}

function offered(plan: PlanRow) {
  return { ...agreedTerms(plan), ...planLimits(plan), modules: plan.modules };
}
