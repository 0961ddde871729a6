/** What a measurement can be in a living person, and what the document calls normal (section 5 of document 2). */
interface Range {
  readonly min: number;
  readonly max: number;
  readonly normal?: readonly [low: number, high: number];
}

/** Whole numbers, each in the unit in which it is typed and shown. */
export const wholeVitals = {
  /** Beats a minute. */
  pulse: { min: 10, max: 350, normal: [60, 100] },
  /** Breaths a minute. */
  respirations: { min: 1, max: 120, normal: [12, 20] },
  /** mmHg. */
  systolic: { min: 20, max: 350, normal: [90, 140] },
  /** mmHg. */
  diastolic: { min: 5, max: 250, normal: [60, 90] },
  /** Percent. */
  oxygenSaturation: { min: 20, max: 100, normal: [95, 100] },
} as const satisfies Record<string, Range>;

export type WholeVital = keyof typeof wholeVitals;

export const temperatureUnits = ['C', 'F'] as const;

export type TemperatureUnit = (typeof temperatureUnits)[number];

/** Tenths of a degree of each unit. */
export const temperatureLimits = {
  C: { min: 250, max: 450 },
  F: { min: 770, max: 1130 },
} as const satisfies Record<TemperatureUnit, Range>;

/** Tenths of a degree Fahrenheit; the document gives normal temperatures in these. */
const normalFahrenheit = [970, 995] as const;

/** Grams. */
export const weightLimits = { min: 200, max: 600_000 } as const;
/** Millimetres. */
export const heightLimits = { min: 200, max: 2800 } as const;

/** Measurements of one consultation; null for what was not measured. */
export interface Vitals extends Record<WholeVital, number | null> {
  temperatureTenths: number | null;
  temperatureUnit: TemperatureUnit | null;
  weightGrams: number | null;
  heightMm: number | null;
}

/** The measurements that lie outside of what is normal for adults. */
export function abnormalVitals(vitals: Vitals): ('temperature' | WholeVital)[] {
  const outside = (Object.keys(wholeVitals) as WholeVital[]).filter((name) => {
    const value = vitals[name];
    const [low, high] = wholeVitals[name].normal;
    return value !== null && (value < low || value > high);
  });
  return isFever(vitals) ? ['temperature', ...outside] : outside;
}

// Tenths of °C times 9 are compared with tenths of °F times 5, so that nothing is rounded.
function isFever({ temperatureTenths: tenths, temperatureUnit: unit }: Vitals): boolean {
  if (tenths === null || unit === null) return false;
  const fifths = unit === 'F' ? tenths * 5 : tenths * 9 + 320 * 5;
  return fifths < normalFahrenheit[0] * 5 || fifths > normalFahrenheit[1] * 5;
}

/** The body mass index in tenths of kg/m², rounded half up; null without both measurements. */
export function bodyMassTenths({ weightGrams, heightMm }: Pick<Vitals, 'weightGrams' | 'heightMm'>) {
  if (weightGrams === null || heightMm === null) return null;
  return Math.round((weightGrams * 10_000) / (heightMm * heightMm));
}
