import { type RawBuilder, sql } from 'kysely';
import { type ReportRequest, stepOf, stepOfDay, within } from '../report/report-source.ts';
import type { StatisticElement } from './statistics.rules.ts';

interface Counted {
  key: string;
  name: StatisticElement;
  count: number;
}

/** Every element of the monthly statistics by day or month, in one statement. */
export async function selectElements(request: ReportRequest): Promise<Counted[]> {
  const { db, tenantId, from, to } = request;
  const ofTenant = (table: string) => sql`${sql.ref(`${table}.tenant_id`)} = ${tenantId}::uuid`;
  /** Rows of a table whose instant lies in the days. */
  const rows = (name: StatisticElement, table: string, column: string, wanted = sql`true`) =>
    sql`select ${stepOf(`${table}.${column}`, request)} as key, ${sql.lit(name)} as name, 1 as amount
      from ${sql.table(table)}
      where ${ofTenant(table)} and ${within(`${table}.${column}`, request)} and ${wanted}`;
  const parts: RawBuilder<unknown>[] = [
    rows('registered', 'patient', 'created_at'),
    rows('visits', 'appointment', 'start_time', sql`appointment.status = 'completed'`),
    sql`select ${stepOf('note.signed_at', request)}, 'consultations', 1
      from consultation_note note
      join consultation on consultation.tenant_id = ${tenantId}::uuid and consultation.id = note.consultation_id
        and not consultation.is_entered_in_error
      where note.tenant_id = ${tenantId}::uuid and ${within('note.signed_at', request)}`,
    rows('admissions', 'admission', 'admitted_at', sql`admission.status <> 'cancelled'`),
    rows('discharges', 'admission', 'ended_at', sql`admission.status in ('discharged', 'transferred-out')`),
    rows('deaths', 'discharge', 'died_at', sql`discharge.clinical_at is not null`),
    sql`select ${stepOfDay('census.day', request)}, 'patientDays', census.occupied
      from ward_census census
      where census.tenant_id = ${tenantId}::uuid and census.day between ${from}::date and ${to}::date`,
    rows('labOrders', 'lab_order', 'completed_at', sql`lab_order.status = 'completed'`),
    sql`select ${stepOf('lab_order.completed_at', request)}, 'labTests', 1
      from lab_order
      join lab_order_test test on test.tenant_id = ${tenantId}::uuid and test.order_id = lab_order.id
      where lab_order.tenant_id = ${tenantId}::uuid and ${within('lab_order.completed_at', request)}
        and lab_order.status = 'completed'`,
    rows('operations', 'surgical_case', 'scheduled_start', sql`surgical_case.status = 'completed'`),
    rows(
      'emergencyOperations',
      'surgical_case',
      'scheduled_start',
      sql`surgical_case.status = 'completed' and surgical_case.urgency = 'emergency'`,
    ),
    rows('dispensings', 'dispensing', 'dispensed_at'),
  ];
  const { rows: found } = await sql<Counted>`
    select key, name, sum(amount)::bigint as count
    from (${sql.join(parts, sql` union all `)}) as counted
    group by key, name
    order by key, name`.execute(db);
  return found;
}
