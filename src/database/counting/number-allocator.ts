import { sql } from 'kysely';
import { advanceCounters } from '../counters.ts';
import type { Database } from '../database.ts';
import type { Db } from '../tables.ts';
import { SharedTurns } from './shared-turns.ts';

/** Gives out numbers that are unique in a hospital and may skip. */
export interface NumberSource {
  /** Takes `count` numbers of the counter; returns the first. Those of a transaction that fails are skipped. */
  take(db: Db, tenantId: string, counter: string, count: number): Promise<number>;
}

/** For a database with a single connection: takes numbers in the transaction that needs them. */
export const numbersInTransaction: NumberSource = { take: takeInTransaction };

/** Takes numbers whose counter stays locked until the transaction ends: none is skipped when it fails. Returns the first. */
export async function takeInTransaction(
  db: Db,
  tenantId: string,
  counter: string,
  count: number,
): Promise<number> {
  // An update lets those who wait go one by one; `on conflict` wakes all of them each time, to wait again.
  const row = await db
    .updateTable('tenant_counter')
    .set({ value: sql<number>`value + ${count}` })
    .where('tenant_id', '=', tenantId)
    .where('name', '=', counter)
    .returning('value')
    .executeTakeFirst();
  const last = row?.value ?? (await advanceCounters(db, tenantId, { [counter]: count }))[counter]!;
  return last - count + 1;
}

interface Wish {
  counter: string;
  count: number;
}

/**
 * Takes numbers over connections of its own, in tiny transactions that do not wait for the disk: nobody holds the
 * counter while they work.
 *
 * The database's log is one sequence: whatever uses a number is stored after the transaction that took it, so no
 * number is given twice after a crash.
 */
export class NumberAllocator implements NumberSource {
  readonly #turns: SharedTurns<Wish, number>;

  /** `database` must have connections that no business transaction holds. */
  constructor(database: Database) {
    this.#turns = new SharedTurns((tenantId, wishes) => giveOut(database, tenantId, wishes));
  }

  take(_db: Db, tenantId: string, counter: string, count: number): Promise<number> {
    return this.#turns.ask(tenantId, { counter, count });
  }
}

async function giveOut(database: Database, tenantId: string, wishes: readonly Wish[]): Promise<number[]> {
  const sums: Record<string, number> = {};
  for (const { counter, count } of wishes) sums[counter] = (sums[counter] ?? 0) + count;
  const last = await database.inTenant(tenantId, 'relaxed', (db) => advanceCounters(db, tenantId, sums));
  const next = new Map(Object.entries(sums).map(([counter, sum]) => [counter, last[counter]! - sum + 1]));
  return wishes.map(({ counter, count }) => {
    const first = next.get(counter)!;
    next.set(counter, first + count);
    return first;
  });
}
