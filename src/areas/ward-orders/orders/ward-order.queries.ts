import { sql } from 'kysely';
import { personName } from '#database/people/person-name.ts';
import type { Db, Instant } from '#database/tables.ts';
import type { OrderKind } from '#kernel/care/ward-order.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../ward-orders.tables.ts';

export type StoredOrder = RowOf<'ward_order'>;
/** A row whose facts are JSON already. */
export type NewOrder = Omit<StoredOrder, 'facts'> & { facts: string };

export const wardOrderRows = versionedRows('ward_order');

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('ward_order as ordered')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'ordered.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .selectAll('ordered')
    .select([
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      personName(tenantId, 'ordered.ordered_by').$notNull().as('ordered_by_name'),
      personName(tenantId, 'ordered.state_by').$notNull().as('state_by_name'),
      personName(tenantId, 'ordered.acknowledged_by').as('acknowledged_by_name'),
    ])
    .where('ordered.tenant_id', '=', tenantId);
}

export type WardOrderRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

/** More orders of one stay are not shown. */
const maxListed = 200;

/** Those that hold first, by kind, then the stopped ones, the last first. */
export function selectOrdersOfStay(
  db: Db,
  tenantId: string,
  { admissionId, scope }: { admissionId: string; scope: 'current' | 'all' },
): Promise<WardOrderRow[]> {
  let query = withNames(db, tenantId).where('ordered.admission_id', '=', admissionId);
  if (scope === 'current') {
    query = query.where(
      sql<boolean>`(ordered.state = 'active' or (ordered.state = 'stopped' and ordered.acknowledged_at is null))`,
    );
  }
  return query
    .orderBy(sql`ordered.state = 'active'`, 'desc')
    .orderBy(
      sql`array_position(array['escalation', 'oxygen', 'observations', 'diet', 'nursing-task'], ordered.kind)`,
    )
    .orderBy('ordered.state_at', 'desc')
    .orderBy('ordered.id')
    .limit(maxListed)
    .execute();
}

export function selectOrders(db: Db, tenantId: string, ids: readonly string[]): Promise<WardOrderRow[]> {
  return withNames(db, tenantId)
    .where(sql<boolean>`ordered.id = any (${[...ids]}::uuid[])`)
    .orderBy('ordered.id')
    .execute();
}

export interface StayOfOrders {
  patient_id: string;
  status: string;
  patient_number: string;
  first_name: string;
  last_name: string;
  is_restricted: boolean;
}

/** Whose stay it is; undefined when the hospital has none of this id. */
export async function selectStay(
  db: Db,
  tenantId: string,
  admissionId: string,
): Promise<StayOfOrders | undefined> {
  const { rows } = await sql<StayOfOrders>`
    select admission.patient_id, admission.status, patient.patient_number, patient.first_name, patient.last_name,
      patient.is_restricted
    from admission
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = admission.patient_id
    where admission.tenant_id = ${tenantId}::uuid and admission.id = ${admissionId}::uuid`.execute(db);
  return rows[0];
}

/** The orders of a stay that hold of these kinds, which nobody else changes before the end of the transaction. */
export function lockActive(
  db: Db,
  tenantId: string,
  { admissionId, kinds }: { admissionId: string; kinds: readonly OrderKind[] },
): Promise<StoredOrder[]> {
  return db
    .selectFrom('ward_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('admission_id', '=', admissionId)
    .where('state', '=', 'active')
    .where(sql<boolean>`kind = any (${[...kinds]}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertOrders(db: Db, rows: readonly NewOrder[]): Promise<void> {
  await db.insertInto('ward_order').values(rows).execute();
}

/**
 * The minutes after which the last score of a stay asks for the next set; undefined before there is a score. Sets that
 * were entered in error count for nothing.
 */
export async function selectPolicyMinutes(
  db: Db,
  tenantId: string,
  admissionId: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from signs.next_due_at - signs.recorded_at) / 60)::int as minutes
    from vital_signs signs
    where signs.tenant_id = ${tenantId}::uuid and signs.admission_id = ${admissionId}::uuid
      and signs.news2_total is not null
      and not exists (select from vital_signs_error error
        where error.tenant_id = ${tenantId}::uuid and error.vital_signs_id = signs.id)
    order by signs.recorded_at desc, signs.id desc limit 1`.execute(db);
  return rows[0]?.minutes;
}

/** Notes who has read orders of a stay as they stand; returns which nobody had read. */
export async function acknowledge(
  db: Db,
  tenantId: string,
  { ids, by, at }: { ids: readonly string[]; by: string; at: Instant },
): Promise<string[]> {
  const rows = await db
    .updateTable('ward_order')
    .set({ acknowledged_by: by, acknowledged_at: at })
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .where('acknowledged_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many of these orders of a stay stand as they were read. */
export async function countAsRead(
  db: Db,
  tenantId: string,
  admissionId: string,
  orders: readonly { wardOrderId: string; version: number }[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from unnest(${orders.map((one) => one.wardOrderId)}::uuid[], ${orders.map((one) => one.version)}::int[])
      as read (order_id, version)
    join ward_order ordered on ordered.tenant_id = ${tenantId}::uuid and ordered.id = read.order_id
      and ordered.version = read.version
    where ordered.admission_id = ${admissionId}::uuid`.execute(db);
  return rows[0]!.count;
}
