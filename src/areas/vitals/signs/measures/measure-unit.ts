import type { GlucoseUnit, TemperatureUnit } from '../../scores/units.ts';
import { type NumberField, numberMeasures } from './measures.table.ts';

/** The units that a person chooses; null or left out where nothing was measured in them. */
export interface ChosenUnits {
  temperatureUnit?: TemperatureUnit | null | undefined;
  bloodGlucoseUnit?: GlucoseUnit | null | undefined;
}

/** What stands behind a measured number. */
export function unitOf(name: NumberField, chosen: ChosenUnits): string {
  if (name === 'temperature') return `°${chosen.temperatureUnit ?? ''}`;
  if (name === 'bloodGlucose') return chosen.bloodGlucoseUnit ?? '';
  return numberMeasures[name].unit;
}
