import {
  news2,
  news2Parts,
  type News2Part,
  news2Responses,
  pointsIn,
  type ResponseLevel,
} from './news2.table.ts';
import type { Observed } from './observed.ts';

/** Which scale the saturation is read by; 2 is a clinician's decision, for a target of 88 to 92 percent. */
export type SaturationScale = 1 | 2;

export interface News2Score {
  scale: SaturationScale;
  /** The points of each part; null where it was not measured. */
  parts: Record<News2Part, number | null>;
  missing: News2Part[];
  /** Null while a part is missing: an incomplete set has no total. */
  total: number | null;
  response: ResponseLevel | null;
}

/** The score of a set of vital signs of somebody it is meant for. */
export function scoreNews2(observed: Observed, scale: SaturationScale): News2Score {
  const parts = pointsOf(observed, scale);
  const missing = news2Parts.filter((part) => parts[part] === null);
  if (missing.length > 0) return { scale, parts, missing, total: null, response: null };
  const points = news2Parts.map((part) => parts[part] ?? 0);
  const total = points.reduce((sum, one) => sum + one, 0);
  return { scale, parts, missing, total, response: responseTo(total, Math.max(...points)) };
}

function pointsOf(observed: Observed, scale: SaturationScale): Record<News2Part, number | null> {
  const { oxygen, consciousness, oxygenSaturation: saturation } = observed;
  const inBand = (name: 'respiratoryRate' | 'bloodPressureSystolic' | 'heartRate' | 'temperatureTenths') => {
    const value = observed[name];
    return value === null ? null : pointsIn(news2[name], value);
  };
  return {
    respiratoryRate: inBand('respiratoryRate'),
    oxygenSaturation: saturation === null ? null : saturationPoints(saturation, oxygen, scale),
    oxygen: oxygen === null ? null : oxygen === 'oxygen' ? news2.oxygenPoints : 0,
    bloodPressureSystolic: inBand('bloodPressureSystolic'),
    heartRate: inBand('heartRate'),
    consciousness: consciousness === null ? null : consciousness === 'alert' ? 0 : news2.consciousnessPoints,
    temperature: inBand('temperatureTenths'),
  };
}

/** Above 92 percent scale 2 asks whether the patient has oxygen: unknown, there are no points. */
function saturationPoints(
  saturation: number,
  oxygen: Observed['oxygen'],
  scale: SaturationScale,
): number | null {
  if (scale === 1) return pointsIn(news2.saturationScale1, saturation);
  const points = pointsIn(news2.saturationScale2, saturation);
  if (saturation <= 92 || oxygen === 'oxygen') return points;
  return oxygen === 'air' ? 0 : null;
}

/** What a complete score asks for; `highest` is the highest number of points in one part. */
export function responseTo(total: number, highest: number): ResponseLevel {
  if (total >= 7) return 'emergency';
  if (total >= 5) return 'urgent';
  if (highest >= 3) return 'single';
  return total >= 1 ? 'low' : 'routine';
}

/** When the next set is due after one with this response. */
export function nextDueAt(recordedAt: string, response: ResponseLevel): string {
  const { dueMinutes } = news2Responses[response];
  return new Date(Date.parse(recordedAt) + dueMinutes * 60_000).toISOString();
}
