import { forgetProcess, noteProcess } from '#areas/platform/platform.public.ts';
import type { Database } from '#database/database.ts';
import type { HostHealth, ProcessState } from '#server/requests/host-health.ts';
import type { Db } from '#database/tables.ts';
import { selectPlatformId } from '#database/tenants.queries.ts';
import type { Clock } from '#kernel/time/clock.ts';

interface Heart {
  database: Database;
  clock: Clock;
  health: HostHealth;
  onError: (error: unknown) => void;
}

/** Notes for the operator that this process works; where there is no process, as in the demo, nothing is noted. */
export function beat(heart: Heart): Promise<void> {
  return inRegister(heart, (db, tenantId, state) =>
    noteProcess(db, tenantId, state, heart.clock.now().toISOString()),
  );
}

/** A process that is stopped in order is not missed. */
export function fallSilent(heart: Heart): Promise<void> {
  return inRegister(heart, (db, tenantId, state) => forgetProcess(db, tenantId, state.process.id));
}

async function inRegister(
  { database, health, onError }: Heart,
  work: (db: Db, tenantId: string, state: ProcessState) => Promise<void>,
): Promise<void> {
  try {
    const state = health.process();
    const platformId = state && (await database.onPlatform(selectPlatformId));
    if (state && platformId)
      await database.inTenant(platformId, 'write', (db) => work(db, platformId, state));
  } catch (error) {
    onError(error);
  }
}
