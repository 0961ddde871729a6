import { sql } from 'kysely';
import { hasRow } from '#database/lists/has-row.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { decodeCursor } from '#kernel/page.ts';
import { afterBeginning } from './medicine.rules.ts';
import '../pharmacy.tables.ts';

type StoredMedicine = RowOf<'medicine'>;
export type NewMedicineRow = Omit<StoredMedicine, 'ingredients' | 'dose_limits'> & {
  ingredients: string;
  dose_limits: string;
};

/** A medicine with what its item of the stock says. */
export type MedicineRow = StoredMedicine & {
  price_minor: number;
  min_stock_level: number;
  stock_quantity: number;
  is_low: boolean;
  expiry_date: string | null;
  code: string | null;
  /** Of the item of the stock, which is changed together with the medicine. */
  item_version: number;
};

export const medicineRows = versionedRows('medicine');

const ofItem = sql`item.selling_price_minor as price_minor, item.min_stock_level, item.on_hand as stock_quantity,
  item.is_low, item.first_expiry as expiry_date, item.version as item_version,
  item.sku as code`;

function withItems(tenantId: string) {
  return sql`medicine join stock_item item on item.tenant_id = ${tenantId}::uuid and item.id = medicine.id`;
}

export interface MedicineListRequest {
  isActive: boolean;
  cursor?: string | undefined;
  limit: number;
}

/** By name; one row more than the page. */
export async function selectMedicines(
  db: Db,
  tenantId: string,
  { isActive, cursor, limit }: MedicineListRequest,
): Promise<MedicineRow[]> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
  const from = after
    ? sql`and (medicine.sort_name, medicine.id) > (${after[0]}::text, ${after[1]}::uuid)`
    : sql``;
  const { rows } = await sql<MedicineRow>`
    select medicine.*, ${ofItem} from ${withItems(tenantId)}
    where medicine.tenant_id = ${tenantId}::uuid and medicine.is_active = ${isActive} ${from}
    order by medicine.sort_name, medicine.id
    limit ${limit + 1}`.execute(db);
  return rows;
}

/** A word of a search that begins inside a text of words, which starts with a space. */
function beginningIn(word: string): string {
  return `% ${word.replace(/[\\%_]/g, '\\$&')}%`;
}

const mostCounted = 2000;

/** How many stored words begin with each of these, in their order; counted no further than where it stops to matter. */
async function countBeginnings(db: Db, tenantId: string, words: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*)::int from (
        select from medicine_word found
        where found.tenant_id = ${tenantId}::uuid and found.word >= typed.word and found.word < typed.behind
        limit ${mostCounted}
      ) as counted) as count
    from unnest(${words}::text[], ${words.map(afterBeginning)}::text[]) with ordinality
      as typed (word, behind, place)
    order by typed.place`.execute(db);
  return rows.map(({ count }) => count);
}

/** The word that the fewest stored words begin with; undefined where one of the words begins none. */
async function rarestOf(db: Db, tenantId: string, words: readonly string[]): Promise<string | undefined> {
  if (words.length < 2) return words[0];
  const counts = await countBeginnings(db, tenantId, words);
  const least = Math.min(...counts);
  return least === 0 ? undefined : words[counts.indexOf(least)];
}

/**
 * Active medicines of which every typed word begins a word, in the order of the word and the name; each once. The
 * index is walked from the rarest of the typed words on, so that the first matches cost the same among 60 as among
 * 200,000. Each is fetched by its id (`offset 0`): under row-level security the planner takes several words for rarer
 * than they are and would read all medicines. The words come as `typedWords` orders them.
 */
export async function searchMedicineRows(
  db: Db,
  tenantId: string,
  words: readonly string[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<(MedicineRow & { word: string })[]> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, 3);
  // A later page goes on along the word that the first one walked.
  const first = after
    ? words.find((word) => after[0]!.startsWith(word))
    : await rarestOf(db, tenantId, words);
  if (first === undefined) return [];
  const others = words.filter((word) => word !== first);
  const from = after
    ? sql`and (found.word, found.sort_name, found.medicine_id) > (${after[0]}::text, ${after[1]}::text, ${after[2]}::uuid)`
    : sql``;
  const patterns = others.map(beginningIn);
  const { rows } = await sql<MedicineRow & { word: string }>`
    select medicine.*, found.word
    from medicine_word found
    cross join lateral (
      select medicine.*, ${ofItem} from ${withItems(tenantId)}
      where medicine.tenant_id = ${tenantId}::uuid and medicine.id = found.medicine_id
        and medicine.search_text like all (${patterns}::text[])
        and not exists (
          select from medicine_word earlier
          where earlier.tenant_id = ${tenantId}::uuid and earlier.medicine_id = found.medicine_id
            and earlier.word >= ${first} and earlier.word < found.word)
      offset 0
    ) medicine
    where found.tenant_id = ${tenantId}::uuid
      and found.word >= ${first} and found.word < ${afterBeginning(first)} ${from}
    order by found.word, found.sort_name, found.medicine_id
    limit ${limit + 1}`.execute(db);
  return rows;
}

/** The medicines of these ids, in no order. */
export async function selectMedicinesById(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<MedicineRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MedicineRow>`
    select medicine.*, ${ofItem} from ${withItems(tenantId)}
    where medicine.tenant_id = ${tenantId}::uuid and medicine.id = any (${ids}::uuid[])`.execute(db);
  return rows;
}

/** Active medicines that one of these words stands in, each whole, by name; of common words the first. */
export async function selectMedicinesByWords(
  db: Db,
  tenantId: string,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<MedicineRow[]> {
  const { rows } = await sql<MedicineRow>`
    select medicine.*, ${ofItem} from ${withItems(tenantId)}
    where medicine.tenant_id = ${tenantId}::uuid and medicine.is_active and medicine.id in (
      select medicine_id from medicine_word
      where tenant_id = ${tenantId}::uuid and word = any (${words}::text[]))
    order by medicine.sort_name, medicine.id
    limit ${limit}`.execute(db);
  return rows;
}

export async function selectMedicine(db: Db, tenantId: string, id: string): Promise<MedicineRow | undefined> {
  const [row] = await selectMedicinesById(db, tenantId, [id]);
  return row;
}

/** Which of these identities are in the list already, in use or not. */
export async function selectKnownIdentities(
  db: Db,
  tenantId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('medicine')
    .select('identity_key')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`identity_key = any (${keys}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.identity_key));
}

