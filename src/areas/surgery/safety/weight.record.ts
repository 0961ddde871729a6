import type { WeightColumns } from '#areas/vitals/vitals.public.ts';
import type { SurgicalCase } from '../cases/case.contract.ts';

/** The weight that stands beside a case, in kilograms; null for who was never weighed. */
export function weightOf(row: WeightColumns): SurgicalCase['weight'] {
  const { weight_grams: grams, weighed_at: at } = row;
  return grams === null || at === null ? null : { kilograms: grams / 1000, at };
}
