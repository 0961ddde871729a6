import { renewSubscription } from '#areas/subscriptions/subscriptions.public.ts';
import type { DailyJob } from '#database/handler.ts';
import { planDesk } from '../plan-changes/plan-desk.ts';

/** Writes the invoice for a hospital's next period, and marks what is past due, in the operator's register as well. */
export const renewalJob: DailyJob = {
  name: 'platform.renew-subscriptions',
  run: (context) => renewSubscription(context, planDesk(context)),
};
