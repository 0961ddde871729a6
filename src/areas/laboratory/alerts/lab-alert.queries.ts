import { sql } from 'kysely';
import { personName } from '#database/people/person-name.ts';
import type { Db, Tables } from '#database/tables.ts';
import type { AlarmRegister } from '#server/alarms/alarm-rows.ts';
import '../laboratory.tables.ts';

/** Critical results, as the frame of alarms keeps them. */
export const labAlerts: AlarmRegister = {
  table: 'lab_alert',
  isOpen: sql`true`,
  overdueColumn: 'raised_at',
};

export interface AlertFilter {
  patientId?: string | undefined;
  /** Only of orders that name this person or were made by them. */
  ownerId?: string | undefined;
  /** With an owner: those that were passed on to further clinicians as well. */
  isPassedOn?: boolean | undefined;
}

function withOrders(db: Db, tenantId: string) {
  return db
    .selectFrom('lab_alert')
    .innerJoin('lab_result', (join) =>
      join.onRef('lab_result.id', '=', 'lab_alert.result_id').on('lab_result.tenant_id', '=', tenantId),
    )
    .innerJoin('lab_order', (join) =>
      join.onRef('lab_order.id', '=', 'lab_result.order_id').on('lab_order.tenant_id', '=', tenantId),
    )
    .innerJoin('lab_order_test', (join) =>
      join
        .onRef('lab_order_test.order_id', '=', 'lab_result.order_id')
        .onRef('lab_order_test.test_id', '=', 'lab_result.test_id')
        .on('lab_order_test.tenant_id', '=', tenantId),
    )
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'lab_result.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .where('lab_alert.tenant_id', '=', tenantId);
}

/** Alerts that nobody has acknowledged, the oldest first, for one reader. */
export function selectOpenAlerts(
  db: Db,
  tenantId: string,
  { filter, readerId, limit }: { filter: AlertFilter; readerId: string; limit: number },
) {
  const { patientId, ownerId, isPassedOn = false } = filter;
  return withOrders(db, tenantId)
    .leftJoin('lab_verification', (join) =>
      join
        .onRef('lab_verification.result_id', '=', 'lab_result.id')
        .on('lab_verification.tenant_id', '=', tenantId),
    )
    .select([
      'lab_alert.id',
      'lab_alert.raised_at',
      'lab_alert.escalated_at',
      'lab_result.order_id',
      'lab_order.order_number',
      'lab_order.doctor_name',
      'lab_order.orderer_id',
      personName(tenantId, 'lab_order.orderer_id').as('orderer_name'),
      'lab_result.patient_id',
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      'lab_order_test.test_name',
      'lab_result.flag',
      'lab_result.result',
      'lab_result.unit',
      'lab_verification.verified_at',
      sql<boolean>`exists (
        select from lab_result later where later.tenant_id = ${tenantId}::uuid
          and later.order_id = lab_result.order_id and later.test_id = lab_result.test_id
          and later.revision > lab_result.revision
      )`.as('is_corrected'),
      sql<boolean>`exists (
        select from lab_result own left join lab_verification checked
          on checked.tenant_id = ${tenantId}::uuid and checked.result_id = own.id
        where own.tenant_id = ${tenantId}::uuid and own.order_id = lab_result.order_id
          and own.test_id = lab_result.test_id
          and (own.entered_by = ${readerId}::uuid or checked.verified_by = ${readerId}::uuid)
      )`.as('is_own_work'),
    ])
    .where('lab_alert.acknowledged_at', 'is', null)
    .$if(patientId !== undefined, (query) => query.where('lab_result.patient_id', '=', patientId!))
    .$if(ownerId !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('lab_order.orderer_id', '=', ownerId!),
          where('lab_order.ordered_by', '=', ownerId!),
          ...(isPassedOn ? [where('lab_alert.escalated_at', 'is not', null)] : []),
        ]),
      ),
    )
    .orderBy('lab_alert.raised_at')
    .orderBy('lab_alert.id')
    .limit(limit)
    .execute();
}

export type OpenAlertRow = Awaited<ReturnType<typeof selectOpenAlerts>>[number];

/** An alert with whose order raised it. */
export function selectAlert(db: Db, tenantId: string, id: string) {
  return withOrders(db, tenantId)
    .select([
      'lab_alert.id',
      'lab_result.order_id',
      'lab_result.test_id',
      'lab_result.patient_id',
      'lab_order.orderer_id',
      'lab_order.ordered_by',
    ])
    .where('lab_alert.id', '=', id)
    .executeTakeFirst();
}

export async function insertAlerts(db: Db, rows: readonly Tables['lab_alert'][]): Promise<void> {
  await db.insertInto('lab_alert').values(rows).execute();
}

/** What people are told of these alerts, the oldest first. */
export function selectToldAlerts(db: Db, tenantId: string, ids: readonly string[]) {
  return withOrders(db, tenantId)
    .select([
      'lab_alert.id',
      'lab_result.order_id',
      'lab_order.order_number',
      'lab_result.patient_id',
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      'lab_order_test.test_name',
      'lab_result.result',
      'lab_result.unit',
    ])
    .where('lab_alert.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('lab_alert.raised_at')
    .orderBy('lab_alert.id')
    .execute();
}
