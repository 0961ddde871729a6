import { type Kysely, sql } from 'kysely';
import { inEachHospital } from './standing-hospitals.ts';
import { runAll } from './tenant-table.ts';

/**
 * A link that sets a password is made by somebody else of the hospital. Links that are open now are revoked: their
 * secret was in the path of an address, which proxies log, and their makers were never looked at again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await inEachHospital(db, async (id) => {
    await sql`update account_link set revoked_at = now()
      where tenant_id = ${id}::uuid and used_at is null and revoked_at is null`.execute(db);
  });
  await runAll(db, [
    `alter table account_link add constraint account_link_made_for_another check (created_by <> user_id)`,
    `alter table account_link add constraint account_link_of_maker
      foreign key (tenant_id, created_by) references user_account (tenant_id, id)`,
  ]);
}
