import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../charge.tables.ts';

interface OfAdmission {
  admissionId: string;
  limit: number;
}

const nameOf = sql<string>`trim(person.first_name || ' ' || person.last_name)`;

/** Services of a stay that were not cancelled, newest first, with who charged them. */
export function selectWardServices(db: Db, tenantId: string, { admissionId, limit }: OfAdmission) {
  return db
    .selectFrom('stay_service as item')
    .innerJoin('user_account as person', (join) =>
      join.on('person.tenant_id', '=', tenantId).onRef('person.id', '=', 'item.created_by'),
    )
    .select(['item.id', 'item.name', 'item.quantity', 'item.charged_at', nameOf.as('by_name')])
    .where('item.tenant_id', '=', tenantId)
    .where('item.admission_id', '=', admissionId)
    .where('item.cancelled_at', 'is', null)
    .orderBy('item.charged_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute();
}

/** What is charged by time on a stay and was not cancelled: what runs first, then the newest. */
export function selectWardTimers(db: Db, tenantId: string, { admissionId, limit }: OfAdmission) {
  return db
    .selectFrom('stay_timer as item')
    .innerJoin('user_account as person', (join) =>
      join.on('person.tenant_id', '=', tenantId).onRef('person.id', '=', 'item.started_by'),
    )
    .select(['item.id', 'item.name', 'item.unit', 'item.started_at', 'item.stopped_at', nameOf.as('by_name')])
    .where('item.tenant_id', '=', tenantId)
    .where('item.admission_id', '=', admissionId)
    .where('item.cancelled_at', 'is', null)
    .orderBy(sql`item.stopped_at is null`, 'desc')
    .orderBy('item.started_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute();
}
