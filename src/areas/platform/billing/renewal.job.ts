import { renewSubscription } from '#areas/subscriptions/subscriptions.public.ts';
import type { DailyJob } from '#server/jobs/job.ts';
import { planEffects } from '../plan-changes/plan-effects.ts';

/** Writes the invoice for a hospital's next period, and marks what is past due, in the operator's register as well. */
export const renewalJob: DailyJob = {
  name: 'platform.renew-subscriptions',
  look: {
    reads: {
      subscription: 'tenant_id, status, price_minor, period_ends_at, owed_at',
      license_invoice: 'tenant_id, kind, status, period_from',
      plan_change: 'tenant_id, status, effective_at',
    },
    finds: `
      (select from public.subscription where subscription.tenant_id = hospital.id
        and subscription.status <> 'canceled' and subscription.period_ends_at <= moment + interval '15 days'
        and (subscription.price_minor > 0 or exists (select from public.plan_change change
          where change.tenant_id = hospital.id and change.status = 'planned'))
        and not exists (select from public.license_invoice invoice where invoice.tenant_id = hospital.id
          and invoice.status <> 'void' and invoice.kind = 'period'
          and invoice.period_from = subscription.period_ends_at) limit 1)
      union all (select from public.subscription where subscription.tenant_id = hospital.id
        and subscription.status <> 'canceled' and subscription.price_minor = 0
        and subscription.period_ends_at <= moment limit 1)
      union all (select from public.subscription where subscription.tenant_id = hospital.id
        and subscription.status not in ('past_due', 'canceled')
        and least(subscription.owed_at, subscription.period_ends_at) <= moment limit 1)
      union all (select from public.plan_change change where change.tenant_id = hospital.id
        and change.status = 'planned' and change.effective_at <= moment limit 1)`,
  },
  run: (context) => renewSubscription(context, planEffects(context)),
};
