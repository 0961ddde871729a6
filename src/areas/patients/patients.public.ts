import type { Db } from '#database/tables.ts';
import type { Patient } from './patient.contract.ts';
import { searchPatients, selectPatient } from './patient.queries.ts';
import { searchPatterns } from './patient.rules.ts';

export type * from './patient.contract.ts';

/** What other areas need to know before they write something down for a patient; undefined when there is none. */
export async function findPatient(
  db: Db,
  tenantId: string,
  id: string,
): Promise<{ id: string; status: Patient['status'] } | undefined> {
  const row = await selectPatient(db, tenantId, id);
  return row && { id: row.id, status: row.status };
}

/** Ids of the patients that a typed search matches, newest registration first; none for a blank search. */
export async function findPatientIds(
  db: Db,
  tenantId: string,
  search: string,
  limit: number,
): Promise<string[]> {
  const patterns = searchPatterns(search);
  if (patterns.length === 0) return [];
  const rows = await searchPatients(db, tenantId, { patterns, status: 'all', beforeId: undefined, limit });
  return rows.slice(0, limit).map((row) => row.id);
}
