import type { Copies } from '#client/demo-protocol.ts';
import type { Database } from '#database/database.ts';
import { isUuid, newId } from '#kernel/ids.ts';
import { systemClock } from '#kernel/time/clock.ts';
import type { DemoCopy, TakeOver } from './copy.ts';
import { selectOwner } from './copy.queries.ts';

export interface StoredCopies {
  /** What can be taken over, with its rows. */
  readable: { copy: DemoCopy; rows: readonly unknown[] }[];
  /** Keys whose value cannot be read. */
  unreadable: string[];
}

/** Sorts the values of an earlier program into what can be taken over and what cannot be read. */
export function readStoredCopies(copies: readonly DemoCopy[], stored: Copies): StoredCopies {
  const found: StoredCopies = { readable: [], unreadable: [] };
  for (const copy of copies) {
    const text = stored[copy.key];
    if (typeof text !== 'string') continue;
    try {
      const rows = parseRows(text);
      const parsed = copy.parse?.(rows) ?? rows;
      if (copy.takeOver && rows.length > 0) found.readable.push({ copy, rows: parsed });
    } catch {
      found.unreadable.push(copy.key);
    }
  }
  return found;
}

function parseRows(text: string): readonly unknown[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) throw new TypeError('A copy is an array.');
  return value;
}

/** Takes the rows over into one tenant, each copy whole or not at all. Returns the keys that did not fit. */
export async function takeOverCopies(
  database: Database,
  tenantId: string,
  readable: StoredCopies['readable'],
): Promise<string[]> {
  const ids = new Map<string, string>();
  const found = new Map<DemoCopy, readonly unknown[]>(readable.map(({ copy, rows }) => [copy, rows]));
  const shared: Pick<TakeOver, 'idOf' | 'rowsOf'> = {
    idOf(table, storedId) {
      if (isUuid(storedId)) return storedId;
      const name = `${table}/${storedId}`;
      const id = ids.get(name) ?? newId();
      ids.set(name, id);
      return id;
    },
    rowsOf: (copy) => (found.get(copy) ?? []) as never,
  };
  const refused: string[] = [];
  for (const { copy, rows } of readable) {
    try {
      await database.inTenant(tenantId, 'write', async (db) => {
        const owner = await selectOwner(db, tenantId);
        const now = systemClock.now().toISOString();
        await copy.takeOver!({ ...shared, ...owner, db, tenantId, now }, rows);
      });
    } catch {
      refused.push(copy.key);
    }
  }
  return refused;
}
