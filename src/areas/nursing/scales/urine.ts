/** Stages of acute kidney injury by urine alone. Source: KDIGO Clinical Practice Guideline for AKI, 2012, table 2. */
export const urineRules = {
  version: 'KDIGO 2012',
  /** mL/kg/h below which urine is too little: adults, and children under 16. */
  oliguriaBelow: { adult: 0.5, child: 1 },
  adultFromYears: 16,
} as const;

export type KidneyStage = 1 | 2 | 3;

interface UrineSpan {
  millilitres: number;
  /** Over how many hours it was collected without a gap. */
  hours: number;
  weightKilograms: number | null;
}

/** Millilitres for each kilogram and hour; null without a weight or without time. */
export function urineRate({ millilitres, hours, weightKilograms: weight }: UrineSpan): number | null {
  if (weight === null || weight <= 0 || hours <= 0) return null;
  return millilitres / weight / hours;
}

/** The stage that a span of urine alone gives in adults; null where there is none, or no weight. */
export function kidneyStage(span: UrineSpan): KidneyStage | null {
  const rate = urineRate(span);
  if (rate === null) return null;
  const { hours, millilitres } = span;
  if ((rate < 0.3 && hours >= 24) || (millilitres === 0 && hours >= 12)) return 3;
  if (rate < 0.5 && hours >= 12) return 2;
  return rate < 0.5 && hours >= 6 ? 1 : null;
}

/** True for too little urine over at least 6 hours. */
export function isOliguria(span: UrineSpan, isChild: boolean): boolean {
  const rate = urineRate(span);
  const { adult, child } = urineRules.oliguriaBelow;
  return rate !== null && span.hours >= 6 && rate < (isChild ? child : adult);
}
