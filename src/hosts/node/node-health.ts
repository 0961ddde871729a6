import { statfs } from 'node:fs/promises';
import { cpus, hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { HostHealth, HostState, ProcessState } from '#server/requests/host-health.ts';
import type { LiveHub } from '#hosts/system/live-hub.ts';
import { newId } from '#kernel/ids.ts';

const nanosecondsOfMs = 1e6;

/**
 * What this process, its machine and the disk of a folder can tell; `parts` are looked up when asked, for they start
 * later.
 */
export function createNodeHealth(
  parts: () => { hub: Pick<LiveHub, 'countOf'>; isListening: boolean },
  folder: string,
  findBackUps: () => Promise<Pick<HostState, 'backUp' | 'log'>>,
  checkFiles: () => Promise<void>,
): HostHealth {
  const self = { id: newId(), name: `${hostname()}, process ${process.pid}` };
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  const tellProcess = (): ProcessState => ({
    process: self,
    uptimeSeconds: process.uptime(),
    memoryBytes: process.memoryUsage.rss(),
    loopDelayMs: takeDelay(delays),
  });
  return {
    loadPercent: measureProcessors(),
    liveEvents: (tenantId) => {
      const { hub, isListening } = parts();
      return { pages: hub.countOf(tenantId), isListening };
    },
    process: tellProcess,
    state: async () => ({
      ...tellProcess(),
      disk: await measureDisk(folder),
      canStoreFiles: await checkFiles().then(
        () => true,
        () => false,
      ),
      ...(await findBackUps()),
    }),
  };
}

function takeDelay(delays: ReturnType<typeof monitorEventLoopDelay>): number {
  const delay = delays.count > 0 ? delays.percentile(99) / nanosecondsOfMs : 0;
  delays.reset();
  return delay;
}

async function measureDisk(folder: string): Promise<HostState['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    // The folder is made with the first file.
    return null;
  }
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
