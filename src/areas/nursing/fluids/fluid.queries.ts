import { type Expression, sql, type SqlBool } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db, Instant } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { FluidRecord } from './fluid.contract.ts';
import './fluid.tables.ts';

/** The amounts of a record, by kind. */
const entriesOf = (tenantId: string) => sql<FluidRecord['entries']>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', entry.kind, 'millilitres', entry.millilitres,
      'device', entry.device) order by entry.kind), '[]'::jsonb)
  from fluid_entry entry
  where entry.tenant_id = ${tenantId}::uuid and entry.record_id = record.id
)`;

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('fluid_record as record')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'record.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('fluid_record_error as error', (join) =>
      join.onRef('error.record_id', '=', 'record.id').on('error.tenant_id', '=', tenantId),
    )
    .leftJoin('fluid_record as better', (join) =>
      join.onRef('better.replaces', '=', 'record.id').on('better.tenant_id', '=', tenantId),
    )
    .selectAll('record')
    .select([
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      personName(tenantId, 'record.recorded_by').$notNull().as('recorded_by_name'),
      'error.reason as error_reason',
      'error.marked_at as error_marked_at',
      personName(tenantId, 'error.marked_by').as('error_marked_by_name'),
      'better.id as replaced_by',
      entriesOf(tenantId).as('entries'),
    ])
    .where('record.tenant_id', '=', tenantId);
}

export type FluidRecordRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

/** Patients of a ward, or one of them, within a span. */
export interface FluidScope {
  patientId?: string | undefined;
  patientIds?: readonly string[] | undefined;
  wardId?: string | undefined;
  from?: string | undefined;
  before?: string | undefined;
}

export interface FluidListRequest extends FluidScope {
  kind?: 'error' | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first; one row more than the page. */
export function selectFluidRecords(
  db: Db,
  tenantId: string,
  request: FluidListRequest,
): Promise<FluidRecordRow[]> {
  let query = withNames(db, tenantId).where(within(tenantId, request, 'record'));
  if (request.kind === 'error') query = query.where('error.record_id', 'is not', null);
  return selectPage(query, request, { 'record.recorded_at': 'timestamptz', 'record.id': 'uuid' }, 'desc');
}

/** Rows of `record` or `entry` that are in a scope. */
function within(tenantId: string, scope: FluidScope, row: 'record' | 'entry'): Expression<SqlBool> {
  const patient = sql.ref(`${row}.patient_id`);
  const at = sql.ref(`${row}.recorded_at`);
  const parts = [
    scope.patientId && sql<SqlBool>`${patient} = ${scope.patientId}::uuid`,
    scope.patientIds && sql<SqlBool>`${patient} = any (${[...scope.patientIds]}::uuid[])`,
    scope.wardId &&
      sql<SqlBool>`${patient} in (
        select lying.patient_id from bed
        join admission lying on lying.tenant_id = ${tenantId}::uuid and lying.id = bed.admission_id
        where bed.tenant_id = ${tenantId}::uuid and bed.ward_id = ${scope.wardId}::uuid)`,
    scope.from && sql<SqlBool>`${at} >= ${scope.from}::timestamptz`,
    scope.before && sql<SqlBool>`${at} < ${scope.before}::timestamptz`,
  ].filter((part) => typeof part === 'object');
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

export function selectFluidRecord(db: Db, tenantId: string, id: string): Promise<FluidRecordRow | undefined> {
  return withNames(db, tenantId).where('record.id', '=', id).executeTakeFirst();
}

/** How many records of a scope count, without those entered in error. */
export async function countFluidRecords(db: Db, tenantId: string, scope: FluidScope): Promise<number> {
  const { count } = await db
    .selectFrom('fluid_record as record')
    .leftJoin('fluid_record_error as error', (join) =>
      join.onRef('error.record_id', '=', 'record.id').on('error.tenant_id', '=', tenantId),
    )
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('record.tenant_id', '=', tenantId)
    .where('error.record_id', 'is', null)
    .where(within(tenantId, scope, 'record'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The amounts of a scope that count, one row each, the earliest first. */
export function selectAmounts(db: Db, tenantId: string, scope: FluidScope) {
  return counting(db, tenantId, scope)
    .select(['entry.patient_id', 'entry.recorded_at as at', 'entry.kind', 'entry.millilitres'])
    .orderBy('entry.recorded_at')
    .orderBy('entry.record_id')
    .orderBy('entry.kind')
    .execute();
}

/** The same summed up by kind. */
export function selectSums(db: Db, tenantId: string, scope: FluidScope) {
  return counting(db, tenantId, scope)
    .select(['entry.kind', sql<number>`sum(entry.millilitres)::float8`.as('millilitres')])
    .groupBy('entry.kind')
    .execute();
}

/** The same by patient and kind. */
export function selectSumsByPatient(db: Db, tenantId: string, scope: FluidScope) {
  return counting(db, tenantId, scope)
    .select([
      'entry.patient_id',
      'entry.kind',
      sql<number>`sum(entry.millilitres)::float8`.as('millilitres'),
      sql<Instant>`max(entry.recorded_at)`.as('last_at'),
    ])
    .groupBy(['entry.patient_id', 'entry.kind'])
    .execute();
}

/** Urine that was recorded, and what ran in and out of an irrigation, the earliest first. */
export function selectUrine(db: Db, tenantId: string, scope: FluidScope) {
  return counting(db, tenantId, scope)
    .select(['entry.patient_id', 'entry.recorded_at as at', 'entry.kind', 'entry.millilitres'])
    .where('entry.kind', 'in', ['urine', 'irrigation_in', 'irrigation_out'])
    .orderBy('entry.recorded_at')
    .orderBy('entry.record_id')
    .execute();
}

function counting(db: Db, tenantId: string, scope: FluidScope) {
  return db
    .selectFrom('fluid_entry as entry')
    .leftJoin('fluid_record_error as error', (join) =>
      join.onRef('error.record_id', '=', 'entry.record_id').on('error.tenant_id', '=', tenantId),
    )
    .where('entry.tenant_id', '=', tenantId)
    .where('error.record_id', 'is', null)
    .where(within(tenantId, scope, 'entry'));
}

export async function insertFluidRecords(db: Db, rows: readonly RowOf<'fluid_record'>[]): Promise<void> {
  await db.insertInto('fluid_record').values(rows).execute();
}

export async function insertFluidEntries(db: Db, rows: readonly RowOf<'fluid_entry'>[]): Promise<void> {
  await db.insertInto('fluid_entry').values(rows).execute();
}

export async function insertFluidError(db: Db, row: RowOf<'fluid_record_error'>): Promise<void> {
  await db.insertInto('fluid_record_error').values(row).execute();
}
