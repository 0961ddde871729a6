import pg from 'pg';
import type { Database } from '#database/database.ts';
import { isAppError, AppError } from '#kernel/app-error.ts';
import { openPostgres, type PostgresDatabase } from '../postgres-database.ts';
import type { Connection } from '../hosts/connection-to.ts';

/** How long a read waits for the replica to hold what was written before it. */
const patienceMs = 250;
const askAgainMs = 5;
/** A replica that failed is left alone for so long. */
const restMs = 5000;
const connectMs = 1000;
const poolSize = 10;
/** PostgreSQL cancelled a statement that ran for too long: on another machine it would as well. */
const cancelledCode = '57014';

interface PlaceOfPrimary {
  lsn: string;
  timeline: number;
  cluster: string;
}

/** A database whose heavy reads a replica answers where it can. */
export interface ReplicatedDatabase extends Database {
  /** How many heavy reads the replica has answered, and how many went to the primary. */
  readonly reads: { replica: number; primary: number };
  close(): Promise<void>;
}

/**
 * Sends reads that declare themselves heavy to a replica. Each asks the primary first how far its log is, and is
 * answered by the replica only once that has replayed as much: whatever anybody was told before the read began is in
 * it, their own writes above all. A replica that lags, follows another primary or an older timeline, takes writes, or
 * fails, is passed over, and the primary answers. Login, row-level security and the tenant's setting are the same.
 */
export function readingFromReplica(primary: PostgresDatabase, connection: Connection): ReplicatedDatabase {
  const replica = openPostgres({ connection, poolSize, connectMs });
  const reads = { replica: 0, primary: 0 };
  let restsUntil = -Infinity;
  return {
    reads,
    onPlatform: (work) => primary.onPlatform(work),
    async inTenant(tenantId, mode, work, closing) {
      if (mode !== 'heavy-read') return primary.inTenant(tenantId, mode, work, closing);
      if (performance.now() >= restsUntil) {
        try {
          if (await hasArrived(replica.pool, await placeOf(primary.pool))) {
            const answer = await replica.inTenant(tenantId, mode, work);
            reads.replica += 1;
            return answer;
          }
        } catch (error) {
          if (!isOfReplica(error)) throw error;
          restsUntil = performance.now() + restMs;
        }
      }
      reads.primary += 1;
      return primary.inTenant(tenantId, mode, work);
    },
    close: () => replica.close(),
  };
}

/** Refusals of the work itself are the same everywhere. */
function isOfReplica(error: unknown): boolean {
  if (error instanceof AppError) return isAppError(error, 'DATABASE_AWAY');
  return !(error instanceof pg.DatabaseError && error.code === cancelledCode);
}

async function placeOf(pool: pg.Pool): Promise<PlaceOfPrimary> {
  const { rows } = await pool.query<{ lsn: string; part: string; cluster: string }>(
    `select pg_current_wal_insert_lsn()::text as lsn, pg_walfile_name(pg_current_wal_insert_lsn()) as part,
       system_identifier::text as cluster from pg_control_system()`,
  );
  const { lsn, part, cluster } = rows[0]!;
  return { lsn, timeline: Number.parseInt(part.slice(0, 8), 16), cluster };
}

/**
 * Waits a little for the replica. Its timeline is that of its last restart point: after a fail-over a replica that
 * follows the new primary is used again from its next one on.
 */
async function hasArrived(pool: pg.Pool, { lsn, timeline, cluster }: PlaceOfPrimary): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await pool.query<{ is_fit: boolean; is_there: boolean }>(
      `select pg_is_in_recovery() and not role.passes and timeline_id = $2
           and system_identifier::text = $3 as is_fit,
         coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as is_there
       from pg_control_checkpoint(), pg_control_system(),
         (select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user) as role`,
      [lsn, timeline, cluster],
    );
    const [found] = rows;
    if (!found?.is_fit) return false;
    if (found.is_there) return true;
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
}
