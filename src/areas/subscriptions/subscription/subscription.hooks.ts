import { useQuery } from '@tanstack/react-query';
import { readSubscription } from './subscription.calls.ts';

/** The hospital's plan and how much of it is used. */
export function useSubscription() {
  return useQuery({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => readSubscription({}, signal),
  });
}
