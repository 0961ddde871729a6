import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { decodeCursor } from '#kernel/page.ts';
import type { ControlledStock, RegisterEntry } from './controlled.contract.ts';
import '../pharmacy.tables.ts';
import './controlled.tables.ts';

export interface ControlledRow {
  medicine_id: string;
  name: string;
  strength: string;
  sort_name: string;
  base_unit: ControlledStock['baseUnit'];
  place_id: string;
  place_name: string;
  quantity: number;
  counted_at: string | null;
  counted_quantity: number | null;
  expected_quantity: number | null;
  counted_by_name: string | null;
  witnessed_by_name: string | null;
}

const nameOf = (person: string) =>
  sql`trim(${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)})`;

/** Medicines that are handled as controlled by name and place, with their last count; one row more than the page. */
export async function selectControlled(
  db: Db,
  tenantId: string,
  { today, cursor, limit }: { today: string; cursor?: string | undefined; limit: number },
): Promise<ControlledRow[]> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, 3);
  const from = after
    ? sql`and (medicine.sort_name, medicine.id, level.place_id)
        > (${after[0]}::text, ${after[1]}::uuid, ${after[2]}::uuid)`
    : sql``;
  const { rows } = await sql<ControlledRow>`
    select medicine.id as medicine_id, medicine.name, medicine.strength, medicine.sort_name, medicine.base_unit,
      level.place_id, place.name as place_name, level.quantity, last.*
    from medicine
    join stock_level level on level.tenant_id = ${tenantId}::uuid and level.item_id = medicine.id
    join stock_place place on place.tenant_id = ${tenantId}::uuid and place.id = level.place_id
    left join lateral (
      select counted.counted_at, counted.counted_quantity, counted.expected_quantity,
        ${nameOf('person')} as counted_by_name, ${nameOf('witness')} as witnessed_by_name
      from controlled_count counted
      join user_account person on person.tenant_id = ${tenantId}::uuid and person.id = counted.counted_by
      join user_account witness on witness.tenant_id = ${tenantId}::uuid and witness.id = counted.witnessed_by
      where counted.tenant_id = ${tenantId}::uuid and counted.medicine_id = medicine.id
        and counted.place_id = level.place_id
      order by counted.counted_at desc, counted.id desc
      limit 1) last on true
    where medicine.tenant_id = ${tenantId}::uuid
      and (medicine.is_controlled or medicine.controlled_until is not null)
      and (medicine.is_controlled or medicine.controlled_until >= ${today}::date) ${from}
    order by medicine.sort_name, medicine.id, level.place_id
    limit ${limit + 1}`.execute(db);
  return rows;
}

/** True for a medicine with a register: it is controlled, or it was when somebody handed it out or counted it. */
export async function hasRegister(db: Db, tenantId: string, medicineId: string): Promise<boolean> {
  const { rows } = await sql`
    select from medicine where tenant_id = ${tenantId}::uuid and id = ${medicineId}::uuid and (is_controlled
      or controlled_until is not null or exists (select from controlled_count counted where counted.tenant_id = ${tenantId}::uuid
        and counted.medicine_id = ${medicineId}::uuid)
      or exists (select from dispensing_item item where item.tenant_id = ${tenantId}::uuid
        and item.medicine_id = ${medicineId}::uuid and item.is_controlled))`.execute(db);
  return rows.length > 0;
}

export interface RegisterRequest {
  medicineId: string;
  placeId: string;
  /** Instants: from the first on, before the second. */
  start: string;
  end: string;
}

/** What lay in the place before the first instant and before the second. */
export async function selectRegisterBalances(
  db: Db,
  tenantId: string,
  { medicineId, placeId, start, end }: RegisterRequest,
): Promise<{ opening: number; closing: number }> {
  const { rows } = await sql<{ opening: number; closing: number }>`
    select (now_there.quantity - coalesce(sum(moved.quantity), 0))::bigint as opening,
      (now_there.quantity - coalesce(sum(moved.quantity) filter (where moved.happened_at >= ${end}::timestamptz),
        0))::bigint as closing
    from (select coalesce((select quantity from stock_level level where level.tenant_id = ${tenantId}::uuid
      and level.item_id = ${medicineId}::uuid and level.place_id = ${placeId}::uuid), 0) as quantity) now_there
    left join stock_movement moved on moved.tenant_id = ${tenantId}::uuid
      and moved.item_id = ${medicineId}::uuid and moved.place_id = ${placeId}::uuid
      and moved.happened_at >= ${start}::timestamptz
    group by now_there.quantity`.execute(db);
  return rows[0]!;
}

