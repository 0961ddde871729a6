import type { Db } from '#database/tables.ts';
import '../message.tables.ts';

const keyOf = (address: string) => address.trim().toLowerCase();

/** What a mail server said to an address last. */
export interface Bounce {
  isPermanent: boolean;
  at: string;
}

/** Notes that a mail server refused an address, for good or for now. */
export async function noteBounce(
  db: Db,
  tenantId: string,
  address: string,
  { isPermanent, response, at }: Bounce & { response: string | null },
): Promise<void> {
  const said = { is_permanent: isPermanent, response, bounced_at: at };
  await db
    .insertInto('bounced_address')
    .values({ tenant_id: tenantId, address: keyOf(address), ...said })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'address']).doUpdateSet(said))
    .execute();
}

/** Forgets that an address was refused: it took a mail since, or somebody wants it tried again. */
export async function forgetBounce(db: Db, tenantId: string, address: string): Promise<void> {
  await db
    .deleteFrom('bounced_address')
    .where('tenant_id', '=', tenantId)
    .where('address', '=', keyOf(address))
    .execute();
}

/** Null for an address that took what was sent last, or to which nothing was sent. */
export async function findBounce(db: Db, tenantId: string, address: string): Promise<Bounce | null> {
  const row = await db
    .selectFrom('bounced_address')
    .select(['is_permanent', 'bounced_at'])
    .where('tenant_id', '=', tenantId)
    .where('address', '=', keyOf(address))
    .executeTakeFirst();
  return row ? { isPermanent: row.is_permanent, at: row.bounced_at } : null;
}
