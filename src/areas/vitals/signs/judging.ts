import { type AbnormalSign, findAbnormal, isChild, thresholdVersion } from '../scores/abnormal.ts';
import { news2 as rule } from '../scores/news2.table.ts';
import { type News2Score, nextDueAt, type SaturationScale, scoreNews2 } from '../scores/news2.ts';
import type { Observed } from '../scores/observed.ts';
import { celsiusTenths } from '../scores/units.ts';
import type { Measures } from './measures/measures.contract.ts';

interface Judgement {
  abnormalSigns: AbnormalSign[];
  judgedBy: string;
  /** Null for whom the score is not meant: children, and in pregnancy. */
  news2: News2Score | null;
  news2Version: string | null;
  nextDueAt: string | null;
}

/** What is measured of what a score and the thresholds look at. */
type Signs = Pick<Measures, Exclude<keyof Observed, 'temperatureTenths'> | 'temperature' | 'temperatureUnit'>;

/** What a score looks at, out of what was typed. */
export function observedIn(set: Signs): Observed {
  const { temperature, temperatureUnit, ...same } = set;
  return {
    ...same,
    temperatureTenths: temperature === null ? null : celsiusTenths(temperature, temperatureUnit),
  };
}

/** What a set of vital signs says about a patient of this age. */
export function judge(
  set: Signs & Pick<Measures, 'isObstetric'>,
  { ageMonths, scale, recordedAt }: { ageMonths: number; scale: SaturationScale; recordedAt: string },
): Judgement {
  const isScored = !isChild(ageMonths) && !set.isObstetric;
  const score = isScored ? scoreNews2(observedIn(set), scale) : null;
  return {
    abnormalSigns: findAbnormal(set, ageMonths),
    judgedBy: thresholdVersion(ageMonths),
    news2: score,
    news2Version: score && rule.version,
    nextDueAt: score?.response ? nextDueAt(recordedAt, score.response) : null,
  };
}
