import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSurgicalPricing } from '../charge.calls.ts';
import type { SurgicalPricing } from './pricing.contract.ts';

const queryKey = ['surgical-pricing'];

/** By which services theatre time and anesthesia are charged. */
export function useSurgicalPricing() {
  return useQuery({ queryKey, queryFn: ({ signal }) => getSurgicalPricing({}, signal) });
}

/** Puts saved prices where the form looks. */
export function useRememberPricing(): (saved: SurgicalPricing) => void {
  const queries = useQueryClient();
  return (saved) => queries.setQueryData(queryKey, saved);
}
