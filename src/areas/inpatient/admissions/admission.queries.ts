import { type Expression, sql, type SqlBool } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Admission } from './admission.contract.ts';
import '../inpatient.tables.ts';

export type StoredAdmission = RowOf<'admission'>;

export const admissionRows = versionedRows('admission');

// The bed an admission has, or had last: of several at one instant the one that is not left yet.
const lastBed = (tenantId: string) => sql<{
  bed_id: string;
  bed_number: string;
  bed_ward_id: string;
  bed_ward_name: string;
}>`(
  select bed.id as bed_id, bed.bed_number, ward.id as bed_ward_id, ward.name as bed_ward_name
  from bed_stay stay
  join bed on bed.tenant_id = ${tenantId}::uuid and bed.id = stay.bed_id
  join ward on ward.tenant_id = ${tenantId}::uuid and ward.id = bed.ward_id
  where stay.tenant_id = ${tenantId}::uuid and stay.admission_id = admission.id
  order by stay.placed_at desc, stay.id desc limit 1
)`;

/** Admissions with what patient and bed are called, to be narrowed, ordered and limited by the caller. */
function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('admission')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'admission.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoinLateral(lastBed(tenantId).as('place'), (join) => join.onTrue())
    .selectAll('admission')
    .select([
      'patient.patient_number',
      'patient.is_restricted as patient_is_restricted',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      'place.bed_id',
      'place.bed_number',
      'place.bed_ward_id',
      'place.bed_ward_name',
    ])
    .where('admission.tenant_id', '=', tenantId);
}

export type AdmissionRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface AdmissionFilter {
  status?: Admission['status'] | 'pending-discharge' | 'without-bed' | 'not-received' | undefined;
  admissionType?: Admission['admissionType'] | undefined;
  wardId?: string | undefined;
  patientId?: string | undefined;
  /** Admissions of these patients, or with a number in the span. */
  found?: { patientIds: readonly string[]; numbers: { from: string; before: string } | null } | undefined;
  admittedFrom?: string | undefined;
  admittedBefore?: string | undefined;
  /** The hospital's date. */
  today: string;
}

export interface AdmissionListRequest extends AdmissionFilter {
  sort: 'admitted' | '-admitted';
  cursor?: string | undefined;
  limit: number;
}

/** One row more than the page. */
export function selectAdmissions(
  db: Db,
  tenantId: string,
  request: AdmissionListRequest,
): Promise<AdmissionRow[]> {
  const query = withNames(db, tenantId).where(matching(tenantId, request));
  const key = { 'admission.admitted_at': 'timestamptz', 'admission.id': 'uuid' } as const;
  return selectPage(query, request, key, request.sort === '-admitted' ? 'desc' : 'asc');
}

