import type { Db } from '#database/tables.ts';
import '../people.tables.ts';

/** The first administrator of a hospital in which nobody has set a password yet. */
export async function selectFirstWithoutPassword(
  db: Db,
  tenantId: string,
): Promise<{ id: string; name: string } | undefined> {
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(2)
    .execute();
  const [first, second] = rows;
  if (!first || second || first.password_hash !== null) return undefined;
  return { id: first.id, name: `${first.first_name} ${first.last_name}`.trim() };
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
