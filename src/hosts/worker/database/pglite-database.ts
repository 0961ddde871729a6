import type { PGliteInterface, PGliteOptions, Transaction } from '@electric-sql/pglite';
import { type Database, isReading, tenantSetting, type TransactionMode } from '#database/database.ts';
import { type Executor, queryBuilderOn } from '#database/executor.ts';
import { appRole } from '#database/migrations/tenant-table.ts';
import type { Db, Tables } from '#database/tables.ts';
import { parseDate, parseInstant, parseInt8, typeNumbers } from '#database/value-types.ts';

/** Makes PGlite read values the way the servers read them. */
export const pgliteParsers: NonNullable<PGliteOptions['parsers']> = {
  [typeNumbers.int8]: parseInt8,
  [typeNumbers.date]: parseDate,
  [typeNumbers.timestamptz]: parseInstant,
};

/** A transaction that waits longer than this for its turn was opened inside another one. */
const maxWaitMs = 60_000;

class TransactionExecutor implements Executor {
  readonly #transaction: Transaction;

  constructor(transaction: Transaction) {
    this.#transaction = transaction;
  }

  async run(text: string, parameters: readonly unknown[]) {
    const result = await this.#transaction.query<Record<string, unknown>>(text, [...parameters]);
    return { rows: result.rows, affectedRows: result.affectedRows ?? 0 };
  }
}

/** A query builder on a transaction that is already open, with whatever role it has. */
export function queryBuilderIn<T>(transaction: Transaction) {
  return queryBuilderOn<T>(new TransactionExecutor(transaction));
}

/** The database of the demo: one connection, so transactions run one after another. */
export function openPgliteDatabase(
  pglite: Pick<PGliteInterface, 'transaction'>,
  { waitMs = maxWaitMs }: { waitMs?: number } = {},
): Database {
  function transact<T>(
    tenantId: string | null,
    mode: TransactionMode,
    work: (db: Db) => Promise<T>,
    closing?: (db: Db, result: T) => Promise<unknown>,
  ): Promise<T> {
    const turn = limitWait(waitMs);
    const result = pglite.transaction(async (transaction) => {
      turn.begin();
      // PGlite starts as superuser, whom row-level security would not stop.
      const setting = `set local role ${appRole}; ${tenantSetting(tenantId)}`;
      await transaction.exec(isReading(mode) ? `set transaction read only; ${setting}` : setting);
      const db = queryBuilderIn<Tables>(transaction);
      const done = await work(db);
      await closing?.(db, done);
      return done;
    });
    return Promise.race([result, turn.missed]);
  }

  return {
    inTenant: transact,
    onPlatform: (work) => transact(null, 'write', work),
  };
}

function limitWait(waitMs: number): { begin(): void; missed: Promise<never> } {
  const { promise: missed, reject } = Promise.withResolvers<never>();
  const error = new Error('A transaction inside a transaction waits for itself.');
  let hasMissed = false;
  const timer = setTimeout(() => {
    hasMissed = true;
    reject(error);
  }, waitMs);
  return {
    begin() {
      clearTimeout(timer);
      if (hasMissed) throw error;
    },
    missed,
  };
}
