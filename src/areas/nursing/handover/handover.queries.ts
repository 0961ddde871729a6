import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import type { Handover } from './handover.contract.ts';
import '../nursing.tables.ts';

export type StoredHandover = RowOf<'nursing_handover'>;

export const handoverRows = versionedRows('nursing_handover');

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('nursing_handover as handover')
    .leftJoin('ward', (join) =>
      join.onRef('ward.id', '=', 'handover.ward_id').on('ward.tenant_id', '=', tenantId),
    )
    .selectAll('handover')
    .select([
      'ward.name as ward_name',
      personName(tenantId, 'handover.from_nurse_id').$notNull().as('from_nurse_name'),
      personName(tenantId, 'handover.to_nurse_id').$notNull().as('to_nurse_name'),
      sql<number>`(select count(*)::int from nursing_handover_patient handed
        where handed.tenant_id = ${tenantId}::uuid and handed.handover_id = handover.id)`.as('patients'),
    ])
    .where('handover.tenant_id', '=', tenantId);
}

export type HandoverRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface HandoverListRequest {
  status?: Handover['status'] | undefined;
  shiftId?: string | undefined;
  toNurseId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first. */
export function selectHandovers(
  db: Db,
  tenantId: string,
  request: HandoverListRequest,
): Promise<Page<HandoverRow>> {
  const { status, shiftId, toNurseId, cursor, limit } = request;
  let query = withNames(db, tenantId);
  if (status) query = query.where('handover.status', '=', status);
  if (shiftId) query = query.where('handover.shift_id', '=', shiftId);
  if (toNurseId) query = query.where('handover.to_nurse_id', '=', toNurseId);
  return readPage(
    query,
    { cursor, limit },
    { 'handover.given_at': 'timestamptz', 'handover.id': 'uuid' },
    'desc',
  );
}

export function selectHandover(db: Db, tenantId: string, id: string): Promise<HandoverRow | undefined> {
  return withNames(db, tenantId).where('handover.id', '=', id).executeTakeFirst();
}

/** The patients of a handover, in its order. */
export function selectHandedPatients(db: Db, tenantId: string, handoverId: string) {
  return db
    .selectFrom('nursing_handover_patient as handed')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'handed.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .selectAll('handed')
    .select(['patient.patient_number', 'patient.first_name', 'patient.last_name', 'patient.is_restricted'])
    .where('handed.tenant_id', '=', tenantId)
    .where('handed.handover_id', '=', handoverId)
    .orderBy('handed.position')
    .orderBy('handed.assignment_id')
    .execute();
}

export type HandedRow = Awaited<ReturnType<typeof selectHandedPatients>>[number];

export async function insertHandover(db: Db, row: StoredHandover): Promise<void> {
  await db.insertInto('nursing_handover').values(row).execute();
}

type NewHandedPatient = Omit<RowOf<'nursing_handover_patient'>, 'sbar'> & { sbar: string };

export async function insertHandedPatients(db: Db, rows: readonly NewHandedPatient[]): Promise<void> {
  await db.insertInto('nursing_handover_patient').values(rows).execute();
}

/** Admissions of a handover that still wait for it and go on. */
export async function selectWaitingAdmissions(
  db: Db,
  tenantId: string,
  handoverId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('nursing_handover_patient as handed')
    .innerJoin('admission', (join) =>
      join.onRef('admission.id', '=', 'handed.admission_id').on('admission.tenant_id', '=', tenantId),
    )
    .select('handed.admission_id')
    .where('handed.tenant_id', '=', tenantId)
    .where('handed.handover_id', '=', handoverId)
    .where('handed.is_pending', '=', true)
    .where('admission.status', '=', 'active')
    .orderBy('handed.admission_id')
    .execute();
  return rows.map(({ admission_id }) => admission_id);
}

/** Nobody of a handover waits any longer. */
export async function endWaitingOf(db: Db, tenantId: string, handoverId: string): Promise<void> {
  await db
    .updateTable('nursing_handover_patient')
    .set({ is_pending: false })
    .where('tenant_id', '=', tenantId)
    .where('handover_id', '=', handoverId)
    .where('is_pending', '=', true)
    .execute();
}
