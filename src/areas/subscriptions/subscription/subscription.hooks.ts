import { useRead } from '#client/queries/reads.ts';
import { readSubscription } from './subscription.calls.ts';

/** The hospital's plan and how much of it is used. */
export function useSubscription() {
  return useRead('subscription', readSubscription, {});
}
