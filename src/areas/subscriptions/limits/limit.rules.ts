/** What a plan limits and what is counted for it; storage in bytes of files. */
export const limitedThings = ['staff', 'patients', 'beds', 'storage'] as const;

export type LimitedThing = (typeof limitedThings)[number];

/** From this share of a limit on people are warned. */
const warnShare = 0.8;

/** True once so much of a limit is used that people should know; never without a limit. */
export function isNearLimit(used: number, limit: number | null): boolean {
  return limit !== null && used >= limit * warnShare;
}

/** So many transactions at once no database takes: further than that from the limit nobody can pass it meanwhile. */
const mostAtOnce = 1000;

/** True where others that add at the same time could pass the limit together, so that one must wait for the other. */
export function mustTakeTurns(used: number, adding: number, limit: number): boolean {
  return used + adding * mostAtOnce > limit;
}
