import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/**
 * Work within a transaction that can be undone alone: when it throws, nothing of it is stored, and the transaction
 * goes on. For rows of a list of which one that is refused must not refuse the others. Nothing else may run on the
 * transaction meanwhile.
 */
export async function inSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  // One name is enough: of several with it the latest is meant.
  await sql`savepoint part`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db);
    await sql`release savepoint part`.execute(db);
    throw error;
  }
}

class Undone<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('undone on purpose');
    this.result = result;
  }
}

/** Does the work to learn what it would answer, and leaves nothing of it behind. */
export async function onlyTried<T>(db: Db, work: () => Promise<T>): Promise<T> {
  try {
    return await inSavepoint(db, async () => {
      throw new Undone(await work());
    });
  } catch (error) {
    if (error instanceof Undone) return error.result as T;
    throw error;
  }
}
