import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Db } from '../tables.ts';
import { SharedTurns } from './shared-turns.ts';

/** Lets this transaction's locks go before its commit is on the disk: whoever tells of it waits at a `CommitFence`. */
export async function commitBeforeDisk(db: Db): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(db);
}

/**
 * Waits for the disk in place of transactions that hold a lock which others of their hospital wait for. The
 * database's log is one sequence: once an empty message of the same tenant is stored, so is all that was committed
 * before it.
 */
export class CommitFence {
  readonly #turns: SharedTurns<null, undefined>;

  constructor(database: Database) {
    this.#turns = new SharedTurns(async (tenantId, asked) => {
      await database.inTenant(tenantId, 'append', (db) => writeMessage(db, tenantId));
      return asked.map(() => undefined);
    });
  }

  /** Resolves when everything committed for this tenant so far will survive a crash. */
  wait(tenantId: string): Promise<undefined> {
    return this.#turns.ask(tenantId, null);
  }
}

/** Read from a table of the tenant, so that the message goes into the log of the machine that holds its rows. */
async function writeMessage(db: Db, tenantId: string): Promise<void> {
  const { rows } = await sql`
    select pg_logical_emit_message(true, 'openward', '') from tenant_settings
    where tenant_id = ${tenantId}::uuid`.execute(db);
  if (rows.length !== 1) throw new Error('A tenant without settings has no fence.');
}
