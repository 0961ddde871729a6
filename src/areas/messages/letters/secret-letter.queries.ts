import type { Db } from '#database/tables.ts';
import '../message.tables.ts';

/** The letter about a record with this occurrence. */
export function selectLetterAbout(db: Db, tenantId: string, about: string, occurrence: string) {
  return db
    .selectFrom('message')
    .select(['recipient', 'status', 'problem', 'sent_at', 'updated_at'])
    .where('tenant_id', '=', tenantId)
    .where('event_type', '=', 'account')
    .where('about', '=', about)
    .where('occurrence', '=', occurrence)
    .executeTakeFirst();
}
