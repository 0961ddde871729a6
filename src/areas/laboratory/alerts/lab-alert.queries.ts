import { sql } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import '../laboratory.tables.ts';

export interface AlertFilter {
  patientId?: string | undefined;
  /** Only of orders whose doctor signs in with this account. */
  doctorUserId?: string | undefined;
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
    .leftJoin('doctor', (join) =>
      join.onRef('doctor.id', '=', 'lab_order.doctor_id').on('doctor.tenant_id', '=', tenantId),
    )
    .where('lab_alert.tenant_id', '=', tenantId);
}

/** Alerts that nobody has acknowledged, the oldest first. */
export function selectOpenAlerts(db: Db, tenantId: string, filter: AlertFilter, limit: number) {
  const { patientId, doctorUserId } = filter;
  return withOrders(db, tenantId)
    .innerJoin('lab_order_test', (join) =>
      join
        .onRef('lab_order_test.order_id', '=', 'lab_result.order_id')
        .onRef('lab_order_test.test_id', '=', 'lab_result.test_id')
        .on('lab_order_test.tenant_id', '=', tenantId),
    )
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'lab_result.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('lab_verification', (join) =>
      join
        .onRef('lab_verification.result_id', '=', 'lab_result.id')
        .on('lab_verification.tenant_id', '=', tenantId),
    )
    .select([
      'lab_alert.id',
      'lab_alert.raised_at',
      'lab_result.order_id',
      'lab_order.order_number',
      'lab_order.doctor_name',
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
    ])
    .where('lab_alert.acknowledged_at', 'is', null)
    .$if(patientId !== undefined, (query) => query.where('lab_result.patient_id', '=', patientId!))
    .$if(doctorUserId !== undefined, (query) => query.where('doctor.user_id', '=', doctorUserId!))
    .orderBy('lab_alert.raised_at')
    .orderBy('lab_alert.id')
    .limit(limit)
    .execute();
}

export type OpenAlertRow = Awaited<ReturnType<typeof selectOpenAlerts>>[number];

/** An alert with the account of the doctor whose order raised it. */
export function selectAlert(db: Db, tenantId: string, id: string) {
  return withOrders(db, tenantId)
    .select(['lab_alert.id', 'lab_alert.acknowledged_at', 'lab_result.order_id', 'doctor.user_id'])
    .where('lab_alert.id', '=', id)
    .executeTakeFirst();
}

export async function insertAlerts(db: Db, rows: readonly Tables['lab_alert'][]): Promise<void> {
  await db.insertInto('lab_alert').values(rows).execute();
}

/** Notes who has seen the alert; false when somebody else was first. */
export async function acknowledgeAlertRow(
  db: Db,
  tenantId: string,
  id: string,
  { by, at, note }: { by: string; at: string; note: string | null },
): Promise<boolean> {
  const result = await db
    .updateTable('lab_alert')
    .set({ acknowledged_by: by, acknowledged_at: at, note })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
