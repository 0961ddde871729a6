import { renewSubscription } from '#areas/subscriptions/subscriptions.public.ts';
import type { DailyJob } from '#database/handler.ts';
import { copySubscription } from '../clients/client.queries.ts';

/** Writes the invoice for a hospital's next period, and marks what is past due, in the operator's register as well. */
export const renewalJob: DailyJob = {
  name: 'platform.renew-subscriptions',
  run: (context) =>
    renewSubscription(context, async (operator, after) => {
      await copySubscription(operator.db, operator.tenantId, after, context.clock.now().toISOString());
      operator.audit({
        action: 'UPDATE',
        resource: 'clients',
        resourceId: after.tenant_id,
        newValues: { status: after.status, periodEndsAt: after.period_ends_at },
      });
      operator.announce('clients');
    }),
};
