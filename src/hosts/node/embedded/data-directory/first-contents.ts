import pg from 'pg';
import type { PostgresConnection } from '../postmaster/postmaster.ts';

/** Makes the database and the server's login role where they are missing; the role may do nothing by itself. */
export async function createFirstContents(
  owner: PostgresConnection,
  server: { readonly user: string; readonly password: string; readonly database: string },
): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const found = await client.query<{ has_role: boolean; has_database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as has_role,
              exists (select from pg_database where datname = $2) as has_database`,
      [server.user, server.database],
    );
    if (!found.rows[0]?.has_role) {
      const password = client.escapeLiteral(server.password);
      await client.query(`create role ${client.escapeIdentifier(server.user)}
        login nosuperuser nobypassrls nocreatedb nocreaterole password ${password}`);
    }
    if (!found.rows[0]?.has_database) {
      await client.query(`create database ${client.escapeIdentifier(server.database)}`);
    }
  } finally {
    await client.end();
  }
}
