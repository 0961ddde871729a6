import type { Database } from '#database/database.ts';
import type { Clock } from '#kernel/time/clock.ts';

/** A repeat of a write is recognised for this long; far beyond any retry. */
export const keepAnswersDays = 7;
/** Sessions stay listed for this long after their end. */
export const keepSessionsDays = 90;

const dayMs = 86_400_000;

/** Tidies every tenant, one after the other until the signal is aborted. */
export async function tidyUp(database: Database, clock: Clock, signal: AbortSignal): Promise<void> {
  const tenants = await database.onPlatform((db) =>
    db.selectFrom('tenant').select('id').orderBy('id').execute(),
  );
  for (const { id } of tenants) {
    if (signal.aborted) return;
    await tidyTenant(database, clock, id);
  }
}

/** Removes what has served its time in a tenant: answers kept for repeats, and sessions long ended. */
export async function tidyTenant(database: Database, clock: Clock, tenantId: string): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs).toISOString();
  await database.inTenant(tenantId, 'write', async (db) => {
    await db
      .deleteFrom('idempotency_key')
      .where('tenant_id', '=', tenantId)
      .where('created_at', '<', before(keepAnswersDays))
      .execute();
    await db
      .deleteFrom('user_session')
      .where('tenant_id', '=', tenantId)
      .where('expires_at', '<', before(keepSessionsDays))
      .execute();
  });
}
