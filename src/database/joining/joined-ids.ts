import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** To which record the joined ones among these ids lead now, over as many joins as there were. */
export async function findKept(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const led = new Map<string, string>();
  let asked = [...new Set(ids)];
  while (asked.length > 0) {
    const { rows } = await sql<{ joined_id: string; kept_id: string }>`
      select joined_id, kept_id from patient_join
      where tenant_id = ${tenantId}::uuid and joined_id = any (${asked}::uuid[]) and undone_at is null`.execute(
      db,
    );
    for (const row of rows) {
      for (const [id, keptId] of led) if (keptId === row.joined_id) led.set(id, row.kept_id);
      if (!led.has(row.joined_id)) led.set(row.joined_id, row.kept_id);
    }
    asked = rows.map((row) => row.kept_id).filter((id) => !led.has(id));
  }
  return led;
}

/** The ids of the records that were joined into these, over as many joins as there were, without their own. */
export async function findJoined(db: Db, tenantId: string, keptIds: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  let asked = [...new Set(keptIds)];
  while (asked.length > 0) {
    const { rows } = await sql<{ joined_id: string }>`
      select joined_id from patient_join
      where tenant_id = ${tenantId}::uuid and kept_id = any (${asked}::uuid[]) and undone_at is null`.execute(db);
    asked = rows.map((row) => row.joined_id).filter((id) => !found.has(id));
    for (const id of asked) found.add(id);
  }
  return [...found];
}
