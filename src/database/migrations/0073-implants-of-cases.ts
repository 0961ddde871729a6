import { type Kysely, sql } from 'kysely';
import { inEachHospital } from './standing-hospitals.ts';

/**
 * The implants of a case are those that are recorded with their numbers. Words that a case had besides go into its
 * notes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await inEachHospital(db, async (tenantId) => {
    await sql`update surgical_case
      set notes = concat_ws(E'\n', notes, 'Implants used: ' || array_to_string(implants_used, ', ')),
        implants_used = '{}', version = version + 1, updated_at = now()
      where tenant_id = ${tenantId}::uuid and cardinality(implants_used) > 0`.execute(db);
  });
  // A server that is restarted last still writes the column: nobody else reads it, and a later release takes it away.
  await sql`alter table surgical_case alter column implants_used set default '{}'`.execute(db);
}
