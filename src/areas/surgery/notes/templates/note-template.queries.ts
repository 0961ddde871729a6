import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../note.tables.ts';

export const templateRows = versionedRows('operative_note_template');

/** By name. */
export function selectTemplates(db: Db, tenantId: string, limit: number) {
  return db
    .selectFrom('operative_note_template')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function lockTemplateNamed(db: Db, tenantId: string, nameKey: string) {
  return db
    .selectFrom('operative_note_template')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('name_key', '=', nameKey)
    .forUpdate()
    .executeTakeFirst();
}

type NewTemplate = Omit<RowOf<'operative_note_template'>, 'fields'> & { fields: string };

export async function insertTemplate(db: Db, row: NewTemplate): Promise<void> {
  await db.insertInto('operative_note_template').values(row).execute();
}

/** Deletes a template of the hospital; returns what it was called, undefined when there was none. */
export function deleteTemplateRow(
  db: Db,
  tenantId: string,
  id: string,
): Promise<{ name: string } | undefined> {
  return db
    .deleteFrom('operative_note_template')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
}
