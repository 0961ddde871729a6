import type pg from 'pg';
import { openPostgres, type PostgresDatabase } from '#hosts/node/database/postgres-database.ts';

/** The most connections that a pool keeps for the next file; the embedded server takes 60 of all files together. */
const maxKept = 8;

/** Pools that nobody uses at the moment, by what they are connected to and how many connections they open at most. */
const unused = new Map<string, PostgresDatabase>();

/** A pool that one system at a time has to itself. */
export interface KeptPool {
  database: PostgresDatabase;
  /** Hands the connections on to the next file of this worker, or closes them where somebody still uses one. */
  giveBack(): Promise<void>;
}

/**
 * A pool to a database that all files of a run share. A new connection takes 50 ms of the processor, and again as
 * much until it knows the tables and has planned its statements: the pool is taken over from the file before.
 */
export function takePool(connection: pg.ClientConfig, poolSize: number): KeptPool {
  const key = `${connection.host} ${connection.port} ${connection.user} ${connection.database} ${poolSize}`;
  const database = unused.get(key) ?? openPostgres({ connection, poolSize });
  unused.delete(key);
  const { pool } = database;
  return {
    database,
    async giveBack() {
      while (pool.idleCount > maxKept) (await pool.connect()).release(true);
      const isInUse = pool.waitingCount > 0 || pool.idleCount < pool.totalCount;
      if (isInUse || unused.has(key)) await database.close();
      else unused.set(key, database);
    },
  };
}

/** The same for a database of one file alone: nobody takes it over. */
export function ownPool(connection: pg.ClientConfig, poolSize: number): KeptPool {
  const database = openPostgres({ connection, poolSize });
  return { database, giveBack: () => database.close() };
}
