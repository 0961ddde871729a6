import type { Hospital, TestSystem } from '#testing/hospital.ts';
import type { DemoCopy } from './copy.ts';
import { demoCopies } from './demo-copies.ts';
import { readStoredCopies, takeOverCopies } from './take-over.ts';

/** Takes values over as the demo does on its first start; returns the keys that could not be read or did not fit. */
export async function takeOver(
  { database }: TestSystem,
  { tenantId }: Hospital,
  stored: Record<string, string | readonly object[]>,
): Promise<string[]> {
  const texts = Object.entries(stored).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const { readable, unreadable } = readStoredCopies(
    demoCopies,
    Object.fromEntries(texts) as Record<string, string>,
  );
  return [...unreadable, ...(await takeOverCopies(database, tenantId, readable))];
}

/** The records of a hospital as a copy shows them. */
export async function readCopy(
  { database }: TestSystem,
  { tenantId }: Hospital,
  copy: DemoCopy,
): Promise<Record<string, unknown>[]> {
  const records = await database.inTenant(tenantId, 'read', (db) => copy.read(db, tenantId));
  return records as Record<string, unknown>[];
}
