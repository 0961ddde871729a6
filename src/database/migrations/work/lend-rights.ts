import { type Kysely, sql } from 'kysely';
import { appRole } from '../tenant-table.ts';

/** Has functions work with the rights of a role that was made for them; the server may call them, and nobody else. */
export async function lendRights(
  db: Kysely<never>,
  role: string,
  functions: readonly string[],
): Promise<void> {
  const lender = sql.id(role);
  await sql`grant create on schema public to ${lender}`.execute(db);
  for (const name of functions) {
    await sql`alter function ${sql.id(name)} owner to ${lender}`.execute(db);
    await sql`revoke all on function ${sql.id(name)} from public`.execute(db);
    await sql`grant execute on function ${sql.id(name)} to ${sql.id(appRole)}`.execute(db);
  }
  await sql`revoke create on schema public from ${lender}`.execute(db);
}
