import { type Expression, sql, type SqlBool } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { VitalSigns } from './vital-signs.contract.ts';
import '../vitals.tables.ts';

export type StoredVitalSigns = RowOf<'vital_signs'>;

/** The calls made about a set, the first one first. */
const escalationsOf = (tenantId: string) => sql<VitalSigns['escalations']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', escalation.id, 'called', escalation.called,
      'calledAt', to_char(escalation.called_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'ordered', escalation.ordered, 'recordedByName', caller.first_name || ' ' || caller.last_name)
    order by escalation.called_at, escalation.id), '[]'::jsonb)
  from vital_signs_escalation escalation
  join user_account caller on caller.tenant_id = ${tenantId}::uuid and caller.id = escalation.recorded_by
  where escalation.tenant_id = ${tenantId}::uuid and escalation.vital_signs_id = signs.id
)`;

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('vital_signs as signs')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'signs.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('vital_signs_error as error', (join) =>
      join.onRef('error.vital_signs_id', '=', 'signs.id').on('error.tenant_id', '=', tenantId),
    )
    .leftJoin('vital_signs as better', (join) =>
      join.onRef('better.replaces', '=', 'signs.id').on('better.tenant_id', '=', tenantId),
    )
    .selectAll('signs')
    .select([
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      personName(tenantId, 'signs.recorded_by').$notNull().as('recorded_by_name'),
      'error.reason as error_reason',
      'error.marked_at as error_marked_at',
      personName(tenantId, 'error.marked_by').as('error_marked_by_name'),
      'better.id as replaced_by',
      escalationsOf(tenantId).as('escalations'),
    ])
    .where('signs.tenant_id', '=', tenantId);
}

export type VitalSignsRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface VitalSignsListRequest {
  patientId?: string | undefined;
  admissionId?: string | undefined;
  kind?: 'abnormal' | 'error' | undefined;
  recordedFrom?: string | undefined;
  recordedBefore?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first; one row more than the page. */
export function selectVitalSigns(
  db: Db,
  tenantId: string,
  request: VitalSignsListRequest,
): Promise<VitalSignsRow[]> {
  const query = withNames(db, tenantId).where(matching(request));
  return selectPage(query, request, { 'signs.recorded_at': 'timestamptz', 'signs.id': 'uuid' }, 'desc');
}

function matching(filter: VitalSignsListRequest): Expression<SqlBool> {
  const parts = [
    filter.patientId && sql<SqlBool>`signs.patient_id = ${filter.patientId}::uuid`,
    filter.admissionId && sql<SqlBool>`signs.admission_id = ${filter.admissionId}::uuid`,
    filter.kind === 'abnormal' && sql<SqlBool>`signs.is_abnormal and error.vital_signs_id is null`,
    filter.kind === 'error' && sql<SqlBool>`error.vital_signs_id is not null`,
    filter.recordedFrom && sql<SqlBool>`signs.recorded_at >= ${filter.recordedFrom}::timestamptz`,
    filter.recordedBefore && sql<SqlBool>`signs.recorded_at < ${filter.recordedBefore}::timestamptz`,
  ].filter((part) => typeof part === 'object');
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

export function selectOneSet(db: Db, tenantId: string, id: string): Promise<VitalSignsRow | undefined> {
  return withNames(db, tenantId).where('signs.id', '=', id).executeTakeFirst();
}

/** The newest set of a patient that was not entered in error; undefined when there is none. */
export function selectLatestSet(
  db: Db,
  tenantId: string,
  patientId: string,
): Promise<VitalSignsRow | undefined> {
  return withNames(db, tenantId)
    .where('signs.patient_id', '=', patientId)
    .where('error.vital_signs_id', 'is', null)
    .orderBy('signs.recorded_at', 'desc')
    .orderBy('signs.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type NewSet = Omit<StoredVitalSigns, 'news2'> & { news2: string | null };

export async function insertVitalSigns(db: Db, rows: readonly NewSet[]): Promise<void> {
  await db.insertInto('vital_signs').values(rows).execute();
}

export async function insertError(db: Db, row: RowOf<'vital_signs_error'>): Promise<void> {
  await db.insertInto('vital_signs_error').values(row).execute();
}

export async function insertEscalations(
  db: Db,
  rows: readonly RowOf<'vital_signs_escalation'>[],
): Promise<void> {
  await db.insertInto('vital_signs_escalation').values(rows).execute();
}

/** The patient whom a set is about, and the stay that it names or, where it names none, the one that runs. */
export function selectMeasured(
  db: Db,
  tenantId: string,
  { patientId, admissionId }: { patientId: string; admissionId: string | undefined },
) {
  return db
    .selectFrom('patient')
    .leftJoin('admission', (join) => {
      const ofPatient = join
        .onRef('admission.patient_id', '=', 'patient.id')
        .on('admission.tenant_id', '=', tenantId);
      return admissionId === undefined
        ? ofPatient.on('admission.status', '=', 'active')
        : ofPatient.on('admission.id', '=', admissionId);
    })
    .select([
      'patient.id',
      'patient.status',
      'patient.date_of_birth',
      'patient.date_of_death',
      'admission.id as admission_id',
      'admission.admitted_at',
      'admission.ended_at',
    ])
    .where('patient.tenant_id', '=', tenantId)
    .where('patient.id', '=', patientId)
    .executeTakeFirst();
}
