import { availableParallelism, loadavg } from 'node:os';
import type { HostHealth } from '#database/handler.ts';
import type { LiveHub } from '#hosts/dispatcher/live-hub.ts';

/** What this process and its machine can tell; `parts` are looked up when asked, for they start later. */
export function createNodeHealth(
  parts: () => { hub: Pick<LiveHub, 'countOf'>; isListening: boolean },
): HostHealth {
  return {
    loadPercent: () => Math.round((100 * loadavg()[0]!) / availableParallelism()),
    liveEvents: (tenantId) => {
      const { hub, isListening } = parts();
      return { pages: hub.countOf(tenantId), isListening };
    },
  };
}
