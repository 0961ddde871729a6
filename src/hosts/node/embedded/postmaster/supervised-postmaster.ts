import { setTimeout as delay } from 'node:timers/promises';
import { endLeftoverPostmaster } from './leftover-postmaster.ts';
import { type Postmaster, type PostmasterPlan, startPostmaster } from './postmaster.ts';

/** Starts PostgreSQL, starts it again whenever it ends by itself, and returns how to stop it for good. */
export async function superviseDatabase(plan: PostmasterPlan): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let postmaster: Postmaster | undefined = await startPostmaster(plan);

  async function watch(): Promise<void> {
    while (postmaster) {
      await postmaster.ended;
      if (stopping.signal.aborted) return;
      plan.onProgress('The database ended unexpectedly; starting it again …');
      postmaster = await startAgain();
      if (stopping.signal.aborted) await postmaster?.stop();
      else plan.onProgress('The database is back.');
    }
  }

  async function startAgain(): Promise<Postmaster | undefined> {
    for (let pauseMs = 500; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, 30_000)) {
      try {
        await endLeftoverPostmaster(plan, plan.cluster, plan.onProgress);
        return await startPostmaster(plan);
      } catch (error) {
        plan.onProgress(error instanceof Error ? error.message : String(error));
        await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await postmaster?.stop();
      await watching;
    },
  };
}