function matching(tenantId: string, filter: AdmissionFilter): Expression<SqlBool> {
  const parts = [
    filter.status && ofStatus(tenantId, filter.status, filter.today),
    filter.admissionType && sql<SqlBool>`admission.admission_type = ${filter.admissionType}`,
    filter.wardId &&
      sql<SqlBool>`place.bed_ward_id = ${filter.wardId}::uuid
      and admission.id in (${everOnWard(tenantId, filter.wardId)})`,
    filter.patientId && sql<SqlBool>`admission.patient_id = ${filter.patientId}::uuid`,
    filter.admittedFrom && sql<SqlBool>`admission.admitted_at >= ${filter.admittedFrom}::timestamptz`,
    filter.admittedBefore && sql<SqlBool>`admission.admitted_at < ${filter.admittedBefore}::timestamptz`,
    filter.found && sql<SqlBool>`admission.id in (${foundBySearch(tenantId, filter.found)})`,
  ].filter((part) => typeof part === 'object');
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

function ofStatus(
  tenantId: string,
  status: NonNullable<AdmissionFilter['status']>,
  today: string,
): Expression<SqlBool> {
  switch (status) {
    case 'pending-discharge':
      return sql<SqlBool>`admission.status = 'active' and ${isPending(today)}`;
    case 'without-bed':
      return sql<SqlBool>`admission.status = 'active' and not exists (select from bed held
        where held.tenant_id = ${tenantId}::uuid and held.admission_id = admission.id)`;
    case 'not-received':
      return sql<SqlBool>`admission.status = 'active' and admission.received_at is null`;
    default:
      return sql<SqlBool>`admission.status = ${status}`;
  }
}

/** True for an active admission whose discharge is expected by today (document 2, section 4). */
function isPending(today: string): Expression<SqlBool> {
  return sql<SqlBool>`admission.estimated_discharge_date <= ${today}::date`;
}

/** Admissions with a bed of a ward, now or earlier: few, of which the last bed is then looked up. */
function everOnWard(tenantId: string, wardId: string) {
  return sql`select stay.admission_id from bed
    join bed_stay stay on stay.tenant_id = ${tenantId}::uuid and stay.bed_id = bed.id
    where bed.tenant_id = ${tenantId}::uuid and bed.ward_id = ${wardId}::uuid`;
}

/** Ids of what a search finds: by index from both sides, which one condition with 'or' would not be. */
function foundBySearch(tenantId: string, { patientIds, numbers }: NonNullable<AdmissionFilter['found']>) {
  const ofPatients = sql`select id from admission
    where tenant_id = ${tenantId}::uuid and patient_id = any(${patientIds}::uuid[])`;
  if (!numbers) return ofPatients;
  return sql`${ofPatients} union select id from admission where tenant_id = ${tenantId}::uuid
    and admission_number >= ${numbers.from} and admission_number < ${numbers.before}`;
}

/** What a search finds, active ones first and then the newest; only these few are given their names. */
export function selectFoundAdmissions(
  db: Db,
  tenantId: string,
  found: NonNullable<AdmissionFilter['found']>,
  limit: number,
): Promise<AdmissionRow[]> {
  const isActive = sql<boolean>`admission.status = 'active'`;
  const few = sql`select admission.id from admission where admission.tenant_id = ${tenantId}::uuid
    and admission.id in (${foundBySearch(tenantId, found)})
    order by ${isActive} desc, admission.admitted_at desc, admission.id desc limit ${limit}::integer`;
  return withNames(db, tenantId)
    .where(sql<SqlBool>`admission.id in (${few})`)
    .orderBy(isActive, 'desc')
    .orderBy('admission.admitted_at', 'desc')
    .orderBy('admission.id', 'desc')
    .execute();
}

export function selectAdmission(db: Db, tenantId: string, id: string): Promise<AdmissionRow | undefined> {
  return withNames(db, tenantId).where('admission.id', '=', id).executeTakeFirst();
}

/** The active admission of a patient; undefined when there is none. */
export function selectActiveAdmission(
  db: Db,
  tenantId: string,
  patientId: string,
): Promise<AdmissionRow | undefined> {
  return withNames(db, tenantId)
    .where('admission.patient_id', '=', patientId)
    .where('admission.status', '=', 'active')
    .executeTakeFirst();
}

export async function insertAdmissions(db: Db, rows: readonly StoredAdmission[]): Promise<void> {
  await db.insertInto('admission').values(rows).execute();
}

/** What is counted of the admissions of now; all of them are active ones, of which there are few. */
export async function countActiveAdmissions(db: Db, tenantId: string, today: string) {
  return db
    .selectFrom('admission')
    .leftJoin('bed', (join) =>
      join.onRef('bed.admission_id', '=', 'admission.id').on('bed.tenant_id', '=', tenantId),
    )
    .select([
      sql<number>`count(*)::int`.as('active'),
      sql<number>`(count(*) filter (where ${isPending(today)}))::int`.as('pending_discharges'),
      sql<number>`(count(*) filter (where bed.id is null))::int`.as('without_bed'),
      sql<number>`(count(*) filter (where admission.received_at is null))::int`.as('not_received'),
    ])
    .where('admission.tenant_id', '=', tenantId)
    .where('admission.status', '=', 'active')
    .executeTakeFirstOrThrow();
}

/** What placing somebody asks of the patient; undefined when the hospital has none of this id. */
export function selectPatientToPlace(db: Db, tenantId: string, id: string) {
  return db
    .selectFrom('patient')
    .select(['id', 'status', 'gender', 'date_of_birth', 'date_of_death'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}
