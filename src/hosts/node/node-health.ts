import { cpus } from 'node:os';
import type { HostHealth } from '#database/handler.ts';
import type { LiveHub } from '#hosts/dispatcher/live-hub.ts';

/** What this process and its machine can tell; `parts` are looked up when asked, for they start later. */
export function createNodeHealth(
  parts: () => { hub: Pick<LiveHub, 'countOf'>; isListening: boolean },
): HostHealth {
  return {
    loadPercent: measureProcessors(),
    liveEvents: (tenantId) => {
      const { hub, isListening } = parts();
      return { pages: hub.countOf(tenantId), isListening };
    },
  };
}

/**
 * How busy the machine's processors were since the last time it was asked, in percent of what they can do, 0 to 100:
 * the load average counts programs that wait as well, and has no upper end.
 */
function measureProcessors(): () => number {
  let before = processorTimes();
  return () => {
    const now = processorTimes();
    const total = now.total - before.total;
    const idle = now.idle - before.idle;
    before = now;
    return total > 0 ? Math.round((100 * (total - idle)) / total) : 0;
  };
}

function processorTimes(): { idle: number; total: number } {
  const times = cpus().map((processor) => processor.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    total: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  };
}
