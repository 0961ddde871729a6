import { sql } from 'kysely';
import { allergiesBeside } from '#areas/patients/patients.public.ts';
import { selectPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { TextSpan } from '#kernel/record-number.ts';
import '../pharmacy.tables.ts';

export type StoredPrescription = RowOf<'prescription'>;
export type StoredLine = RowOf<'prescription_line'>;
export type StoredEvent = RowOf<'prescription_line_event'>;
export type NewFinding = Omit<RowOf<'prescription_finding'>, 'facts'> & { facts: string };

export const prescriptionRows = versionedRows('prescription');
export const lineRows = versionedRows('prescription_line');

// How many stops were passed, and the medicines in order.
const summaryOf = (tenantId: string) => sql<{ medicines: string[]; stops_passed: number }>`(
  select
    (select coalesce(jsonb_agg(line.name order by line.line_number), '[]') from prescription_line line
      where line.tenant_id = ${tenantId}::uuid and line.prescription_id = prescription.id) as medicines,
    (select count(*)::int from prescription_finding finding
      where finding.tenant_id = ${tenantId}::uuid and finding.prescription_id = prescription.id
        and finding.severity = 'stop') as stops_passed
)`;

/** Prescriptions with the names that go with them, to be narrowed. */
export function selectNamedPrescriptions(db: Db, tenantId: string) {
  return db
    .selectFrom('prescription')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'prescription.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .innerJoinLateral(summaryOf(tenantId).as('summary'), (join) => join.onTrue())
    .innerJoinLateral(allergiesBeside(tenantId).as('allergic'), (join) => join.onTrue())
    .selectAll('prescription')
    .select([
      'patient.patient_number',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      'patient.is_restricted as patient_is_restricted',
      'patient.date_of_birth as patient_date_of_birth',
      'patient.birth_precision as patient_birth_precision',
      'patient.gender as patient_gender',
      'allergic.allergy_state',
      'allergic.allergy_substances',
      personName(tenantId, 'prescription.cancelled_by').as('cancelled_by_name'),
      'summary.medicines',
      'summary.stops_passed',
    ])
    .where('prescription.tenant_id', '=', tenantId);
}

export type PrescriptionListRow = Awaited<
  ReturnType<ReturnType<typeof selectNamedPrescriptions>['execute']>
>[number];

/** Prescriptions of these patients, or with a number in the span. */
export interface FoundPrescriptions {
  patientIds: readonly string[];
  numbers: TextSpan | null;
}

export interface PrescriptionFilter {
  statuses?: readonly StoredPrescription['status'][] | undefined;
  patientId?: string | undefined;
  admissionId?: string | undefined;
  found?: FoundPrescriptions | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The newest first; one row more than the page. */
export function selectPrescriptions(
  db: Db,
  tenantId: string,
  filter: PrescriptionFilter,
): Promise<PrescriptionListRow[]> {
  let query = selectNamedPrescriptions(db, tenantId);
  const { statuses, found } = filter;
  if (statuses) query = query.where(sql<boolean>`prescription.status = any (${statuses}::text[])`);
  if (filter.patientId) query = query.where('prescription.patient_id', '=', filter.patientId);
  if (filter.admissionId) query = query.where('prescription.id', 'in', ofStay(tenantId, filter.admissionId));
  if (found) query = query.where('prescription.id', 'in', foundBySearch(tenantId, found));
  const key = { 'prescription.signed_at': 'timestamptz', 'prescription.id': 'uuid' } as const;
  return selectPage(query, filter, key, 'desc');
}

/** Ids of what was ordered in a stay, and of what was signed with its discharge; each by its index. */
function ofStay(tenantId: string, admissionId: string) {
  return sql<string>`(select id from prescription
    where tenant_id = ${tenantId}::uuid and admission_id = ${admissionId}::uuid
    union all select id from prescription
    where tenant_id = ${tenantId}::uuid and discharged_from = ${admissionId}::uuid)`;
}

/** Ids of what a search finds: by index from both sides, which one condition with 'or' would not be. */
export function foundBySearch(tenantId: string, { patientIds, numbers }: FoundPrescriptions) {
  const ofPatients = sql`select id from prescription
    where tenant_id = ${tenantId}::uuid and patient_id = any (${patientIds}::uuid[])`;
  if (!numbers) return sql<string>`(${ofPatients})`;
  return sql<string>`(${ofPatients} union select id from prescription where tenant_id = ${tenantId}::uuid
    and prescription_number >= ${numbers.from} and prescription_number < ${numbers.before})`;
}

export function selectPrescription(
  db: Db,
  tenantId: string,
  id: string,
): Promise<PrescriptionListRow | undefined> {
  return selectNamedPrescriptions(db, tenantId).where('prescription.id', '=', id).executeTakeFirst();
}

export function selectPrescriptionByCode(
  db: Db,
  tenantId: string,
  code: string,
): Promise<PrescriptionListRow | undefined> {
  return selectNamedPrescriptions(db, tenantId)
    .where('prescription.verification_code', '=', code)
    .executeTakeFirst();
}

/** The newest prescription of a patient that was not cancelled. */
export function selectLastPrescription(
  db: Db,
  tenantId: string,
  patientId: string,
  withoutIds: readonly string[],
): Promise<StoredPrescription | undefined> {
  return db
    .selectFrom('prescription')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('status', '<>', 'cancelled')
    .where('id', '<>', sql<string>`all(${withoutIds}::uuid[])`)
    .orderBy('signed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The lines of a prescription in order; those that were replaced stay where they were. */
export function selectLines(db: Db, tenantId: string, prescriptionId: string): Promise<StoredLine[]> {
  return db
    .selectFrom('prescription_line')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('prescription_id', '=', prescriptionId)
    .orderBy('line_number')
    .execute();
}

export type EventRow = StoredEvent & { done_by_name: string };

/** What happened to the lines of a prescription, the earliest first. */
export function selectEvents(db: Db, tenantId: string, prescriptionId: string): Promise<EventRow[]> {
  return db
    .selectFrom('prescription_line_event as event')
    .innerJoin('prescription_line as line', (join) =>
      join.onRef('line.id', '=', 'event.line_id').on('line.tenant_id', '=', tenantId),
    )
    .selectAll('event')
    .select(personName(tenantId, 'event.done_by').$notNull().as('done_by_name'))
    .where('event.tenant_id', '=', tenantId)
    .where('line.prescription_id', '=', prescriptionId)
    .orderBy('event.happened_at')
    .orderBy('event.id')
    .execute();
}

/** What was found when a prescription was signed or changed, in the order it was told. */
export function selectFindings(db: Db, tenantId: string, prescriptionId: string) {
  return db
    .selectFrom('prescription_finding')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('prescription_id', '=', prescriptionId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function insertPrescriptions(db: Db, rows: readonly StoredPrescription[]): Promise<void> {
  await db.insertInto('prescription').values(rows).execute();
}

export async function insertLines(db: Db, rows: readonly StoredLine[]): Promise<void> {
  await db.insertInto('prescription_line').values(rows).execute();
}

export async function insertEvents(db: Db, rows: readonly StoredEvent[]): Promise<void> {
  await db.insertInto('prescription_line_event').values(rows).execute();
}

export async function insertFindings(db: Db, rows: readonly NewFinding[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('prescription_finding').values(rows).execute();
}