export interface EntryRow {
  id: string;
  kind: RegisterEntry['kind'];
  happened_at: string;
  recorded_at: string;
  quantity: number;
  balance: number;
  counted_quantity: number | null;
  loosened: RegisterEntry['loosened'];
  tightened: RegisterEntry['tightened'];
  lot_number: string | null;
  patient_id: string | null;
  patient_number: string;
  patient_first_name: string;
  patient_last_name: string;
  patient_is_restricted: boolean;
  prescription_number: string | null;
  prescriber_name: string | null;
  reason: string | null;
  recorded_by_name: string;
  witnessed_by_name: string | null;
}

/** The entries in the order they happened, each with the balance after it; one row more than the page. */
export async function selectEntries(
  db: Db,
  tenantId: string,
  request: RegisterRequest & { opening: number; cursor?: string | undefined; limit: number },
): Promise<EntryRow[]> {
  const { medicineId, placeId, start, end, opening, cursor, limit } = request;
  const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
  const from = after ? sql`where (happened_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const { rows } = await sql<EntryRow>`
    with entry as (
      select id, kind, happened_at, recorded_at, quantity, null::int as counted_quantity, '{}'::text[] as loosened,
        '{}'::text[] as tightened, lot_id, patient_id, source_kind, source_id, reason, recorded_by, witnessed_by
      from stock_movement
      where tenant_id = ${tenantId}::uuid and item_id = ${medicineId}::uuid and place_id = ${placeId}::uuid
        and happened_at >= ${start}::timestamptz and happened_at < ${end}::timestamptz
      union all
      select id, 'two-people', counted_at, counted_at, 0, counted_quantity, '{}', '{}', null, null, null, null,
        explanation, counted_by, witnessed_by
      from controlled_count
      where tenant_id = ${tenantId}::uuid and medicine_id = ${medicineId}::uuid and place_id = ${placeId}::uuid
        and counted_at >= ${start}::timestamptz and counted_at < ${end}::timestamptz
      union all
      select id, 'marks', changed_at, changed_at, 0, null, loosened, tightened, null, null, null, null, null,
        changed_by, witnessed_by
      from medicine_mark_change
      where tenant_id = ${tenantId}::uuid and medicine_id = ${medicineId}::uuid
        and changed_at >= ${start}::timestamptz and changed_at < ${end}::timestamptz
    ), balanced as (
      select entry.*, (${opening}::bigint + sum(quantity) over (order by happened_at, id))::bigint as balance from entry
    ), page as (
      select * from balanced ${from} order by happened_at, id limit ${limit + 1}
    )
    select page.id, page.kind, page.happened_at, page.recorded_at, page.quantity, page.balance,
      page.counted_quantity, page.loosened, page.tightened, lot.lot_number, page.patient_id, patient.patient_number,
      patient.first_name as patient_first_name, patient.last_name as patient_last_name,
      patient.is_restricted as patient_is_restricted, prescription.prescription_number,
      prescription.prescriber_name, page.reason, ${nameOf('person')} as recorded_by_name,
      ${nameOf('witness')} as witnessed_by_name
    from page
    join user_account person on person.tenant_id = ${tenantId}::uuid and person.id = page.recorded_by
    left join stock_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.id = page.lot_id
    left join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = page.patient_id
    left join dispensing on dispensing.tenant_id = ${tenantId}::uuid and page.source_kind = 'dispensing'
      and dispensing.id = page.source_id
    left join prescription on prescription.tenant_id = ${tenantId}::uuid
      and prescription.id = dispensing.prescription_id
    left join user_account witness on witness.tenant_id = ${tenantId}::uuid
      and witness.id = coalesce(page.witnessed_by, case when page.kind = 'dispense' then dispensing.witnessed_by end)
    order by page.happened_at, page.id`.execute(db);
  return rows;
}

export async function selectQuantity(
  db: Db,
  tenantId: string,
  { medicineId, placeId }: Pick<RegisterRequest, 'medicineId' | 'placeId'>,
): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    select quantity from stock_level where tenant_id = ${tenantId}::uuid and item_id = ${medicineId}::uuid
      and place_id = ${placeId}::uuid`.execute(db);
  return rows[0]?.quantity ?? 0;
}

export async function selectPlace(db: Db, tenantId: string, placeId: string) {
  return db
    .selectFrom('stock_place')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', placeId)
    .executeTakeFirst();
}

export async function insertCount(db: Db, row: RowOf<'controlled_count'>): Promise<void> {
  await db.insertInto('controlled_count').values(row).execute();
}
