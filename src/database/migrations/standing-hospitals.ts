import { type Kysely, sql } from 'kysely';

/**
 * Changes rows of the hospitals that stand already, one after another: row-level security holds for the owner as
 * well, so each is brought up to date as itself.
 */
export async function inEachHospital(
  db: Kysely<never>,
  change: (tenantId: string) => Promise<void>,
): Promise<void> {
  const tenants = await sql<{ id: string }>`select id from tenant order by id`.execute(db);
  for (const { id } of tenants.rows) {
    await sql`set local app.tenant_id = ${sql.lit(id)}`.execute(db);
    await change(id);
  }
  await sql`set local app.tenant_id = ''`.execute(db);
}

/** Gives the delivered roles of one hospital what their day newly needs, by their codes; what they hold stays. */
export async function extendRoles(
  db: Kysely<never>,
  tenantId: string,
  gains: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  for (const [code, permissions] of Object.entries(gains)) {
    await sql`update role
      set permissions = permissions || array(
          select gained from unnest(${[...permissions]}::text[]) as gained where gained <> all (permissions)),
        version = version + 1, updated_at = now()
      where tenant_id = ${tenantId}::uuid and is_system and code = ${code}
        and not permissions @> ${[...permissions]}::text[]`.execute(db);
  }
}
