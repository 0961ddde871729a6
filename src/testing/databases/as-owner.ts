import pg from 'pg';
import type { EmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';

type Owned = Pick<EmbeddedPostgres, 'ownerConfig'>;

/** The rows that a statement of the owner answers, over a connection of its own. */
export async function rowsAsOwner({ ownerConfig }: Owned, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(ownerConfig);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The same of a statement that answers one column `word`: its values. */
export async function wordsAsOwner(owned: Owned, text: string): Promise<unknown[]> {
  return (await rowsAsOwner(owned, text)).map(({ word }) => word);
}
