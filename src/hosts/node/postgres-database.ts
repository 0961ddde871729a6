import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { type Database, tenantSetting, type TransactionMode } from '#database/database.ts';
import { type Executor, queryBuilderOn } from '#database/executor.ts';
import type { Db } from '#database/tables.ts';
import { parseDate, parseInstant, parseInt8, typeNumbers } from '#database/value-types.ts';
import { AppError } from '#kernel/app-error.ts';
import { isConnectionLoss } from './connection-loss.ts';

const types = new pg.TypeOverrides();
types.setTypeParser(typeNumbers.int8, parseInt8);
types.setTypeParser(typeNumbers.date, parseDate);
types.setTypeParser(typeNumbers.timestamptz, parseInstant);

/** The most statement texts one process prepares; beyond that a text is sent unnamed. */
const maxNamedStatements = 1000;
const statementNames = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known) return known;
  if (statementNames.size >= maxNamedStatements) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  statementNames.set(text, name);
  return name;
}

class ClientExecutor implements Executor {
  readonly #client: pg.ClientBase;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  async run(text: string, parameters: readonly unknown[]) {
    const name = nameOf(text);
    const query = { text, values: [...parameters], ...(name ? { name } : {}) };
    const result = await this.#client.query<Record<string, unknown>>(query);
    return { rows: result.rows, affectedRows: result.rowCount ?? 0 };
  }
}

export interface PostgresDatabase extends Database {
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface PostgresOptions {
  connection: pg.ClientConfig;
  /** The most connections this process opens, 20 by default. */
  poolSize?: number;
  /** A statement that runs longer, in milliseconds, is cancelled; 15,000 by default. */
  statementTimeoutMs?: number;
}

/**
 * PostgreSQL over a pool of pipelined connections: opening a transaction and naming its tenant travel together
 * with the first statement of the work, so a read costs one round trip.
 */
export function openPostgres(options: PostgresOptions): PostgresDatabase {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.poolSize ?? 20,
    pipeline: true,
    types,
    connectionTimeoutMillis: 5000,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'openward',
  } as pg.PoolConfig);
  // A connection that breaks while idle is replaced by the pool; the next call tells the user if none comes.
  pool.on('error', () => {});
  const builders = new WeakMap<pg.ClientBase, Db>();
  const open = new AsyncLocalStorage<true>();

  function builderFor(client: pg.ClientBase): Db {
    const known = builders.get(client);
    if (known) return known;
    const builder = queryBuilderOn(new ClientExecutor(client));
    builders.set(client, builder);
    return builder;
  }

  async function transact<T>(
    tenantId: string | null,
    mode: TransactionMode,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    if (open.getStore()) throw new Error('A transaction inside a transaction would wait for itself.');
    const client = await connect(pool);
    let broken: Error | undefined;
    let ending: Promise<unknown> | undefined;
    try {
      sendWithNextStatement(client);
      const begin = client.query(`begin${mode === 'read' ? ' read only' : ''}; ${tenantSetting(tenantId)}`);
      begin.catch(() => {});
      const result = await open.run(true, () => work(builderFor(client)));
      await begin;
      const commit = client.query('commit');
      if (mode === 'read') {
        // Nothing hangs on the end of a read: its caller need not wait for it.
        ending = commit;
      } else if ((await commit).command === 'ROLLBACK') {
        throw new Error('The transaction had failed before its commit.');
      }
      return result;
    } catch (error) {
      broken = await rollBack(client, error);
      throw isConnectionLoss(error) ? new AppError('DATABASE_AWAY', {}, { cause: error }) : error;
    } finally {
      releaseAfter(client, ending, broken);
    }
  }

  return {
    pool,
    inTenant: (tenantId, mode, work) => transact(tenantId, mode, work),
    onPlatform: (work) => transact(null, 'write', work),
    close: () => pool.end(),
  };
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new AppError('DATABASE_AWAY', {}, { cause: error });
  }
}

/**
 * Holds back what is queued now until the work has queued its first statement, so that one system call sends both.
 * Ticks come after all that is ready to run, and the work needs nothing but that to get there.
 */
function sendWithNextStatement(client: pg.PoolClient): void {
  const { stream } = (client as pg.PoolClient & { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function releaseAfter(client: pg.PoolClient, ending: Promise<unknown> | undefined, broken?: Error): void {
  if (!ending) return client.release(broken);
  ending.then(
    () => client.release(),
    (error: Error) => client.release(error),
  );
}

async function rollBack(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  if (isConnectionLoss(error)) return error as Error;
  try {
    await client.query('rollback');
    return undefined;
  } catch (rollbackError) {
    return rollbackError as Error;
  }
}
