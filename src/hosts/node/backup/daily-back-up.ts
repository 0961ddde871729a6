import { readLogName } from './log/log-name.ts';
import { removeOutdatedLog } from './log/outdated-log.ts';
import { type BackUpPlan, backUpTime, makeBackUp } from './make-back-up.ts';
import type { BackUpPlace } from './place/back-up-place.ts';

const dayMs = 86_400_000;
const kept = { days: 7, weeks: 5, months: 12 };

/**
 * Makes a back-up when the newest one is a day old, or older than the log that is kept, and then removes those that need
 * not be kept any more. Called often: a machine that was switched off at night makes up for it when it is on again.
 * @returns what was made, or null when it was too early
 */
export async function backUpIfDue(plan: BackUpPlan) {
  const newest = await newestBackUp(plan.place);
  // Names of back-ups tell seconds.
  const logBegan = Date.parse(readLogName(plan.dataDirectory)?.begunAt ?? new Date(0).toISOString()) - 1000;
  if (newest !== 'none' && Date.parse(newest.madeAt) > logBegan && !isDayOld(newest.madeAt, plan.now)) {
    return null;
  }
  const made = await makeBackUp(plan);
  for (const name of outdatedBackUps(await backUpsIn(plan.place), plan.now)) await plan.place.remove(name);
  await removeOutdatedLog(plan.place, await logKeptSince(plan.place, plan.now));
  return made;
}

function isDayOld(madeAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(madeAt) >= dayMs;
}

/** When the oldest of the back-ups was begun with which the log is kept: those of the last 7 days, or the newest. */
export async function logKeptSince(place: BackUpPlace, now: Date): Promise<Date> {
  const made = (await backUpsIn(place)).flatMap((name) => backUpTime(name) ?? []);
  const ofDays = made.filter((at) => dayOf(at) > dayOf(now) - kept.days);
  const newest = made.at(-1);
  return ofDays[0] ?? newest ?? new Date(0);
}

/** The whole back-ups of a place in the order of time, and nothing else that lies there. */
export async function backUpsIn(place: BackUpPlace): Promise<string[]> {
  return (await place.names('', 'openward-')).filter(backUpTime);
}

/** The newest whole back-up of a place; `none` where there is none, or no place is named. */
export async function newestBackUp(
  place: BackUpPlace | undefined,
): Promise<{ madeAt: string; bytes: number } | 'none'> {
  const name = place && (await backUpsIn(place)).at(-1);
  if (place === undefined || name === undefined) return 'none';
  return { madeAt: backUpTime(name)!.toISOString(), bytes: await place.size(name) };
}

/**
 * The back-ups that need not be kept: the newest of each of the last 7 days, of each of the last 5 weeks and of each of
 * the last 12 months stay, in UTC, and the newest of all in any case. Files of other names are never among them.
 */
export function outdatedBackUps(names: readonly string[], now: Date): string[] {
  const made = names
    .flatMap((name) => {
      const at = backUpTime(name);
      return at ? [{ name, at }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const keep = new Set(made.slice(0, 1).map(({ name }) => name));
  const spans: [count: number, periodOf: (at: Date) => number][] = [
    [kept.days, dayOf],
    [kept.weeks, (at) => Math.floor((dayOf(at) + daysFromMonday) / 7)],
    [kept.months, (at) => at.getUTCFullYear() * 12 + at.getUTCMonth()],
  ];
  for (const [count, periodOf] of spans) {
    const seen = new Set<number>();
    for (const { name, at } of made) {
      const period = periodOf(at);
      if (period <= periodOf(now) - count || seen.has(period)) continue;
      seen.add(period);
      keep.add(name);
    }
  }
  return made.map(({ name }) => name).filter((name) => !keep.has(name));
}

/** 1970-01-01 was a Thursday. */
const daysFromMonday = 3;

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / dayMs);
}
