import type { Db } from '#database/tables.ts';
import { writeSettings } from '../settings/settings.queries.ts';
import '../settings.tables.ts';

/** The highest total of one document of a hospital, in minor units. */
export async function selectDocumentLimit(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('tenant_settings')
    .select('document_max_minor')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.document_max_minor;
}

export function writeDocumentLimit(db: Db, tenantId: string, minor: number, at: string): Promise<void> {
  return writeSettings(db, tenantId, { document_max_minor: minor }, at);
}
