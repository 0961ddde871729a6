/** What a trend draws. */
export const trendSigns = [
  'news2',
  'respiratoryRate',
  'oxygenSaturation',
  'bloodPressure',
  'heartRate',
  'temperature',
  'painScore',
] as const;

export type TrendSign = (typeof trendSigns)[number];

/** From where to where a sign is drawn, and how far apart its lines are. */
export interface TrendScale {
  low: number;
  high: number;
  step: number;
}

/**
 * One scale for everybody, so that the same slope means the same in every patient: what the observation chart of NEWS2
 * (Royal College of Physicians, 2017) has room for, widened to the rates of children (`child-bands.ts`). What lies
 * beyond is drawn at the edge with its number.
 */
export const trendScales: Readonly<Record<TrendSign, TrendScale>> = {
  news2: { low: 0, high: 20, step: 5 },
  respiratoryRate: { low: 0, high: 60, step: 20 },
  oxygenSaturation: { low: 80, high: 100, step: 5 },
  bloodPressure: { low: 40, high: 220, step: 60 },
  heartRate: { low: 30, high: 210, step: 60 },
  temperature: { low: 34, high: 42, step: 2 },
  painScore: { low: 0, high: 10, step: 5 },
};
