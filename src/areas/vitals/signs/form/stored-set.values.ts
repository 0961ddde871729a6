import type { VitalSigns } from '../vital-signs.contract.ts';
import { emptySet, type SetValues } from './record-form.values.ts';

/** What a stored set shows in the fields. */
export function valuesOfSet(set: VitalSigns): SetValues {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    ...emptySet(set.temperatureUnit ?? 'C', set.isObstetric ?? false),
    temperature: text(set.temperature),
    heartRate: text(set.heartRate),
    respiratoryRate: text(set.respiratoryRate),
    bloodPressureSystolic: text(set.bloodPressureSystolic),
    bloodPressureDiastolic: text(set.bloodPressureDiastolic),
    oxygenSaturation: text(set.oxygenSaturation),
    oxygen: set.oxygen ?? '',
    oxygenFlow: text(set.oxygenFlow),
    consciousness: set.consciousness ?? '',
    painScore: text(set.painScore),
    bloodGlucose: text(set.bloodGlucose),
    bloodGlucoseUnit: set.bloodGlucoseUnit ?? 'mg/dL',
    weight: text(set.weight),
    height: text(set.height),
    notes: set.notes ?? '',
    recordedAt: set.recordedAt,
  };
}
