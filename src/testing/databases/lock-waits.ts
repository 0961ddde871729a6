/** Asks over one connection, such as `(text) => client.query(text)`. */
type Ask = (text: string) => Promise<{ rows: unknown[] }>;

// On a cluster it is a worker where somebody waits, and only the coordinator's own view knows for whom.
const ofCluster = {
  anybody: 'select from citus_lock_waits',
  forMe: 'select from citus_lock_waits where blocking_gpid = citus_backend_gpid()',
};
const ofServer = {
  anybody: 'select from pg_locks where not granted',
  forMe: 'select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))',
};

/** How many wait for a lock: of anybody, or of the connection that asks. */
export async function countLockWaits(ask: Ask, whose: 'anybody' | 'forMe'): Promise<number> {
  const cluster = await ask(`select from pg_extension where extname = 'citus'`);
  const waits = cluster.rows.length > 0 ? ofCluster : ofServer;
  return (await ask(waits[whose])).rows.length;
}
