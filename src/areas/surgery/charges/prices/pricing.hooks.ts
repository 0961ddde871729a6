import { useRead, useRemember } from '#client/queries/reads.ts';
import { getSurgicalPricing } from '../charge.calls.ts';
import type { SurgicalPricing } from './pricing.contract.ts';

const topic = 'surgical-pricing';

/** By which services theatre time and anesthesia are charged. */
export function useSurgicalPricing() {
  return useRead(topic, getSurgicalPricing, {});
}

/** Puts saved prices where the form looks. */
export function useRememberPricing(): (saved: SurgicalPricing) => void {
  return useRemember(topic, getSurgicalPricing, {});
}
