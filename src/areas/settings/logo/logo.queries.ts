import type { Db } from '#database/tables.ts';
import '../settings.tables.ts';

export function selectLogo(db: Db, tenantId: string) {
  return db
    .selectFrom('tenant_logo')
    .select(['content_type', 'content'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
}

export async function storeLogo(
  db: Db,
  tenantId: string,
  logo: { content_type: 'image/png' | 'image/jpeg'; content: Uint8Array; updated_at: string },
): Promise<void> {
  await db
    .insertInto('tenant_logo')
    .values({ tenant_id: tenantId, ...logo })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(logo))
    .execute();
}

export async function deleteLogo(db: Db, tenantId: string): Promise<void> {
  await db.deleteFrom('tenant_logo').where('tenant_id', '=', tenantId).execute();
}
