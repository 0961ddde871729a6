import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import { inErrorStatus } from '#kernel/papers/paper-status.rules.ts';
import type { listedStatuses } from './consultation.contract.ts';
import '../consultations.tables.ts';

export type StoredConsultation = RowOf<'consultation'>;

export const consultationRows = versionedRows('consultation');

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('consultation')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'consultation.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('consultation_note as note', (join) =>
      join.onRef('note.consultation_id', '=', 'consultation.id').on('note.tenant_id', '=', tenantId),
    )
    .leftJoin('consultation_diagnosis as primary_diagnosis', (join) =>
      join
        .onRef('primary_diagnosis.consultation_id', '=', 'consultation.id')
        .on('primary_diagnosis.tenant_id', '=', tenantId)
        .on('primary_diagnosis.is_primary', '=', true),
    )
    .selectAll('consultation')
    .select([
      'patient.patient_number',
      'patient.is_restricted as patient_is_restricted',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      'primary_diagnosis.title as diagnosis',
      personName(tenantId, 'consultation.author_id').$notNull().as('author_name'),
      sql<string | null>`coalesce(note.reason, nullif(consultation.draft ->> 'reason', ''))`.as('reason'),
    ])
    .where('consultation.tenant_id', '=', tenantId);
}

export type ConsultationRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface ConsultationListRequest {
  patientId?: string | undefined;
  authorId?: string | undefined;
  /** A status of those that count, or those that were entered in error. */
  status?: (typeof listedStatuses)[number] | undefined;
  /** First instant at which one may have begun. */
  startedFrom?: string | undefined;
  /** It began before this instant. */
  startedBefore?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Those that were entered in error are few, and found by the index of their amendments. */
function hasListedStatus(tenantId: string, status: ConsultationListRequest['status']) {
  if (status === undefined) return sql<boolean>`consultation.status <> 'discarded'`;
  return status === inErrorStatus
    ? sql<boolean>`consultation.id in (select consultation_id from consultation_amendment
        where tenant_id = ${tenantId}::uuid and kind = 'entered-in-error')`
    : sql<boolean>`consultation.status = ${status} and not consultation.is_entered_in_error`;
}

/** The latest first, without discarded ones. */
export function selectConsultations(
  db: Db,
  tenantId: string,
  request: ConsultationListRequest,
): Promise<Page<ConsultationRow>> {
  const { patientId, authorId, status, startedFrom, startedBefore } = request;
  let query = withNames(db, tenantId).where(hasListedStatus(tenantId, status));
  if (patientId) query = query.where('consultation.patient_id', '=', patientId);
  if (authorId) query = query.where('consultation.author_id', '=', authorId);
  if (startedFrom) query = query.where('consultation.started_at', '>=', startedFrom);
  if (startedBefore) query = query.where('consultation.started_at', '<', startedBefore);
  return readPage(
    query,
    request,
    { 'consultation.started_at': 'timestamptz', 'consultation.id': 'uuid' },
    'desc',
  );
}

export function selectConsultation(
  db: Db,
  tenantId: string,
  id: string,
): Promise<ConsultationRow | undefined> {
  return withNames(db, tenantId).where('consultation.id', '=', id).executeTakeFirst();
}

/** The consultation that an appointment has, discarded ones and those entered in error apart. */
export function selectOfAppointment(
  db: Db,
  tenantId: string,
  appointmentId: string,
): Promise<ConsultationRow | undefined> {
  return withNames(db, tenantId)
    .where('consultation.appointment_id', '=', appointmentId)
    .where('consultation.status', '<>', 'discarded')
    .where('consultation.is_entered_in_error', '=', false)
    .executeTakeFirst();
}

export async function insertConsultations(
  db: Db,
  rows: readonly (Omit<StoredConsultation, 'draft'> & { draft: string | null })[],
): Promise<void> {
  await db.insertInto('consultation').values(rows).execute();
}
