import type { ProcessState } from '#server/requests/host-health.ts';
import type { Db } from '#database/tables.ts';
import '../platform.tables.ts';

const dayMs = 86_400_000;
const mostListed = 100;

/** Notes that a process of the server works, and forgets those that nobody has heard of for a day. */
export async function noteProcess(db: Db, tenantId: string, state: ProcessState, at: string): Promise<void> {
  const started_at = new Date(Date.parse(at) - state.uptimeSeconds * 1000).toISOString();
  const seen = {
    seen_at: at,
    memory_bytes: Math.round(state.memoryBytes),
    loop_delay_ms: Math.round(state.loopDelayMs),
  };
  const { id, name } = state.process;
  await db
    .insertInto('server_process')
    .values({ tenant_id: tenantId, id, name, started_at, ...seen })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(seen))
    .execute();
  await db
    .deleteFrom('server_process')
    .where('tenant_id', '=', tenantId)
    .where('seen_at', '<', new Date(Date.parse(at) - dayMs).toISOString())
    .execute();
}

export async function forgetProcess(db: Db, tenantId: string, id: string): Promise<void> {
  await db
    .deleteFrom('server_process')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those that were heard of last come first. */
export function selectProcesses(db: Db, tenantId: string) {
  return db
    .selectFrom('server_process')
    .select(['id', 'name', 'started_at', 'seen_at', 'memory_bytes', 'loop_delay_ms'])
    .where('tenant_id', '=', tenantId)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
}
