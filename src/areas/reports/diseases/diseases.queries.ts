import { type RawBuilder, sql } from 'kysely';
import { foldedRows, keyUnlessClosed } from '../report/folding/folded-rows.ts';
import { figuresOf, type ReportRequest, rowsOf, stepOf, within } from '../report/report-source.ts';

/** Years from which and below which an age group counts, by the name of its columns. */
export const ageGroups = [
  ['0', 0, 5],
  ['5', 5, 15],
  ['15', 15, 50],
  ['50', 50, 200],
] as const;

/** The columns of a table by age and sex; `other` is everybody who is recorded as neither. */
export const ageColumns = [
  'total',
  ...ageGroups.flatMap(([group]) => [`m${group}`, `f${group}`]),
  'other',
] as [string, ...string[]];

/** Small cells are counted with who is recorded as neither, so that a row still adds up. */
const byCells = { cells: ageColumns.filter((name) => name !== 'total' && name !== 'other'), into: 'other' };

/** Counts rows that have `gender` and `years`. */
const byAgeAndSex = sql`count(*) as total, count(*) filter (where gender = 'other') as other, ${sql.join(
  ageGroups.flatMap(([group, from, below]) =>
    (['male', 'female'] as const).map(
      (gender) => sql`count(*) filter (where gender = ${sql.lit(gender)} and years >= ${sql.lit(from)}
        and years < ${sql.lit(below)}) as ${sql.ref(`${gender[0]}${group}`)}`,
    ),
  ),
)}`;

/** How old somebody was at an instant, in whole years of the hospital's calendar. */
function yearsAt(column: string, { timeZone }: ReportRequest): RawBuilder<number> {
  return sql<number>`extract(year from age((${sql.ref(column)} at time zone ${timeZone})::date,
    patient.date_of_birth))::int`;
}

/** Consultations signed in the days that are not entered in error. */
function signed(request: ReportRequest) {
  const { tenantId } = request;
  return sql`consultation_note note
    join consultation on consultation.tenant_id = ${tenantId}::uuid and consultation.id = note.consultation_id
      and not consultation.is_entered_in_error
    where note.tenant_id = ${tenantId}::uuid and ${within('note.signed_at', request)}`;
}

/**
 * Diagnoses of these consultations, with whom they were made of. That one is notifiable would tell what is closed to the
 * reader: those are counted with the cases for the authorities, by whoever has emr.sensitive.
 */
function diagnosed(request: ReportRequest) {
  const { tenantId } = request;
  const isClosed = request.seesClosed
    ? sql`false`
    : sql`(patient.is_restricted or consultation.is_sensitive)`;
  return sql`
    select note.patient_id, note.signed_at, line.code, line.title, patient.gender,
      coalesce(known.is_notifiable, false) and not ${isClosed} as is_notifiable, ${isClosed} as is_closed,
      ${yearsAt('note.signed_at', request)} as years
    from consultation_note note
    join consultation on consultation.tenant_id = ${tenantId}::uuid and consultation.id = note.consultation_id
      and not consultation.is_entered_in_error
    join consultation_diagnosis line on line.tenant_id = ${tenantId}::uuid
      and line.consultation_id = note.consultation_id
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = note.patient_id
    left join diagnosis known on known.tenant_id = ${tenantId}::uuid and known.id = line.diagnosis_id
    where note.tenant_id = ${tenantId}::uuid and ${within('note.signed_at', request)}`;
}

/** Inpatients who died in the days, with who they were. */
function died(request: ReportRequest) {
  const { tenantId } = request;
  return sql`
    select discharge.died_at, discharge.cause_of_death, patient.gender, admission.patient_id,
      ${request.seesClosed ? sql`false` : sql`patient.is_restricted`} as is_closed,
      ${yearsAt('discharge.died_at', request)} as years
    from discharge
    join admission on admission.tenant_id = ${tenantId}::uuid and admission.id = discharge.admission_id
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = admission.patient_id
    where discharge.tenant_id = ${tenantId}::uuid and discharge.clinical_at is not null
      and ${within('discharge.died_at', request)}`;
}

export function selectFigures(request: ReportRequest) {
  return figuresOf(
    request.db,
    sql`select made.consultations, found.diagnoses, found.patients, found.notifiable, gone.deaths
      from (select count(*)::bigint as consultations from ${signed(request)}) as made, (
        select count(*)::bigint as diagnoses, count(distinct patient_id) as patients,
          count(*) filter (where is_notifiable) as notifiable
        from (${diagnosed(request)}) as line
      ) as found, (
        select count(*)::bigint as deaths from (${died(request)}) as death
      ) as gone`,
  );
}

export function selectDays(request: ReportRequest) {
  return rowsOf(
    request.db,
    sql`select key, sum(consultations)::bigint as consultations, sum(diagnoses)::bigint as diagnoses,
        sum(notifiable)::bigint as notifiable, sum(deaths)::bigint as deaths
      from (
        select ${stepOf('note.signed_at', request)} as key, 1 as consultations, 0 as diagnoses, 0 as notifiable,
          0 as deaths
        from ${signed(request)}
        union all
        select ${stepOf('line.signed_at', request)}, 0, 1, line.is_notifiable::int, 0
        from (${diagnosed(request)}) as line
        union all
        select ${stepOf('death.died_at', request)}, 0, 0, 0, 1 from (${died(request)}) as death
      ) as counted
      group by key`,
  );
}

/** Diagnoses by age and sex, the most frequent first; those without a code go by their title. */
export function selectDiseases(request: ReportRequest) {
  return selectByAge(request, sql`true`);
}

/** The same of those that the hospital has marked as notifiable. */
export function selectNotifiable(request: ReportRequest) {
  return selectByAge(request, sql`is_notifiable`);
}

function selectByAge(request: ReportRequest, wanted: RawBuilder<unknown>) {
  const key = sql`coalesce('code ' || lower(code), 'title ' || lower(title))`;
  return foldedRows(
    request,
    sql`select ${keyUnlessClosed(key, sql<boolean>`is_closed`)} as key, min(concat_ws(' ', code, title)) as label,
        count(distinct patient_id) as people, ${byAgeAndSex}
      from (${diagnosed(request)}) as line
      where ${wanted}
      group by 1`,
    ageColumns,
    byCells,
  );
}

/** Deaths by their cause, as it was written down. */
export function selectCauses(request: ReportRequest) {
  const key = sql`'cause ' || lower(cause_of_death)`;
  return foldedRows(
    request,
    sql`select ${keyUnlessClosed(key, sql<boolean>`is_closed`)} as key, min(cause_of_death) as label,
        count(distinct patient_id) as people, ${byAgeAndSex}
      from (${died(request)}) as death
      group by 1`,
    ageColumns,
    byCells,
  );
}

/** Diagnoses and deaths by age group. */
export function selectAges(request: ReportRequest) {
  const [, ...borders] = ageGroups.map(([, from]) => from);
  const group = sql`width_bucket(years, array[${sql.join(borders.map((border) => sql.lit(border)))}])`;
  return rowsOf(
    request.db,
    sql`select case age_group when 0 then '0-4' when 1 then '5-14' when 2 then '15-49' else '50+' end as key,
        sum(diagnoses)::bigint as diagnoses, sum(deaths)::bigint as deaths
      from (
        select ${group} as age_group, 1 as diagnoses, 0 as deaths from (${diagnosed(request)}) as line
        union all
        select ${group}, 0, 1 from (${died(request)}) as death
      ) as aged
      group by age_group
      order by aged.age_group`,
  );
}
