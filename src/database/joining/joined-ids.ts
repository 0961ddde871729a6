import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** To which record the joined ones among these ids lead now, over as many joins as there were. */
export async function findKept(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ joined_id: string; leads_to: string }>`
    select joined_id, leads_to from patient_join
    where tenant_id = ${tenantId}::uuid and joined_id = any (${ids}::uuid[]) and undone_at is null`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.joined_id, row.leads_to]));
}

/** All ids under which a record was ever known that it holds now, whichever of them is given; first its own. */
export async function idsOfOne(db: Db, tenantId: string, id: string): Promise<string[]> {
  const kept = (await findKept(db, tenantId, [id])).get(id) ?? id;
  const { rows } = await sql<{ joined_id: string }>`
    select joined_id from patient_join
    where tenant_id = ${tenantId}::uuid and leads_to = ${kept}::uuid and undone_at is null
    order by joined_at, id`.execute(db);
  return [kept, ...rows.map((row) => row.joined_id)];
}

/** What led to a record leads on to the one that it was joined into. */
export async function leadOn(
  db: Db,
  tenantId: string,
  { joinedId, keptId }: { joinedId: string; keptId: string },
): Promise<void> {
  await sql`update patient_join set leads_to = ${keptId}::uuid
    where tenant_id = ${tenantId}::uuid and leads_to = ${joinedId}::uuid and undone_at is null`.execute(db);
}

/** What led to a record before it was joined leads to it again. */
export async function leadBack(db: Db, tenantId: string, joinedId: string): Promise<void> {
  let keptIds = [joinedId];
  while (keptIds.length > 0) {
    const { rows } = await sql<{ joined_id: string }>`update patient_join set leads_to = ${joinedId}::uuid
      where tenant_id = ${tenantId}::uuid and kept_id = any (${keptIds}::uuid[]) and undone_at is null
      returning joined_id`.execute(db);
    keptIds = rows.map((row) => row.joined_id);
  }
}
