import pg from 'pg';

/** How long one flush takes on a disk that is behind a network or busy with others. */
export const slowFlushMs = 5;

/**
 * Has every flush to disk take that much longer while the work runs: PostgreSQL pauses in the place of the flush,
 * and those who come meanwhile share it, as they share a slow disk.
 */
export async function onSlowDisk<T>(owner: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  await set(
    owner,
    `alter system set commit_delay = ${slowFlushMs * 1000}`,
    'alter system set commit_siblings = 0',
  );
  try {
    return await work();
  } finally {
    await onOwnDisk(owner);
  }
}

/** Takes back what a run that was cut off may have left. */
export function onOwnDisk(owner: pg.ClientConfig): Promise<void> {
  return set(owner, 'alter system reset commit_delay', 'alter system reset commit_siblings');
}

async function set(owner: pg.ClientConfig, ...statements: string[]): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    for (const statement of [...statements, 'select pg_reload_conf()']) await client.query(statement);
  } finally {
    await client.end();
  }
}
