import type { HostState } from '#server/requests/host-health.ts';
import { newestBackUp } from './daily-back-up.ts';
import { newestLog } from './log/outdated-log.ts';
import type { BackUpPlace } from './place/back-up-place.ts';

type BackUpReport = Pick<HostState, 'backUp' | 'log'>;

const rememberedMs = 60_000;

/**
 * Tells of the newest back-up and log of a place. A remote one is asked once a minute at most, and while it does not
 * answer, what it said last counts.
 */
export function reportBackUps(
  place: BackUpPlace | undefined,
  now: () => number,
): () => Promise<BackUpReport> {
  let known: BackUpReport | undefined;
  let askedAt = -Infinity;
  const ask = async (): Promise<BackUpReport> => ({
    backUp: await newestBackUp(place),
    log: await newestLog(place),
  });
  return async () => {
    if (!place?.isRemote) return ask();
    if (known && now() - askedAt < rememberedMs) return known;
    askedAt = now();
    known = await ask().catch((): BackUpReport => known ?? { backUp: 'none', log: 'none' });
    return known;
  };
}
