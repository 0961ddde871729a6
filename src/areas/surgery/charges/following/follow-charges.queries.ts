import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { anesthesiaTypes } from '../../anesthesia/content/anesthesia-content.contract.ts';
import '../../surgery.tables.ts';
import '../../milestones/milestone.tables.ts';

export function selectPricing(db: Db, tenantId: string): Promise<RowOf<'surgical_pricing'> | undefined> {
  return db.selectFrom('surgical_pricing').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();
}

/** Services by their ids. */
export async function selectServices(db: Db, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('service')
    .select(['id', 'name', 'price_minor'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}

/** By what the procedure of a case is charged. */
export function selectChargedProcedure(db: Db, tenantId: string, procedureId: string) {
  return db
    .selectFrom('surgical_procedure')
    .select(['service_id', 'package_service_id', 'package_covers'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', procedureId)
    .executeTakeFirst();
}

/** When the patient came, was put to sleep, left, and was in recovery. */
export function selectTheatreTimes(db: Db, tenantId: string, caseId: string) {
  return db
    .selectFrom('surgical_course')
    .select(['arrived_at', 'anaesthesia_start_at', 'out_of_theatre_at', 'recovery_at', 'accepted_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
}

/** The kind of anesthesia by its completed record, null until it is completed; undefined without a record that counts. */
export async function selectAnesthesiaType(db: Db, tenantId: string, caseId: string) {
  const row = await db
    .selectFrom('anesthesia_record as record')
    .leftJoin('anesthesia_completion as completion', (join) =>
      join.onRef('completion.record_id', '=', 'record.id').on('completion.tenant_id', '=', tenantId),
    )
    .select(
      sql<(typeof anesthesiaTypes)[number] | null>`completion.content #>> '{content,anesthesiaType}'`.as(
        'type',
      ),
    )
    .where('record.tenant_id', '=', tenantId)
    .where('record.case_id', '=', caseId)
    .where('record.is_in_error', '=', false)
    .executeTakeFirst();
  return row?.type;
}

/** Implants that count, oldest first; one that was not taken from the stock has no price. */
export function selectChargedImplants(db: Db, tenantId: string, caseId: string) {
  return db
    .selectFrom('surgical_implant')
    .select(['id', 'name', 'price_minor'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('status', '=', 'implanted')
    .orderBy('recorded_at')
    .orderBy('id')
    .execute();
}

/** What was taken and not brought back, oldest first. */
export function selectChargedConsumables(db: Db, tenantId: string, caseId: string) {
  return db
    .selectFrom('surgical_consumable')
    .select(['id', 'name', 'price_minor', sql<number>`quantity - returned_quantity`.as('quantity')])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .whereRef('quantity', '>', 'returned_quantity')
    .orderBy('recorded_at')
    .orderBy('id')
    .execute();
}
