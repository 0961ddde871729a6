import { childBandOf, childBands, childSigns } from './child-bands.ts';
import { news2 } from './news2.table.ts';
import type { Observed } from './observed.ts';
import { fahrenheitHundredths, type TemperatureUnit } from './units.ts';

/** The signs that can be abnormal, in the order in which they are shown. */
export const abnormalSigns = [
  'temperature',
  'heartRate',
  'respiratoryRate',
  'oxygenSaturation',
  'bloodPressureSystolic',
  'bloodPressureDiastolic',
] as const;

export type AbnormalSign = (typeof abnormalSigns)[number];

/** The thresholds of document 2, section 5: abnormal below the first and above the second. */
export const documentThresholds = {
  version: 'document 2',
  temperatureFahrenheit: [97, 99.5],
  heartRate: [60, 100],
  respiratoryRate: [12, 20],
  /** Only too low is abnormal. */
  oxygenSaturation: [95, 100],
  bloodPressureSystolic: [90, 140],
  bloodPressureDiastolic: [60, 90],
} as const;

/** Below 16 years the bands for children hold, and there is no NEWS2. */
export function isChild(ageMonths: number): boolean {
  return ageMonths < news2.minimumAgeMonths;
}

/** What a set was judged by, kept beside its flags. */
export function thresholdVersion(ageMonths: number): string {
  return isChild(ageMonths)
    ? `${childBands.version}, ${documentThresholds.version}`
    : documentThresholds.version;
}

type Rates = Omit<Observed, 'temperatureTenths' | 'oxygen' | 'consciousness'>;

export interface Judged extends Rates {
  temperature: number | null;
  temperatureUnit: TemperatureUnit | null;
}

/** The signs outside of what is normal at this age, which is not yet to say impossible. */
export function findAbnormal(signs: Judged, ageMonths: number): AbnormalSign[] {
  return abnormalSigns.filter((sign) => {
    if (sign === 'temperature') return isTemperatureAbnormal(signs);
    const value = signs[sign];
    if (value === null) return false;
    const [low, high] = rangeOf(sign, ageMonths);
    return value < low || value > high;
  });
}

/** What is normal of a sign at this age; of temperature in degrees Fahrenheit. */
export function rangeOf(sign: AbnormalSign, ageMonths: number): readonly [low: number, high: number] {
  if (sign === 'temperature') return documentThresholds.temperatureFahrenheit;
  const byAge = isChild(ageMonths) ? childSigns.find((one) => one === sign) : undefined;
  return byAge ? childBandOf(ageMonths)[byAge] : documentThresholds[sign];
}

function isTemperatureAbnormal({ temperature, temperatureUnit: unit }: Judged): boolean {
  if (temperature === null || unit === null) return false;
  const [low, high] = documentThresholds.temperatureFahrenheit;
  const hundredths = fahrenheitHundredths(temperature, unit);
  return hundredths < low * 100 || hundredths > high * 100;
}
