export const temperatureUnits = ['C', 'F'] as const;
export const glucoseUnits = ['mg/dL', 'mmol/L'] as const;

export type TemperatureUnit = (typeof temperatureUnits)[number];
export type GlucoseUnit = (typeof glucoseUnits)[number];

/** A number with one decimal as whole tenths: what is computed with never has a fraction. */
export function toTenths(value: number): number {
  return Math.round(value * 10);
}

/** A typed temperature in tenths of a degree Celsius; a tie cannot occur, as ninths never end in a half. */
export function celsiusTenths(value: number, unit: TemperatureUnit): number {
  const tenths = toTenths(value);
  return unit === 'C' ? tenths : Math.round(((tenths - 320) * 5) / 9);
}

/** A temperature in hundredths of a degree Fahrenheit, which is exact from either unit. */
export function fahrenheitHundredths(value: number, unit: TemperatureUnit): number {
  const tenths = toTenths(value);
  return unit === 'F' ? tenths * 10 : tenths * 18 + 3200;
}

/** Milligrams of glucose in a decilitre for one millimole in a litre (molar mass 180.16 g/mol), in thousandths. */
const glucoseThousandths = 18_016;

/** Blood glucose in tenths of a millimole in a litre. */
export function glucoseTenths(value: number, unit: GlucoseUnit): number {
  return unit === 'mmol/L' ? toTenths(value) : Math.round((value * 10_000) / glucoseThousandths);
}