/** The active medicines that hold the same in the same strength and form, by their keys (`twinKeyOf`). */
export async function selectTwins(
  db: Db,
  tenantId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const key = sql<string>`(
    select string_agg(code, '+' order by code collate "C") from unnest(medicine.ingredient_codes) as held (code)
  ) || '|' || lower(regexp_replace(medicine.strength, '\\s', '', 'g')) || '|' || medicine.dosage_form`;
  const rows = await db
    .selectFrom('medicine')
    .select(['name', key.as('twin_key')])
    .where('tenant_id', '=', tenantId)
    .where('is_active', '=', true)
    .where(sql<boolean>`${key} = any (${keys}::text[])`)
    .orderBy('sort_name')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.twin_key, row.name]));
}

/** Which of these codes, in small letters, an item of the inventory has already. */
export async function selectUsedCodes(
  db: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select lower(sku) as code from stock_item
    where tenant_id = ${tenantId}::uuid and sku is not null and lower(sku) = any (${codes}::text[])`.execute(
    db,
  );
  return new Set(rows.map((row) => row.code));
}

/** The hospital's currency. */
export async function selectCurrency(db: Db, tenantId: string): Promise<string> {
  const { currency_code: code } = await db
    .selectFrom('tenant_settings')
    .select('currency_code')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return code;
}

/** How many medicines have a lot in stock that expires until a day; the index holds only what is in stock. */
export async function countExpiring(db: Db, tenantId: string, until: string): Promise<number> {
  const { count } = await db
    .selectFrom('stock_item')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'medicine')
    .where('is_active', '=', true)
    .where('first_expiry', '<=', until)
    .executeTakeFirstOrThrow();
  return count;
}

/** Inserts many medicines with one statement whose text is the same for any number; their items come first. */
export async function insertMedicines(db: Db, rows: readonly NewMedicineRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    ...row,
    ingredients: JSON.parse(row.ingredients) as unknown,
    dose_limits: JSON.parse(row.dose_limits) as unknown,
  }));
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`
    insert into medicine (${columns})
    select ${columns} from json_populate_recordset(null::medicine, ${JSON.stringify(values)}::json)
    returning id`.execute(db);
}

export interface WordRow {
  word: string;
  sort_name: string;
  medicine_id: string;
}

export async function insertWords(db: Db, tenantId: string, words: readonly WordRow[]): Promise<void> {
  if (words.length === 0) return;
  await sql`
    insert into medicine_word (tenant_id, word, sort_name, medicine_id)
    select ${tenantId}::uuid, word, sort_name, medicine_id
    from unnest(
      ${words.map(({ word }) => word)}::text[],
      ${words.map((row) => row.sort_name)}::text[],
      ${words.map((row) => row.medicine_id)}::uuid[]
    ) as given (word, sort_name, medicine_id)
    returning word`.execute(db);
}

export async function deleteWords(db: Db, tenantId: string, medicineId: string): Promise<void> {
  await db
    .deleteFrom('medicine_word')
    .where('tenant_id', '=', tenantId)
    .where('medicine_id', '=', medicineId)
    .execute();
}

/** True once there is a medicine in stock. */
export function hasStockedMedicine(db: Db, tenantId: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('medicine')
      .innerJoin('stock_item as item', (join) =>
        join.onRef('item.tenant_id', '=', 'medicine.tenant_id').onRef('item.id', '=', 'medicine.id'),
      )
      .select('medicine.id')
      .where('medicine.tenant_id', '=', tenantId)
      .where('item.on_hand', '>', 0),
  );
}

/** True where somebody's draft or set of prescriptions names a medicine, which no foreign key tells. */
export async function isInDrafts(db: Db, tenantId: string, id: string): Promise<boolean> {
  const named = `%"${id}"%`;
  const { rows } = await sql`
    select id from prescription_draft where tenant_id = ${tenantId}::uuid and content::text like ${named}
    union all
    select id from prescription_set where tenant_id = ${tenantId}::uuid and lines::text like ${named}
    limit 1`.execute(db);
  return rows.length > 0;
}
