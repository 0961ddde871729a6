import { switchModules } from '#areas/settings/settings.public.ts';
import type { PlanEffects } from '#areas/subscriptions/subscriptions.public.ts';
import type { JobContext } from '#server/jobs/job.ts';
import { copySubscription } from '../clients/client.queries.ts';

/** What a change of a hospital's plan brings beyond its subscription: its modules, and the operator's copy. */
export function planEffects(
  context: Pick<JobContext, 'db' | 'tenantId' | 'clock' | 'announce'>,
): PlanEffects {
  const at = context.clock.now().toISOString();
  return {
    async keepCopy(operator, after) {
      await copySubscription(operator.db, operator.tenantId, after, at);
      operator.audit({
        action: 'UPDATE',
        resource: 'clients',
        resourceId: after.tenant_id,
        newValues: { plan: after.plan_code, status: after.status, periodEndsAt: after.period_ends_at },
      });
      operator.announce('clients');
    },
    async switchOn(modules) {
      const switches = Object.fromEntries(modules.map((flag) => [flag, true]));
      await switchModules(context.db, context.tenantId, switches, at);
      for (const topic of ['settings', 'sessions'] as const) context.announce(topic);
    },
  };
}
