import { type Expression, sql, type SqlBool } from 'kysely';
import { newestWeight } from '#areas/vitals/vitals.public.ts';
import { allergiesBeside } from '#areas/patients/patients.public.ts';
import { selectPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { SurgicalCase, TeamRole } from './case.contract.ts';
import { lacksSurgeon } from '../consents/signing/lacking-signature.queries.ts';
import '../surgery.tables.ts';

export type StoredCase = RowOf<'surgical_case'>;
export type TeamMemberRow = RowOf<'surgical_team_member'>;

export const caseRows = versionedRows('surgical_case');

/** A member of a team as the rows of cases carry it. */
export interface NamedMember {
  id: string;
  name: string;
  role: TeamRole;
}

/** The team of a case as one list, by part and name. */
export const teamOf = (tenantId: string) => sql<{ team: NamedMember[] }>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'role', member.role,
    'name', trim(person.first_name || ' ' || person.last_name)) order by member.role, person.first_name, person.id),
    '[]'::jsonb) as team
  from surgical_team_member member
  join user_account person on person.tenant_id = ${tenantId}::uuid and person.id = member.user_id
  where member.tenant_id = ${tenantId}::uuid and member.case_id = surgical_case.id
)`;

/** The names of what was implanted in a case, the first one first, without what was entered in error. */
const implantsOf = (tenantId: string) => sql<string[]>`array(
  select implant.name from surgical_implant implant
  where implant.tenant_id = ${tenantId}::uuid and implant.case_id = surgical_case.id and implant.status = 'implanted'
  order by implant.recorded_at, implant.id
)`;

/** Cases with what patient, theatre and team are called, to be narrowed, ordered and limited by the caller. */
export function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('surgical_case')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'surgical_case.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('operating_theatre as theatre', (join) =>
      join.onRef('theatre.id', '=', 'surgical_case.theatre_id').on('theatre.tenant_id', '=', tenantId),
    )
    .leftJoin('surgical_procedure as catalogued', (join) =>
      join
        .onRef('catalogued.id', '=', 'surgical_case.procedure_id')
        .on('catalogued.tenant_id', '=', tenantId),
    )
    .innerJoinLateral(teamOf(tenantId).as('members'), (join) => join.onTrue())
    .innerJoinLateral(allergiesBeside(tenantId).as('allergic'), (join) => join.onTrue())
    .leftJoinLateral(newestWeight(tenantId).as('weighed'), (join) => join.onTrue())
    .selectAll('surgical_case')
    .select([
      'patient.patient_number',
      'patient.is_restricted as patient_is_restricted',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      'theatre.name as theatre_name',
      'theatre.theatre_number',
      'members.team',
      'catalogued.has_side',
      'patient.blood_type',
      'weighed.weight_grams',
      'weighed.weighed_at',
      'allergic.allergy_state',
      'allergic.allergy_substances',
      implantsOf(tenantId).as('implant_names'),
      lacksSurgeon(tenantId).as('consent_lacks_surgeon'),
      personName(tenantId, 'surgical_case.overbooked_by').as('overbooker_name'),
      personName(tenantId, 'surgical_case.outside_session_by').as('outside_booker_name'),
      personName(tenantId, 'surgical_case.consent_recorded_by').as('consent_recorder_name'),
    ])
    .where('surgical_case.tenant_id', '=', tenantId);
}

export type CaseRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface CaseFilter {
  status?: SurgicalCase['status'] | 'waiting' | undefined;
  theatreId?: string | undefined;
  surgeonId?: string | undefined;
  urgency?: SurgicalCase['urgency'] | undefined;
  patientId?: string | undefined;
  admissionId?: string | undefined;
  found?: FoundCases | undefined;
  listedFrom?: string | undefined;
  listedBefore?: string | undefined;
}

/** Cases of these patients, or with a number in the span. */
export interface FoundCases {
  patientIds: readonly string[];
  numbers: { from: string; before: string } | null;
}

export interface CaseListRequest extends CaseFilter {
  sort: 'start' | '-start';
  cursor?: string | undefined;
  limit: number;
}

/** One row more than the page. */
export function selectCases(db: Db, tenantId: string, request: CaseListRequest): Promise<CaseRow[]> {
  const query = withNames(db, tenantId).where(matching(tenantId, request));
  const key = { 'surgical_case.listed_at': 'timestamptz', 'surgical_case.id': 'uuid' } as const;
  return selectPage(query, request, key, request.sort === '-start' ? 'desc' : 'asc');
}

function matching(tenantId: string, filter: CaseFilter): Expression<SqlBool> {
  const parts = [
    filter.status === 'waiting'
      ? sql<SqlBool>`surgical_case.status = 'scheduled' and surgical_case.scheduled_start is null`
      : filter.status && sql<SqlBool>`surgical_case.status = ${filter.status}`,
    filter.theatreId && sql<SqlBool>`surgical_case.theatre_id = ${filter.theatreId}::uuid`,
    filter.urgency && sql<SqlBool>`surgical_case.urgency = ${filter.urgency}`,
    filter.patientId && sql<SqlBool>`surgical_case.patient_id = ${filter.patientId}::uuid`,
    filter.admissionId && sql<SqlBool>`surgical_case.admission_id = ${filter.admissionId}::uuid`,
    filter.surgeonId &&
      sql<SqlBool>`surgical_case.id in (select member.case_id from surgical_team_member member
        where member.tenant_id = ${tenantId}::uuid and member.user_id = ${filter.surgeonId}::uuid
          and member.role = 'surgeon')`,
    filter.listedFrom && sql<SqlBool>`surgical_case.listed_at >= ${filter.listedFrom}::timestamptz`,
    filter.listedBefore && sql<SqlBool>`surgical_case.listed_at < ${filter.listedBefore}::timestamptz`,
    filter.found && sql<SqlBool>`surgical_case.id in (${foundBySearch(tenantId, filter.found)})`,
  ].filter((part) => typeof part === 'object');
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** Ids of what a search finds: by index from both sides, which one condition with 'or' would not be. */
function foundBySearch(tenantId: string, { patientIds, numbers }: FoundCases) {
  const ofPatients = sql`select id from surgical_case
    where tenant_id = ${tenantId}::uuid and patient_id = any(${patientIds}::uuid[])`;
  if (!numbers) return ofPatients;
  return sql`${ofPatients} union select id from surgical_case where tenant_id = ${tenantId}::uuid
    and case_number >= ${numbers.from} and case_number < ${numbers.before}`;
}

export function selectCase(db: Db, tenantId: string, id: string): Promise<CaseRow | undefined> {
  return withNames(db, tenantId).where('surgical_case.id', '=', id).executeTakeFirst();
}

export async function insertCases(db: Db, rows: readonly StoredCase[]): Promise<void> {
  await db.insertInto('surgical_case').values(rows).execute();
}

export async function insertTeam(db: Db, rows: readonly TeamMemberRow[]): Promise<void> {
  await db.insertInto('surgical_team_member').values(rows).execute();
}

/** Takes the team of a case away, before the case gets another time or another team. */
export async function deleteTeam(db: Db, tenantId: string, caseId: string): Promise<void> {
  await db
    .deleteFrom('surgical_team_member')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .execute();
}

/** What is counted of the cases that are open; of these there are few. */
export async function countOpenCases(db: Db, tenantId: string) {
  return db
    .selectFrom('surgical_case')
    .select([
      sql<number>`(count(*) filter (where status = 'scheduled'))::int`.as('scheduled'),
      sql<number>`(count(*) filter (where status = 'in_progress'))::int`.as('in_progress'),
      sql<number>`(count(*) filter (where scheduled_start is null and status = 'scheduled'))::int`.as(
        'waiting',
      ),
    ])
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['scheduled', 'confirmed', 'in_progress'])
    .executeTakeFirstOrThrow();
}

/** True when somebody else was operated in a theatre between two instants. */
export async function isTheatreUsed(
  db: Db,
  tenantId: string,
  { theatreId, exceptId, from, to }: Record<'theatreId' | 'exceptId' | 'from' | 'to', string>,
): Promise<boolean> {
  const found = await db
    .selectFrom('surgical_case')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('theatre_id', '=', theatreId)
    .where('id', '<>', exceptId)
    .where(sql<SqlBool>`(actual_start < ${to}::timestamptz or actual_start = ${from}::timestamptz)`)
    .where(sql<SqlBool>`(actual_end is null or actual_end > ${from}::timestamptz)`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
