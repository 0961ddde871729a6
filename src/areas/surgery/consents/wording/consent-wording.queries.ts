import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../consent.tables.ts';

/** The newest words of every consent, or of the consent to a procedure, with who wrote them. */
export function selectWording(db: Db, tenantId: string, procedureId: string | null) {
  return db
    .selectFrom('consent_wording as wording')
    .innerJoin('user_account as writer', (join) =>
      join.onRef('writer.id', '=', 'wording.added_by').on('writer.tenant_id', '=', tenantId),
    )
    .selectAll('wording')
    .select(sql<string>`trim(writer.first_name || ' ' || writer.last_name)`.as('added_by_name'))
    .where('wording.tenant_id', '=', tenantId)
    .where('wording.procedure_id', procedureId === null ? 'is' : '=', procedureId)
    .orderBy('number', 'desc')
    .orderBy('wording.id')
    .limit(1)
    .executeTakeFirst();
}

type NewWording = Omit<RowOf<'consent_wording'>, 'words'> & { words: string };

export async function insertWordings(db: Db, rows: readonly NewWording[]): Promise<void> {
  await db.insertInto('consent_wording').values(rows).execute();
}
