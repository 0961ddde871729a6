import pg from 'pg';
import type { PostgresConnection } from '../embedded/postmaster/postmaster.ts';
import { namesIn } from '../file-system/names-in.ts';
import type { BlobStore } from '../files/blob-store.ts';
import { storedFiles } from './hospital/tenant-rows.ts';

/**
 * Tells how many files the rows of a restored database name that are neither in the back-up nor in the bucket of files.
 * It does not make a back-up unsound: whoever lost the bucket needs the rows all the more.
 */
export async function tellMissingFiles(
  owner: PostgresConnection,
  folder: string,
  { files, tell }: { files?: Pick<BlobStore, 'names'> | undefined; tell: (line: string) => void },
): Promise<void> {
  const missing = await namedFiles(owner);
  const named = missing.size;
  for (const name of await namesIn(folder)) missing.delete(name);
  if (files) for await (const name of files.names()) missing.delete(name);
  const where = files ? 'in it or in the bucket of FILES_S3' : 'in it';
  if (missing.size === 0) tell(`All ${named} files that its rows name are ${where}.`);
  else {
    const some = [...missing].slice(0, 5).join(', ');
    tell(
      `${missing.size} of ${named} files that its rows name are NOT ${where}: ${some}${missing.size > 5 ? ' …' : ''}`,
    );
  }
}

async function namedFiles(owner: PostgresConnection): Promise<Set<string>> {
  const client = new pg.Client({ ...owner, application_name: 'openward restore' });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from tenant order by id');
    const names = new Set<string>();
    for (const { id } of rows) for (const name of await storedFiles(client, id)) names.add(name);
    return names;
  } finally {
    await client.end();
  }
}
