import { type Expression, sql, type SqlBool } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { Appointment } from './appointment.contract.ts';
import { earliestStartReaching } from './appointment.rules.ts';
import '../appointment.tables.ts';

/** An appointment with what its patient, its doctor and who booked it anyway are called. */
export type AppointmentRow = RowOf<'appointment'> & {
  patient_number: string;
  patient_first_name: string;
  patient_last_name: string;
  patient_phone: string | null;
  patient_is_restricted: boolean;
  doctor_name: string | null;
  doctor_specialty: string | null;
  booked_anyway_first_name: string | null;
  booked_anyway_last_name: string | null;
};

export interface AppointmentFilter {
  doctorId?: string | undefined;
  patientId?: string | undefined;
  status?: Appointment['status'] | undefined;
  /** First instant a start may have. */
  startFrom?: string | undefined;
  /** The start lies before this instant. */
  startBefore?: string | undefined;
}

export interface AppointmentListRequest extends AppointmentFilter {
  sort: 'start' | '-start';
  cursor?: string | undefined;
  limit: number;
}

/** The record's rows of one tenant, to be narrowed, ordered and limited by the caller. */
export function withNames(db: Db, tenantId: string) {
  return (
    db
      .selectFrom('appointment')
      .innerJoin('patient', (join) =>
        join.onRef('patient.id', '=', 'appointment.patient_id').on('patient.tenant_id', '=', tenantId),
      )
      .leftJoin('doctor', (join) =>
        join.onRef('doctor.id', '=', 'appointment.doctor_id').on('doctor.tenant_id', '=', tenantId),
      )
      .leftJoin('user_account', (join) =>
        join
          .onRef('user_account.id', '=', 'appointment.booked_anyway_by')
          .on('user_account.tenant_id', '=', tenantId),
      )
      .selectAll('appointment')
      .select([
        'patient.patient_number',
        'patient.first_name as patient_first_name',
        'patient.last_name as patient_last_name',
        'patient.is_restricted as patient_is_restricted',
        'doctor.name as doctor_name',
        'doctor.specialty as doctor_specialty',
        'user_account.first_name as booked_anyway_first_name',
        'user_account.last_name as booked_anyway_last_name',
      ])
      // A restricted patient's contact data are shown in the record alone.
      .select(
        sql<string | null>`case when not patient.is_restricted then patient.phone end`.as('patient_phone'),
      )
      .where('appointment.tenant_id', '=', tenantId)
  );
}

function matching(filter: AppointmentFilter): Expression<SqlBool> {
  const parts = [
    filter.doctorId && sql<SqlBool>`appointment.doctor_id = ${filter.doctorId}::uuid`,
    filter.patientId && sql<SqlBool>`appointment.patient_id = ${filter.patientId}::uuid`,
    filter.status && sql<SqlBool>`appointment.status = ${filter.status}`,
    filter.startFrom && sql<SqlBool>`appointment.start_time >= ${filter.startFrom}::timestamptz`,
    filter.startBefore && sql<SqlBool>`appointment.start_time < ${filter.startBefore}::timestamptz`,
  ].filter((part) => typeof part === 'object');
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** One row more than the page, so that the caller can tell whether another follows. */
export function selectAppointments(
  db: Db,
  tenantId: string,
  request: AppointmentListRequest,
): Promise<AppointmentRow[]> {
  const query = withNames(db, tenantId).where(matching(request));
  const key = { 'appointment.start_time': 'timestamptz', 'appointment.id': 'uuid' } as const;
  return selectPage(query, request, key, request.sort === '-start' ? 'desc' : 'asc');
}

export function selectAppointment(db: Db, tenantId: string, id: string): Promise<AppointmentRow | undefined> {
  return withNames(db, tenantId).where('appointment.id', '=', id).executeTakeFirst();
}

export async function countStarting(db: Db, tenantId: string, from: string, before: string): Promise<number> {
  const row = await db
    .selectFrom('appointment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('start_time', '>=', from)
    .where('start_time', '<', before)
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface CalendarRequest {
  /** First instant shown. */
  from: string;
  /** First instant no longer shown. */
  before: string;
  doctorId?: string | undefined;
  /** Absent: all but cancelled ones. */
  status?: Appointment['status'] | undefined;
  limit: number;
}

/** What reaches into the span, by start; one row more than the limit. */
export function selectCalendar(db: Db, tenantId: string, request: CalendarRequest) {
  const { doctorId, status } = request;
  return db
    .selectFrom('appointment')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'appointment.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .select([
      'appointment.id',
      'appointment.title',
      'appointment.patient_id',
      'appointment.doctor_id',
      'appointment.start_time',
      'appointment.end_time',
      'appointment.type',
      'appointment.status',
      'appointment.booked_anyway',
      'appointment.version',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
    ])
    .where('appointment.tenant_id', '=', tenantId)
    .where('appointment.start_time', '>', earliestStartReaching(request.from))
    .where('appointment.start_time', '<', request.before)
    .where('appointment.end_time', '>', request.from)
    .$if(doctorId !== undefined, (query) => query.where('appointment.doctor_id', '=', doctorId!))
    .$if(status !== undefined, (query) => query.where('appointment.status', '=', status!))
    .$if(status === undefined, (query) => query.where('appointment.status', '<>', 'cancelled'))
    .orderBy('appointment.start_time')
    .orderBy('appointment.id')
    .limit(request.limit + 1)
    .execute();
}

export type CalendarRow = Awaited<ReturnType<typeof selectCalendar>>[number];
