import type { Db } from '#database/tables.ts';
import '../people.tables.ts';

/** The first administrator of a hospital in which nobody has set a password yet. */
export async function selectFirstWithoutPassword(db: Db, tenantId: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'password_hash'])
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(2)
    .execute();
  const [first, second] = rows;
  return first && !second && first.password_hash === null ? first.id : undefined;
}

/** Ends every session of a hospital; returns how many were open. */
export async function endAllSessions(db: Db, tenantId: string, at: string): Promise<number> {
  const result = await db
    .updateTable('user_session')
    .set({ ended_at: at })
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
