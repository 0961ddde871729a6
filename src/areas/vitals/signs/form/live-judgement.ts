import { type AbnormalSign, isChild, rangeOf } from '../../scores/abnormal.ts';
import type { News2Score, SaturationScale } from '../../scores/news2.ts';
import { judge } from '../judging.ts';
import { isWithin, spansByUnit } from '../measures/measures.table.ts';
import { measuresSoFar, type SetValues } from './record-form.values.ts';

/** Whose signs are typed: it decides what is normal. */
export interface SubjectOfSet {
  ageMonths: number;
  scale: SaturationScale;
}

/** A sign outside of what is normal, and the limit it has passed. */
export interface LiveFlag {
  isLow: boolean;
  limit: number;
}

/** What is known of a set while it is typed. */
export interface LiveJudgement {
  /** Why there is no score. */
  notScored: 'child' | 'obstetric' | 'unknown' | null;
  news2: News2Score | null;
  flags: Partial<Record<AbnormalSign, LiveFlag>>;
}

/** Flags and score of what is typed so far; without a subject nothing is judged. */
export function judgeLive(values: SetValues, subject: SubjectOfSet | undefined): LiveJudgement {
  if (!subject) return { notScored: 'unknown', news2: null, flags: {} };
  const set = measuresSoFar(values);
  const span = spansByUnit.temperature[set.temperatureUnit];
  // A temperature of the other unit is refused on saving: until then it says nothing.
  if (set.temperature !== null && !isWithin(span, set.temperature)) set.temperature = null;
  const { abnormalSigns, news2 } = judge(set, { ...subject, recordedAt: new Date(0).toISOString() });
  const flags: LiveJudgement['flags'] = {};
  for (const sign of abnormalSigns) {
    const [low, high] = rangeOf(sign, subject.ageMonths);
    const value = sign === 'temperature' ? fahrenheit(set) : (set[sign] ?? 0);
    const isLow = value < low;
    const limit = isLow ? low : high;
    flags[sign] = { isLow, limit: sign === 'temperature' ? inUnit(limit, set.temperatureUnit) : limit };
  }
  const notScored = isChild(subject.ageMonths) ? 'child' : set.isObstetric ? 'obstetric' : null;
  return { notScored, news2, flags };
}

function fahrenheit({ temperature, temperatureUnit }: ReturnType<typeof measuresSoFar>): number {
  return temperatureUnit === 'F' ? (temperature ?? 0) : ((temperature ?? 0) * 9) / 5 + 32;
}

/** A limit in degrees Fahrenheit as the typed unit has it, to one decimal. */
function inUnit(limit: number, unit: 'C' | 'F'): number {
  return unit === 'F' ? limit : Math.round(((limit - 32) * 50) / 9) / 10;
}
