import type { Copies } from '#client/demo-protocol.ts';
import type { Database } from '#database/database.ts';
import type { ReadableCopy } from '#database/copies/readable-copy.ts';

export interface LeftCopies {
  /** What can be taken over, with its rows. */
  adoptable: { copy: ReadableCopy; rows: readonly unknown[] }[];
  /** Keys whose value cannot be read. */
  unreadable: string[];
}

/** Sorts what an earlier program left under the keys into what can be taken over and what cannot be read. */
export function readLeftCopies(copies: readonly ReadableCopy[], left: Copies): LeftCopies {
  const found: LeftCopies = { adoptable: [], unreadable: [] };
  for (const copy of copies) {
    const text = left[copy.key];
    if (typeof text !== 'string') continue;
    try {
      const rows = parseRows(text);
      copy.check?.(rows);
      if (copy.adopt && rows.length > 0) found.adoptable.push({ copy, rows });
    } catch {
      found.unreadable.push(copy.key);
    }
  }
  return found;
}

function parseRows(text: string): readonly unknown[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) throw new TypeError('A readable copy is an array.');
  return value;
}

/** Takes the rows over into one tenant, each copy whole or not at all. Returns the keys that did not fit. */
export async function adoptCopies(
  database: Database,
  tenantId: string,
  adoptable: LeftCopies['adoptable'],
): Promise<string[]> {
  const refused: string[] = [];
  const left = new Map(adoptable.map(({ copy, rows }) => [copy.key, rows]));
  for (const { copy, rows } of adoptable) {
    try {
      await database.inTenant(tenantId, 'write', (db) => copy.adopt!(db, tenantId, rows, left));
    } catch {
      refused.push(copy.key);
    }
  }
  return refused;
}
