import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { identifiedRows, type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../charge.tables.ts';

export const timedChargeRows = versionedRows('timed_charge');
export const carePackageRows = versionedRows('care_package');
export const stayServiceRows = identifiedRows('stay_service');
export const stayTimerRows = identifiedRows('stay_timer');

type Status = 'active' | 'all';

export function selectTimedCharges(
  db: Db,
  tenantId: string,
  { status, limit }: { status: Status; limit: number },
): Promise<RowOf<'timed_charge'>[]> {
  let query = db.selectFrom('timed_charge').selectAll().where('tenant_id', '=', tenantId);
  if (status === 'active') query = query.where('status', '=', status);
  return query.orderBy('name').orderBy('id').limit(limit).execute();
}

export type PackageRow = RowOf<'care_package'> & {
  services: { serviceId: string; name: string; quantity: number }[];
};

/** Packages with the services they hold. */
function packages(db: Db, tenantId: string) {
  return db
    .selectFrom('care_package')
    .selectAll('care_package')
    .select(
      sql<PackageRow['services']>`coalesce((
        select jsonb_agg(jsonb_build_object('serviceId', held.service_id, 'name', service.name,
          'quantity', held.quantity) order by service.name, service.id)
        from care_package_service held
        join service on service.tenant_id = ${tenantId}::uuid and service.id = held.service_id
        where held.tenant_id = ${tenantId}::uuid and held.care_package_id = care_package.id
      ), '[]'::jsonb)`.as('services'),
    )
    .where('care_package.tenant_id', '=', tenantId);
}

export function selectPackages(
  db: Db,
  tenantId: string,
  { status, limit }: { status: Status; limit: number },
): Promise<PackageRow[]> {
  let query = packages(db, tenantId);
  if (status === 'active') query = query.where('status', '=', status);
  return query.orderBy('care_package.name').orderBy('care_package.id').limit(limit).execute();
}

export function selectPackage(db: Db, tenantId: string, id: string): Promise<PackageRow | undefined> {
  return packages(db, tenantId).where('care_package.id', '=', id).executeTakeFirst();
}

export async function insertPackage(
  db: Db,
  row: RowOf<'care_package'>,
  services: readonly { serviceId: string; quantity: number }[],
): Promise<void> {
  await db.insertInto('care_package').values(row).execute();
  if (services.length === 0) return;
  const { tenant_id, id: care_package_id } = row;
  await db
    .insertInto('care_package_service')
    .values(
      services.map(({ serviceId, quantity }) => ({
        tenant_id,
        care_package_id,
        service_id: serviceId,
        quantity,
      })),
    )
    .execute();
}

type NewItem<Table extends 'stay_service' | 'stay_timer'> = Omit<
  RowOf<Table>,
  'cancelled_at' | 'cancelled_by' | 'cancel_reason' | 'stopped_at' | 'stopped_by'
>;

export async function insertStayService(db: Db, row: NewItem<'stay_service'>): Promise<void> {
  await db.insertInto('stay_service').values(row).execute();
}

export async function insertStayTimer(db: Db, row: NewItem<'stay_timer'>): Promise<void> {
  await db.insertInto('stay_timer').values(row).execute();
}

export interface ItemCancellation {
  id: string;
  by: string;
  at: string;
  reason: string;
}

/** Takes a service or a timer off a stay; the caller has locked it. */
export async function cancelItem(
  db: Db,
  tenantId: string,
  table: 'stay_service' | 'stay_timer',
  { id, by, at, reason }: ItemCancellation,
): Promise<void> {
  const values = { cancelled_at: at, cancelled_by: by, cancel_reason: reason };
  await (table === 'stay_service'
    ? db
        .updateTable('stay_service')
        .set(values)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
    : db
        .updateTable('stay_timer')
        .set(values)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute());
}

/** Ends a timer that the caller has locked. */
export async function stopTimer(
  db: Db,
  tenantId: string,
  { id, by, at }: { id: string; by: string; at: string },
): Promise<void> {
  await db
    .updateTable('stay_timer')
    .set({ stopped_at: at, stopped_by: by })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Takes the package of a stay away and returns it; undefined where the stay had none. */
export function deleteStayPackage(
  db: Db,
  tenantId: string,
  admissionId: string,
): Promise<RowOf<'stay_package'> | undefined> {
  return db
    .deleteFrom('stay_package')
    .where('tenant_id', '=', tenantId)
    .where('admission_id', '=', admissionId)
    .returningAll()
    .executeTakeFirst();
}

export async function insertStayPackage(db: Db, row: RowOf<'stay_package'>): Promise<void> {
  await db.insertInto('stay_package').values(row).execute();
}

export async function insertEstimate(db: Db, row: RowOf<'stay_estimate'>): Promise<void> {
  await db.insertInto('stay_estimate').values(row).execute();
}
