import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { type Database, tenantSetting, type TransactionMode } from '#database/database.ts';
import { type Executor, queryBuilderOn } from '#database/executor.ts';
import type { Db } from '#database/tables.ts';
import { parseDate, parseInstant, parseInt8, typeNumbers } from '#database/value-types.ts';
import { AppError } from '#kernel/app-error.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { isConnectionLoss } from './connection-loss.ts';
import type { Connection } from './hosts/connection-to.ts';

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

/**
 * Runs the statements of one transaction. The connection is another's afterwards: a statement that nobody waited
 * for must not run in the transaction of another tenant.
 */
class TransactionExecutor implements Executor {
  readonly #client: pg.ClientBase;
  #isOver = false;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  end(): void {
    this.#isOver = true;
  }

  async run(text: string, parameters: readonly unknown[]) {
    if (this.#isOver) throw new Error('This statement comes after its transaction.');
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
  connection: Connection;
  /** The most connections this process opens, 20 by default. */
  poolSize?: number;
  /** How long a new connection may take, in milliseconds; 5,000 by default. */
  connectMs?: number;
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
    connectionTimeoutMillis: options.connectMs ?? 5000,
    statement_timeout: options.statementTimeoutMs ?? timeLimits.statementSeconds * 1000,
    idle_in_transaction_session_timeout: timeLimits.idleTransactionSeconds * 1000,
    application_name: 'openward',
  });
  // A connection that breaks while idle is replaced by the pool; the next call tells the user if none comes.
  pool.on('error', () => {});
  // One that breaks while in use also says so by an event of its own, which would end the process unheard.
  pool.on('connect', (client) => client.on('error', () => {}));
  const open = new AsyncLocalStorage<true>();

  async function transact<T>(
    tenantId: string | null,
    mode: TransactionMode,
    work: (db: Db) => Promise<T>,
    closing?: (db: Db, result: T) => Promise<unknown>,
  ): Promise<T> {
    if (open.getStore()) throw new Error('A transaction inside a transaction would wait for itself.');
    const client = await connect(pool);
    const executor = new TransactionExecutor(client);
    const db = queryBuilderOn(executor);
    const toItsEnd =
      <R>(part: () => Promise<R>) =>
      () =>
        part().finally(() => executor.end());
    let broken: Error | undefined;
    try {
      // Ticks come after all that is ready to run: by then the work has queued its first statement.
      const send = holdBack(client);
      process.nextTick(send);
      sendWhatIsHeld(client);
      // Statements of their own, not one text of all: a database of many machines carries only such to them.
      const opening = [...beginnings[mode], tenantSetting(tenantId)];
      const begin = Promise.all(opening.map((statement) => client.query(statement)));
      begin.catch(() => {});
      const result = await open.run(true, async () => {
        if (!closing)
          return endings[mode](
            client,
            toItsEnd(() => work(db)),
          );
        const made = await work(db);
        await endAppend(
          client,
          toItsEnd(() => closing(db, made)),
        );
        return made;
      });
      await begin;
      return result;
    } catch (error) {
      executor.end();
      broken = await rollBack(client, error);
      throw isConnectionLoss(error) ? new AppError('DATABASE_AWAY', {}, { cause: error }) : error;
    } finally {
      client.release(broken);
    }
  }

  return {
    pool,
    inTenant: transact,
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

const endings: Record<TransactionMode, Ending> = {
  read: endRead,
  'heavy-read': endRead,
  write: endWrite,
  append: endAppend,
  relaxed: endWrite,
};

const beginnings: Record<TransactionMode, readonly string[]> = {
  read: ['begin read only'],
  'heavy-read': ['begin read only'],
  write: ['begin'],
  append: ['begin'],
  relaxed: ['begin', 'set local synchronous_commit = off'],
};

/** The end of a read, kept for the next one on its connection, so that one system call sends both. */
const held = new WeakMap<pg.PoolClient, () => void>();
const maxHoldMs = 2;

/** Nothing hangs on the end of a read: neither its caller nor the next one on this connection waits for it. */
async function endRead<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  const result = await work();
  const send = holdBack(client);
  held.set(client, send);
  setTimeout(send, maxHoldMs);
  client.query('commit').catch(() => {});
  return result;
}

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

function sendWhatIsHeld(client: pg.PoolClient): void {
  held.get(client)?.();
  held.delete(client);
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
