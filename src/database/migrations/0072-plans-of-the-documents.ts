import { type Kysely, sql } from 'kysely';

/**
 * Brings the two plans that said another thing than document 3 to what platforms start with today, where nobody has
 * changed them: Professional reports, as it promises, and Standard promises only what it has. What was agreed stays.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const platforms = await sql<{ id: string }>`select id from tenant where is_platform order by id`.execute(
    db,
  );
  for (const { id } of platforms.rows) {
    await sql`set local app.tenant_id = ${sql.lit(id)}`.execute(db);
    await mend(db, id, 'professional', sql`modules = modules || array['reports_enabled']`);
    await mend(db, id, 'standard', sql`features = array['Laboratory and pharmacy modules']`);
  }
  await sql`set local app.tenant_id = ''`.execute(db);
}

async function mend(
  db: Kysely<never>,
  tenantId: string,
  code: 'professional' | 'standard',
  change: ReturnType<typeof sql>,
): Promise<void> {
  await sql`update plan set ${change}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId}::uuid and code = ${code} and version = 1
      and modules = array['laboratory_enabled', 'pharmacy_enabled', 'inventory_enabled', 'billing_enabled']
      and features = array['Laboratory and pharmacy modules', 'Advanced reporting', 'Priority support']`.execute(
    db,
  );
}
