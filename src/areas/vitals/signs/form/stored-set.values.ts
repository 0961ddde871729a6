import { forEachNumber } from '../measures/measures.table.ts';
import type { VitalSigns } from '../vital-signs.contract.ts';
import { emptySet, type SetValues } from './record-form.values.ts';

/** What a stored set shows in the fields. */
export function valuesOfSet(set: VitalSigns): SetValues {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    ...emptySet(set.temperatureUnit ?? 'C', set.isObstetric ?? false),
    ...forEachNumber((name) => text(set[name])),
    oxygen: set.oxygen ?? '',
    consciousness: set.consciousness ?? '',
    bloodGlucoseUnit: set.bloodGlucoseUnit ?? 'mg/dL',
    notes: set.notes ?? '',
    recordedAt: set.recordedAt,
  };
}
