/** Asks over one connection, such as `(text) => client.query(text)`. */
type Ask = (text: string) => Promise<{ rows: unknown[] }>;

// On a cluster it is a worker where somebody waits, and only the coordinator's own view knows for whom.
const ofCluster = 'select from citus_lock_waits where blocking_gpid = citus_backend_gpid()';
const ofServer = 'select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))';

/** How many wait for a lock of the connection that asks; other files of tests wait for each other at the same time. */
export async function countLockWaits(ask: Ask): Promise<number> {
  const cluster = await ask(`select from pg_extension where extname = 'citus'`);
  return (await ask(cluster.rows.length > 0 ? ofCluster : ofServer)).rows.length;
}
