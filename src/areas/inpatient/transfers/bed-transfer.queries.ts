import { type Expression, sql, type SqlBool } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { BedTransfer } from './bed-transfer.contract.ts';
import '../inpatient.tables.ts';

export type StoredTransfer = RowOf<'bed_transfer'>;

export const transferRows = versionedRows('bed_transfer');

/** What a transfer is at this instant: without its hold an approval counts no longer. */
function statusNow(now: string) {
  return sql<BedTransfer['status']>`case when transfer.status = 'approved'
    and (aim.held_for is distinct from transfer.id or aim.held_until <= ${now}::timestamptz)
    then 'pending' else transfer.status end`;
}

function withNames(db: Db, tenantId: string, now: string) {
  return db
    .selectFrom('bed_transfer as transfer')
    .innerJoin('admission', (join) =>
      join.onRef('admission.id', '=', 'transfer.admission_id').on('admission.tenant_id', '=', tenantId),
    )
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'admission.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .innerJoin('bed as start', (join) =>
      join.onRef('start.id', '=', 'transfer.from_bed_id').on('start.tenant_id', '=', tenantId),
    )
    .innerJoin('ward as start_ward', (join) =>
      join.onRef('start_ward.id', '=', 'start.ward_id').on('start_ward.tenant_id', '=', tenantId),
    )
    .innerJoin('bed as aim', (join) =>
      join.onRef('aim.id', '=', 'transfer.to_bed_id').on('aim.tenant_id', '=', tenantId),
    )
    .innerJoin('ward as aim_ward', (join) =>
      join.onRef('aim_ward.id', '=', 'aim.ward_id').on('aim_ward.tenant_id', '=', tenantId),
    )
    .selectAll('transfer')
    .select([
      statusNow(now).as('status_now'),
      'aim.held_for',
      'aim.held_until',
      'admission.admission_number',
      'admission.patient_id',
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      'start.bed_number as from_bed_number',
      'start_ward.id as from_ward_id',
      'start_ward.name as from_ward_name',
      'aim.bed_number as to_bed_number',
      'aim_ward.id as to_ward_id',
      'aim_ward.name as to_ward_name',
      personName(tenantId, 'transfer.requested_by').$notNull().as('requested_by_name'),
      personName(tenantId, 'transfer.approved_by').as('approved_by_name'),
    ])
    .where('transfer.tenant_id', '=', tenantId);
}

export type TransferRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface TransferListRequest {
  status?: BedTransfer['status'] | 'open' | undefined;
  admissionId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  now: string;
}

/** Newest first; one row more than the page. */
export function selectTransfers(
  db: Db,
  tenantId: string,
  { status, admissionId, cursor, limit, now }: TransferListRequest,
): Promise<TransferRow[]> {
  let query = withNames(db, tenantId, now);
  if (status) query = query.where(ofStatus(status, now));
  if (admissionId) query = query.where('transfer.admission_id', '=', admissionId);
  return selectPage(
    query,
    { cursor, limit },
    { 'transfer.created_at': 'timestamptz', 'transfer.id': 'uuid' },
    'desc',
  );
}

function ofStatus(status: BedTransfer['status'] | 'open', now: string): Expression<SqlBool> {
  const isOpen = sql<SqlBool>`transfer.status in ('pending', 'approved')`;
  switch (status) {
    case 'open':
      return isOpen;
    case 'pending':
      // The stored status narrows by index, the present one decides.
      return sql<SqlBool>`${isOpen} and ${statusNow(now)} = 'pending'`;
    default:
      return sql<SqlBool>`transfer.status = ${status} and ${statusNow(now)} = ${status}`;
  }
}

export function selectTransfer(
  db: Db,
  tenantId: string,
  id: string,
  now: string,
): Promise<TransferRow | undefined> {
  return withNames(db, tenantId, now).where('transfer.id', '=', id).executeTakeFirst();
}

/** The transfer of an admission that is pending or approved; undefined when there is none. */
export function selectOpenTransfer(
  db: Db,
  tenantId: string,
  admissionId: string,
): Promise<StoredTransfer | undefined> {
  return db
    .selectFrom('bed_transfer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('admission_id', '=', admissionId)
    .where('status', 'in', ['pending', 'approved'])
    .executeTakeFirst();
}

export async function insertTransfers(db: Db, rows: readonly StoredTransfer[]): Promise<void> {
  await db.insertInto('bed_transfer').values(rows).execute();
}
