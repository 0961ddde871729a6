import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { type Database, tenantSetting } from '#database/database.ts';
import { type Executor, queryBuilderOn } from '#database/executor.ts';
import type { Db } from '#database/tables.ts';
import { parseDate, parseInstant, parseInt8, typeNumbers } from '#database/value-types.ts';
import { AppError } from '#kernel/app-error.ts';
import { isUuid } from '#kernel/ids.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { prepareToRead, readInTenant } from './tenant-read.ts';

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

/** The statement with the name under which its text stays prepared on a connection. */
function statementOf(text: string, parameters: readonly unknown[]): pg.QueryConfig {
  const name = nameOf(text);
  return { text, values: [...parameters], ...(name ? { name } : {}) };
}

/** Runs statements in the transaction that is open on a connection. */
function executorIn(client: pg.ClientBase): Executor {
  return {
    async run(text, parameters) {
      const result = await client.query<Record<string, unknown>>(statementOf(text, parameters));
      return { rows: result.rows, affectedRows: result.rowCount ?? 0 };
    },
  };
}

/** Runs each statement in a read-only transaction of its own in the tenant. */
function readerIn(client: pg.ClientBase, tenantId: string): Executor {
  return {
    async run(text, parameters) {
      const { rows } = await readInTenant(client, tenantId, statementOf(text, parameters));
      return { rows, affectedRows: 0 };
    },
  };
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
 * with the first statement of the work. Each statement of a read is a transaction of its own, which shows the same
 * as one of all of them: PostgreSQL's READ COMMITTED looks anew for each statement (its manual, section 13.2.1).
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
    onConnect: prepareToRead,
  });
  // A connection that breaks while idle is replaced by the pool; the next call tells the user if none comes.
  pool.on('error', () => {});
  // One that breaks while in use also says so by an event of its own, which would end the process unheard.
  pool.on('connect', (client) => client.on('error', () => {}));
  const open = new AsyncLocalStorage<true>();

  /** Runs the work on a connection; `settle` makes the connection fit for its next user, or says what broke it. */
  async function onConnection<T>(
    work: (client: pg.PoolClient) => Promise<T>,
    settle: (client: pg.PoolClient) => Promise<Error | undefined>,
  ): Promise<T> {
    if (open.getStore()) throw new Error('A transaction inside a transaction would wait for itself.');
    const client = await connect(pool);
    let broken: Error | undefined;
    try {
      return await open.run(true, () => work(client));
    } catch (error) {
      const isLost = isConnectionLoss(error);
      broken = isLost ? (error as Error) : await settle(client);
      throw isLost ? new AppError('DATABASE_AWAY', {}, { cause: error }) : error;
    } finally {
      client.release(broken);
    }
  }

  function read<T>(tenantId: string, work: (db: Db) => Promise<T>): Promise<T> {
    if (!isUuid(tenantId)) throw new Error('A tenant id is a UUID.');
    return onConnection(
      (client) => {
        sendAtOnce(client);
        return work(queryBuilderOn(readerIn(client, tenantId)));
      },
      async () => undefined,
    );
  }

  function transact<T>(
    tenantId: string | null,
    mode: 'write' | 'append',
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    return onConnection(async (client) => {
      sendAtOnce(client);
      const begin = client.query(`begin; ${tenantSetting(tenantId)}`);
      begin.catch(() => {});
      const result = await endings[mode](client, () => work(queryBuilderOn(executorIn(client))));
      await begin;
      return result;
    }, rollBack);
  }

  return {
    pool,
    inTenant: (tenantId, mode, work) =>
      mode === 'read' ? read(tenantId, work) : transact(tenantId, mode, work),
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

type Ending = <T>(client: pg.PoolClient, work: () => Promise<T>) => Promise<T>;

const endings: Record<'write' | 'append', Ending> = { write: endWrite, append: endAppend };

async function endWrite<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  const result = await work();
  await commit(client);
  return result;
}

/** By the next tick the work has queued all its statements; a later one would find no tenant and be refused. */
async function endAppend<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  const send = holdBack(client);
  const working = work();
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const committing = commit(client);
  send();
  // When a statement failed, that error says more than the commit's.
  committing.catch(() => {});
  const result = await working;
  await committing;
  return result;
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command === 'ROLLBACK') throw new Error('The transaction had failed before its commit.');
}

/** One system call sends what the work queues first: ticks come after all that is ready to run. */
function sendAtOnce(client: pg.PoolClient): void {
  process.nextTick(holdBack(client));
}

/** Keeps what is queued from now on until the returned function is first called: one system call sends all of it. */
function holdBack(client: pg.PoolClient): () => void {
  const { stream } = (client as pg.PoolClient & { connection: { stream: Writable } }).connection;
  let isHeld = true;
  stream.cork();
  return () => {
    if (isHeld) stream.uncork();
    isHeld = false;
  };
}

async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
