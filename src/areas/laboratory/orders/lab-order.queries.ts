import { type Expression, sql, type SqlBool } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db, Tables } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { LabOrder } from './lab-order.contract.ts';
import '../laboratory.tables.ts';

type StoredLabOrder = RowOf<'lab_order'>;

export const labOrderRows = versionedRows('lab_order');

/** An order with its patient's name, its tests and how far their results are. */
export type LabOrderRow = StoredLabOrder & {
  patient_number: string;
  patient_first_name: string;
  patient_last_name: string;
  patient_is_restricted: boolean;
  orderer_name: string | null;
  tests: LabOrder['tests'];
  entered: number;
  verified: number;
};

export interface LabOrderFilter {
  status?: LabOrder['status'] | undefined;
  priority?: LabOrder['priority'] | undefined;
  patientId?: string | undefined;
  /** Orders of these patients, or with a number in the span. */
  found?: { patientIds: readonly string[]; numbers: { from: string; before: string } | null } | undefined;
  /** First instant an order may have been made. */
  orderedFrom?: string | undefined;
  /** It was made before this instant. */
  orderedBefore?: string | undefined;
}

export interface LabOrderListRequest extends LabOrderFilter {
  sort: 'ordered' | '-ordered';
  cursor?: string | undefined;
  limit: number;
}

// The latest revision of a test alone counts, for what is entered as for what is verified.
const testsOfOrder = (tenantId: string) => sql<{
  tests: LabOrder['tests'];
  entered: number;
  verified: number;
}>`(
  select jsonb_agg(jsonb_build_object('id', test.test_id, 'name', test.test_name, 'priceMinor',
      test.price_minor) order by test.position) as tests,
    count(latest.id)::int as entered, count(verification.result_id)::int as verified
  from lab_order_test test
  left join lateral (
    select result.id from lab_result result
    where result.tenant_id = ${tenantId}::uuid and result.order_id = test.order_id
      and result.test_id = test.test_id
    order by result.revision desc limit 1
  ) latest on true
  left join lab_verification verification
    on verification.tenant_id = ${tenantId}::uuid and verification.result_id = latest.id
  where test.tenant_id = ${tenantId}::uuid and test.order_id = lab_order.id
)`;

/** The record's rows of one tenant, to be narrowed, ordered and limited by the caller. */
function withTests(db: Db, tenantId: string) {
  return db
    .selectFrom('lab_order')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'lab_order.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .innerJoinLateral(testsOfOrder(tenantId).as('ordered'), (join) => join.onTrue())
    .selectAll('lab_order')
    .select([
      'patient.patient_number',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      'patient.is_restricted as patient_is_restricted',
      personName(tenantId, 'lab_order.orderer_id').as('orderer_name'),
      'ordered.tests',
      'ordered.entered',
      'ordered.verified',
    ])
    .where('lab_order.tenant_id', '=', tenantId);
}

function matching(filter: LabOrderFilter): Expression<SqlBool> {
  const parts = [
    filter.status && sql<SqlBool>`lab_order.status = ${filter.status}`,
    filter.priority && sql<SqlBool>`lab_order.priority = ${filter.priority}`,
    filter.patientId && sql<SqlBool>`lab_order.patient_id = ${filter.patientId}::uuid`,
    filter.orderedFrom && sql<SqlBool>`lab_order.ordered_at >= ${filter.orderedFrom}::timestamptz`,
    filter.orderedBefore && sql<SqlBool>`lab_order.ordered_at < ${filter.orderedBefore}::timestamptz`,
  ].filter((part) => typeof part === 'object');
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** Ids of what a search finds: by index from both sides, which one condition with 'or' would not be. */
function foundBySearch(tenantId: string, { patientIds, numbers }: NonNullable<LabOrderFilter['found']>) {
  const ofPatients = sql`select id from lab_order
    where tenant_id = ${tenantId}::uuid and patient_id = any(${patientIds}::uuid[])`;
  if (!numbers) return sql<string>`(${ofPatients})`;
  return sql<string>`(${ofPatients} union select id from lab_order where tenant_id = ${tenantId}::uuid
    and order_number >= ${numbers.from} and order_number < ${numbers.before})`;
}

/** One row more than the page, so that the caller can tell whether another follows. */
export function selectLabOrders(
  db: Db,
  tenantId: string,
  request: LabOrderListRequest,
): Promise<LabOrderRow[]> {
  const { found } = request;
  let query = withTests(db, tenantId).where(matching(request));
  if (found) query = query.where('lab_order.id', 'in', foundBySearch(tenantId, found));
  const key = { 'lab_order.ordered_at': 'timestamptz', 'lab_order.id': 'uuid' } as const;
  return selectPage(query, request, key, request.sort === '-ordered' ? 'desc' : 'asc');
}

export function selectLabOrder(db: Db, tenantId: string, id: string): Promise<LabOrderRow | undefined> {
  return withTests(db, tenantId).where('lab_order.id', '=', id).executeTakeFirst();
}

/** The stored order, with everybody else who writes to it or its results waiting until this transaction ends. */
export function lockLabOrder(db: Db, tenantId: string, id: string): Promise<StoredLabOrder | undefined> {
  return db
    .selectFrom('lab_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertLabOrders(db: Db, rows: readonly StoredLabOrder[]): Promise<void> {
  await db.insertInto('lab_order').values(rows).execute();
}

export async function insertOrderTests(db: Db, rows: readonly Tables['lab_order_test'][]): Promise<void> {
  await db.insertInto('lab_order_test').values(rows).execute();
}

export function selectTestsOfOrders(db: Db, tenantId: string, orderIds: readonly string[]) {
  return db
    .selectFrom('lab_order_test')
    .select(['order_id', 'test_name', 'price_minor'])
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

/** The numbers of a patient's orders since an instant that are neither completed nor cancelled, oldest first. */
export async function selectOpenOrderNumbers(
  db: Db,
  tenantId: string,
  { patientId, since }: { patientId: string; since: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('lab_order')
    .select('order_number')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('ordered_at', '>=', since)
    .where('status', 'not in', ['completed', 'cancelled'])
    .orderBy('ordered_at')
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map((row) => row.order_number);
}
