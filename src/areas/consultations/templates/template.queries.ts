import { sql, type SqlBool } from 'kysely';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../consultations.tables.ts';

export type TemplateRow = RowOf<'consultation_template'>;

export const templateRows = versionedRows('consultation_template');

/** The templates of one person, by name. */
export function selectTemplates(
  db: Db,
  tenantId: string,
  ownerId: string,
  limit: number,
): Promise<TemplateRow[]> {
  return db
    .selectFrom('consultation_template')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', ownerId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function selectTemplateNamed(
  db: Db,
  tenantId: string,
  ownerId: string,
  name: string,
): Promise<TemplateRow | undefined> {
  return db
    .selectFrom('consultation_template')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', ownerId)
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertTemplates(
  db: Db,
  rows: readonly (Omit<TemplateRow, 'fields'> & { fields: string })[],
): Promise<void> {
  await db.insertInto('consultation_template').values(rows).execute();
}

/** Deletes a template of this person; returns what it was called, undefined when there was none. */
export function deleteTemplateRow(
  db: Db,
  { tenantId, ownerId, id }: { tenantId: string; ownerId: string; id: string },
): Promise<{ name: string } | undefined> {
  return db
    .deleteFrom('consultation_template')
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
}
