import { sql, type SqlBool } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { casesOfPapers } from '../papers/paper-case.queries.ts';
import './charge.tables.ts';

export const billRows = versionedRows('surgical_bill');
export const chargeRows = versionedRows('surgical_charge');

export type StoredBill = RowOf<'surgical_bill'>;
export type ChargeRow = RowOf<'surgical_charge'>;

/** Every line of a case, in the order in which they were found. */
export function selectChargesOf(db: Db, tenantId: string, caseId: string): Promise<ChargeRow[]> {
  return db
    .selectFrom('surgical_charge')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function selectBillsOf(db: Db, tenantId: string, caseId: string): Promise<StoredBill[]> {
  return db
    .selectFrom('surgical_bill')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('bill_number')
    .execute();
}

export async function insertBills(db: Db, rows: readonly StoredBill[]): Promise<void> {
  await db.insertInto('surgical_bill').values(rows).execute();
}

export async function insertCharges(db: Db, rows: readonly ChargeRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('surgical_charge').values(rows).execute();
}

export async function deleteCharges(db: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('surgical_charge').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute();
}

/** Takes away a bill on which nothing is left. */
export async function deleteBill(db: Db, tenantId: string, id: string): Promise<void> {
  await db.deleteFrom('surgical_bill').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

// Theatre time without a service was priced by hand, before its times were recorded: they are still recorded.
const timesAreCharged = sql<SqlBool>`(charge.kind <> 'theatre_time' or charge.service_id is not null)`;

/** The number of the case by whose validated bill this is charged; undefined while it is not. */
export async function selectValidatedNumber(
  db: Db,
  tenantId: string,
  { caseId, sourceKey }: { caseId: string; sourceKey: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('surgical_charge as charge')
    .innerJoin('surgical_bill as bill', (join) =>
      join.onRef('bill.id', '=', 'charge.bill_id').on('bill.tenant_id', '=', tenantId),
    )
    .innerJoin('surgical_case', (join) =>
      join.onRef('surgical_case.id', '=', 'charge.case_id').on('surgical_case.tenant_id', '=', tenantId),
    )
    .select('surgical_case.case_number')
    .where('charge.tenant_id', '=', tenantId)
    .where('charge.case_id', '=', caseId)
    .where('charge.source_key', '=', sourceKey)
    .where('bill.status', '=', 'validated')
    .where(timesAreCharged)
    .executeTakeFirst();
  return row?.case_number;
}

/** Bills with their case and what is charged on them. */
function withCases(db: Db, tenantId: string) {
  return casesOfPapers(db, tenantId)
    .innerJoin('surgical_bill as bill', (join) =>
      join.onRef('bill.case_id', '=', 'surgical_case.id').on('bill.tenant_id', '=', tenantId),
    )
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.id', '=', 'bill.invoice_id').on('invoice.tenant_id', '=', tenantId),
    )
    .leftJoin('admission', (join) =>
      join.onRef('admission.id', '=', 'bill.admission_id').on('admission.tenant_id', '=', tenantId),
    )
    .select([
      'bill.id',
      'bill.bill_number',
      'bill.status',
      'bill.admission_id',
      'bill.invoice_id',
      'bill.validated_at',
      'bill.returned_at',
      'bill.return_reason',
      'bill.created_at',
      'bill.version',
      'invoice.invoice_number',
      'admission.admission_number',
      personName(tenantId, 'bill.validated_by').as('validated_by_name'),
      personName(tenantId, 'bill.returned_by').as('returned_by_name'),
      sql<number>`(select coalesce(sum(charge.quantity * charge.price_minor), 0)::bigint
        from surgical_charge charge where charge.tenant_id = ${tenantId}::uuid
          and charge.bill_id = bill.id and charge.state = 'charged')`.as('amount_minor'),
      sql<number>`(select count(*)::integer from surgical_charge charge where charge.tenant_id = ${tenantId}::uuid
          and charge.bill_id = bill.id and charge.state = 'unpriced')`.as('unpriced_count'),
    ]);
}

export type BillRow = Awaited<ReturnType<ReturnType<typeof withCases>['execute']>>[number];

/** What waits longest first, what was validated the newest first; one row more than the page. */
export function selectBills(
  db: Db,
  tenantId: string,
  { status, cursor, limit }: { status: StoredBill['status']; cursor?: string | undefined; limit: number },
): Promise<BillRow[]> {
  const query = withCases(db, tenantId).where('bill.status', '=', status);
  const key = { 'bill.created_at': 'timestamptz', 'bill.id': 'uuid' } as const;
  return selectPage(query, { cursor, limit }, key, status === 'open' ? 'asc' : 'desc');
}

/** Puts the lines without a price on another bill of the same case. */
export async function moveUnpriced(
  db: Db,
  tenantId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('surgical_charge')
    .set({ bill_id: to })
    .where('tenant_id', '=', tenantId)
    .where('bill_id', '=', from)
    .where('state', '=', 'unpriced')
    .execute();
}

/** Lines of all operations that wait for a price, the longest first; one row more than the page. */
export function selectUnpriced(
  db: Db,
  tenantId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const query = casesOfPapers(db, tenantId)
    .innerJoin('surgical_charge as charge', (join) =>
      join.onRef('charge.case_id', '=', 'surgical_case.id').on('charge.tenant_id', '=', tenantId),
    )
    .select([
      'charge.id',
      'charge.kind',
      'charge.name',
      'charge.quantity',
      'charge.created_at',
      'charge.version',
    ])
    .where('charge.state', '=', 'unpriced');
  return selectPage(query, { cursor, limit }, { 'charge.created_at': 'timestamptz', 'charge.id': 'uuid' });
}

export type UnpricedRow = Awaited<ReturnType<typeof selectUnpriced>>[number];

/** The bills of one case, the first one first. */
export function selectNamedBills(db: Db, tenantId: string, caseId: string): Promise<BillRow[]> {
  return withCases(db, tenantId)
    .where('bill.case_id', '=', caseId)
    .orderBy('bill.bill_number')
    .orderBy('bill.id')
    .execute();
}

/** Lines of a case with who changed them. */
export function selectNamedCharges(db: Db, tenantId: string, caseId: string) {
  return db
    .selectFrom('surgical_charge as charge')
    .selectAll('charge')
    .select(personName(tenantId, 'charge.changed_by').as('changed_by_name'))
    .where('charge.tenant_id', '=', tenantId)
    .where('charge.case_id', '=', caseId)
    .orderBy('charge.created_at')
    .orderBy('charge.id')
    .execute();
}

export type NamedCharge = Awaited<ReturnType<typeof selectNamedCharges>>[number];

/** True once the final invoice of a stay was sent. */
export async function isFinallyBilled(db: Db, tenantId: string, admissionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('invoice_source as source')
    .innerJoin('invoice', (join) =>
      join.onRef('invoice.id', '=', 'source.invoice_id').on('invoice.tenant_id', '=', tenantId),
    )
    .select('invoice.id')
    .where('source.tenant_id', '=', tenantId)
    .where('source.kind', '=', 'stay')
    .where('source.source_id', '=', admissionId)
    .where('invoice.status', '<>', 'draft')
    .executeTakeFirst();
  return row !== undefined;
}

/** The stay in which a patient lies now. */
export function selectActiveStay(db: Db, tenantId: string, patientId: string) {
  return db
    .selectFrom('admission')
    .select(['id', 'admitted_at'])
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** An admission that nobody bills beside this transaction; undefined when there is none. */
export function lockAdmission(db: Db, tenantId: string, admissionId: string) {
  return db
    .selectFrom('admission')
    .select(['id', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', admissionId)
    .forUpdate()
    .executeTakeFirst();
}
