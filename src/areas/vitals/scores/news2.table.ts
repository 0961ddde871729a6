/** What each part of the score looks at. */
export const news2Parts = [
  'respiratoryRate',
  'oxygenSaturation',
  'oxygen',
  'bloodPressureSystolic',
  'heartRate',
  'consciousness',
  'temperature',
] as const;

export type News2Part = (typeof news2Parts)[number];

/** Makes something of every part of the score, under its name. */
export function forEachPart<T>(make: (part: News2Part) => T): Record<News2Part, T> {
  return Object.fromEntries(news2Parts.map((part) => [part, make(part)])) as Record<News2Part, T>;
}

/** A band goes from one value on, up to the next band. */
interface Band {
  from: number;
  points: 0 | 1 | 2 | 3;
}

/**
 * National Early Warning Score 2. Source: Royal College of Physicians, National Early Warning Score (NEWS) 2:
 * standardising the assessment of acute-illness severity in the NHS, London: RCP, 2017, charts 1 to 4. For 16 years
 * and over, not in pregnancy. Reproduced with acknowledgement; a hospital changes nothing of it.
 */
export const news2 = {
  version: 'NEWS2 2017',
  minimumAgeMonths: 16 * 12,
  respiratoryRate: bands([0, 3], [9, 1], [12, 0], [21, 2], [25, 3]),
  /** Percent. */
  saturationScale1: bands([0, 3], [92, 2], [94, 1], [96, 0]),
  /** For a target of 88 to 92 percent, on oxygen; on air 88 and above give no point. */
  saturationScale2: bands([0, 3], [84, 2], [86, 1], [88, 0], [93, 1], [95, 2], [97, 3]),
  bloodPressureSystolic: bands([0, 3], [91, 2], [101, 1], [111, 0], [220, 3]),
  heartRate: bands([0, 3], [41, 1], [51, 0], [91, 1], [111, 2], [131, 3]),
  /** Tenths of a degree Celsius. */
  temperatureTenths: bands([0, 3], [351, 1], [361, 0], [381, 1], [391, 2]),
  oxygenPoints: 2,
  /** For everything but alert. */
  consciousnessPoints: 3,
} as const;

function bands(...list: readonly [from: number, points: Band['points']][]): readonly Band[] {
  return list.map(([from, points]) => ({ from, points }));
}

/** What a total asks for, the mildest first. */
export const responseLevels = ['routine', 'low', 'single', 'urgent', 'emergency'] as const;

export type ResponseLevel = (typeof responseLevels)[number];

/**
 * How soon the next set is due, and whether somebody is called (RCP 2017, chart 4: at least every 12 hours, every 4 to
 * 6 hours, every hour, continuous). Of 4 to 6 hours the shorter is taken; under continuous monitoring a set is written
 * down every 30 minutes (docs/decisions/0058-vital-signs-and-scores.md).
 */
export const news2Responses: Readonly<Record<ResponseLevel, { dueMinutes: number; isEscalated: boolean }>> = {
  routine: { dueMinutes: 720, isEscalated: false },
  low: { dueMinutes: 240, isEscalated: false },
  single: { dueMinutes: 60, isEscalated: true },
  urgent: { dueMinutes: 60, isEscalated: true },
  emergency: { dueMinutes: 30, isEscalated: true },
};

/** True for a response for which somebody is called. */
export function asksForCall(response: ResponseLevel | null): boolean {
  return response !== null && news2Responses[response].isEscalated;
}

/** The points of the band that a value lies in. */
export function pointsIn(list: readonly Band[], value: number): number {
  return list.findLast(({ from }) => value >= from)?.points ?? list[0]!.points;
}
