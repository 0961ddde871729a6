import { sql } from 'kysely';
import { personName } from '#database/people/person-name.ts';
import type { Db, Tables } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../laboratory.tables.ts';

type StoredResult = RowOf<'lab_result'>;

/** A result with who entered and who verified it. */
export type ResultRow = StoredResult & {
  entered_by_name: string;
  /** An earlier revision had been verified. */
  is_corrected: boolean;
  verified_by: string | null;
  verified_by_name: string | null;
  verified_at: string | null;
};

// A subquery per result, which the index of revisions answers, whatever is believed of the size of the table.
const isLatest = (tenantId: string) => sql<boolean>`lab_result.revision = (
  select max(later.revision) from lab_result later where later.tenant_id = ${tenantId}::uuid
    and later.order_id = lab_result.order_id and later.test_id = lab_result.test_id
)`;

/** Joined over both tables by the tenant as a parameter, and by the index of revisions. */
const isCorrected = (tenantId: string) => sql<boolean>`lab_result.revision > 1 and exists (
  select from lab_result earlier
  join lab_verification released on released.tenant_id = ${tenantId}::uuid and released.result_id = earlier.id
  where earlier.tenant_id = ${tenantId}::uuid and earlier.order_id = lab_result.order_id
    and earlier.test_id = lab_result.test_id and earlier.revision < lab_result.revision
)`;

function withPeople(db: Db, tenantId: string) {
  return db
    .selectFrom('lab_result')
    .leftJoin('lab_verification as verification', (join) =>
      join.onRef('verification.result_id', '=', 'lab_result.id').on('verification.tenant_id', '=', tenantId),
    )
    .selectAll('lab_result')
    .select([
      personName(tenantId, 'lab_result.entered_by').$notNull().as('entered_by_name'),
      isCorrected(tenantId).as('is_corrected'),
      'verification.verified_by',
      personName(tenantId, 'verification.verified_by').as('verified_by_name'),
      'verification.verified_at',
    ])
    .where('lab_result.tenant_id', '=', tenantId);
}

/** The latest revision of each result of these orders. */
export function selectLatestResults(
  db: Db,
  tenantId: string,
  orderIds: readonly string[],
): Promise<ResultRow[]> {
  return withPeople(db, tenantId)
    .where('lab_result.order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where(isLatest(tenantId))
    .execute();
}

/** Every revision of one result, the latest first. */
export function selectRevisions(
  db: Db,
  tenantId: string,
  { orderId, testId, limit }: { orderId: string; testId: string; limit: number },
): Promise<ResultRow[]> {
  return withPeople(db, tenantId)
    .where('lab_result.order_id', '=', orderId)
    .where('lab_result.test_id', '=', testId)
    .orderBy('lab_result.revision', 'desc')
    .limit(limit)
    .execute();
}

/** The tests of these orders, in the order in which they were chosen. */
export function selectOrderTests(db: Db, tenantId: string, orderIds: readonly string[]) {
  return db
    .selectFrom('lab_order_test')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('order_id')
    .orderBy('position')
    .orderBy('test_id')
    .execute();
}

/** Whose results they are, and what ranges depend on. */
export function selectSubject(db: Db, tenantId: string, patientId: string) {
  return db
    .selectFrom('patient')
    .select([
      'patient_number',
      'first_name',
      'last_name',
      'gender',
      'date_of_birth',
      'birth_precision',
      'is_restricted',
    ])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
}

/** What ranges depend on, by patient; ids of no patient are left out. */
export async function selectSubjects(db: Db, tenantId: string, patientIds: readonly string[]) {
  const rows = await db
    .selectFrom('patient')
    .select(['id', 'gender', 'date_of_birth', 'birth_precision'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${patientIds}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { sex: row.gender, dateOfBirth: row.date_of_birth, birthPrecision: row.birth_precision },
    ]),
  );
}

export async function insertResults(db: Db, rows: readonly StoredResult[]): Promise<void> {
  await db.insertInto('lab_result').values(rows).execute();
}

export async function insertVerifications(
  db: Db,
  rows: readonly Tables['lab_verification'][],
): Promise<void> {
  await db.insertInto('lab_verification').values(rows).execute();
}

