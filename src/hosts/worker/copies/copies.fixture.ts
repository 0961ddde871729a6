import { selectFigureMismatches } from '#areas/analytics/checks/figure-check.queries.ts';
import type { Hospital, TestSystem } from '#testing/hospital.ts';
import type { DemoCopy } from './copy.ts';
import { demoCopies } from './demo-copies.ts';
import { readStoredCopies, takeOverCopies } from './take-over.ts';

/** Takes values over as the demo does on its first start, every one counted; returns the keys that could not be read or did not fit. */
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
  const refused = await takeOverCopies(database, tenantId, readable);
  const mismatches = await database.inTenant(tenantId, 'read', (db) => selectFigureMismatches(db, tenantId));
  if (mismatches.length > 0) throw new Error(`Not counted as taken over: ${JSON.stringify(mismatches)}`);
  return [...unreadable, ...refused];
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
