import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../consent.tables.ts';

/** The newest words of every consent, or of the consent to a procedure, with who wrote them. */
export function selectWording(db: Db, tenantId: string, procedureId: string | null) {
  return db
    .selectFrom('consent_wording as wording')
    .selectAll('wording')
    .select(personName(tenantId, 'wording.added_by').$notNull().as('added_by_name'))
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
