import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../../anesthesia/anesthesia.tables.ts';

/** The anaesthesia that is planned or under way for a case, and who gives it; none where its record was entered in error. */
export function selectPlannedAnaesthesia(db: Db, tenantId: string, caseId: string) {
  return db
    .selectFrom('anesthesia_record')
    .select(['anesthesiologist_id', sql<string | null>`content ->> 'anesthesiaType'`.as('type')])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('is_in_error', '=', false)
    .executeTakeFirst();
}