const takenAt = sql<string>`coalesce(lab_order.collected_at, lab_order.ordered_at)`;

/** Verified results of a patient that no correction has replaced, of orders that stand, the newest first. */
function releasedOf(db: Db, tenantId: string, patientId: string) {
  return db
    .selectFrom('lab_result')
    .innerJoin('lab_verification as verification', (join) =>
      join.onRef('verification.result_id', '=', 'lab_result.id').on('verification.tenant_id', '=', tenantId),
    )
    .innerJoin('lab_order', (join) =>
      join.onRef('lab_order.id', '=', 'lab_result.order_id').on('lab_order.tenant_id', '=', tenantId),
    )
    .where('lab_result.tenant_id', '=', tenantId)
    .where('lab_result.patient_id', '=', patientId)
    .where('lab_order.status', '<>', 'cancelled')
    .where(isLatest(tenantId))
    .orderBy('lab_result.entered_at', 'desc')
    .orderBy('lab_result.id', 'desc');
}

/** What each test of an order last was for its patient, in other orders than those named; tests without one are left out. */
export function selectLastResults(
  db: Db,
  tenantId: string,
  { orderId, patientId, withoutOrders }: { orderId: string; patientId: string; withoutOrders: string[] },
) {
  const last = releasedOf(db, tenantId, patientId)
    .select(['lab_result.result', 'lab_result.unit', 'lab_result.flag', takenAt.as('taken_at')])
    .where('lab_result.order_id', '<>', sql<string>`all(${withoutOrders}::uuid[])`)
    .where('lab_result.test_id', '=', sql.ref<string>('asked.test_id'))
    .limit(1);
  return db
    .selectFrom('lab_order_test as asked')
    .innerJoinLateral(last.as('last'), (join) => join.onTrue())
    .select(['asked.test_id', 'last.result', 'last.unit', 'last.flag', 'last.taken_at'])
    .where('asked.tenant_id', '=', tenantId)
    .where('asked.order_id', '=', orderId)
    .execute();
}

/** The course of one test of a patient, the newest first. */
export function selectTrend(
  db: Db,
  tenantId: string,
  { patientId, testId, limit }: { patientId: string; testId: string; limit: number },
) {
  return releasedOf(db, tenantId, patientId)
    .innerJoin('lab_order_test', (join) =>
      join
        .onRef('lab_order_test.order_id', '=', 'lab_result.order_id')
        .onRef('lab_order_test.test_id', '=', 'lab_result.test_id')
        .on('lab_order_test.tenant_id', '=', tenantId),
    )
    .select([
      'lab_result.order_id',
      'lab_order.order_number',
      takenAt.as('taken_at'),
      'lab_order_test.test_name',
      'lab_result.result',
      'lab_result.value',
      'lab_result.unit',
      'lab_result.normal_range',
      'lab_result.flag',
      isCorrected(tenantId).as('is_corrected'),
    ])
    .where('lab_result.test_id', '=', testId)
    .limit(limit)
    .execute();
}

/** True for somebody who entered or verified a revision of this result. */
export async function hasWorkedOn(
  db: Db,
  tenantId: string,
  { orderId, testId, userId }: { orderId: string; testId: string; userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('lab_result')
    .leftJoin('lab_verification as verification', (join) =>
      join.onRef('verification.result_id', '=', 'lab_result.id').on('verification.tenant_id', '=', tenantId),
    )
    .select('lab_result.id')
    .where('lab_result.tenant_id', '=', tenantId)
    .where('lab_result.order_id', '=', orderId)
    .where('lab_result.test_id', '=', testId)
    .where((where) =>
      where.or([where('lab_result.entered_by', '=', userId), where('verification.verified_by', '=', userId)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type SubjectRow = Awaited<ReturnType<typeof selectSubject>>;
export type LastResultRow = Awaited<ReturnType<typeof selectLastResults>>[number];
export type TrendRow = Awaited<ReturnType<typeof selectTrend>>[number];
export type OrderTestRow = Tables['lab_order_test'];
