import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { decodeCursor } from '#kernel/page.ts';
import { afterBeginning, type TypedWords } from './medicine.rules.ts';
import '../pharmacy.tables.ts';

export type MedicineRow = RowOf<'medicine'>;
export type NewMedicineRow = Omit<MedicineRow, 'ingredients' | 'dose_limits'> & {
  ingredients: string;
  dose_limits: string;
};

export const medicineRows = versionedRows('medicine');

export interface MedicineListRequest {
  isActive: boolean;
  cursor?: string | undefined;
  limit: number;
}

/** By name; one row more than the page. */
export function selectMedicines(
  db: Db,
  tenantId: string,
  { isActive, cursor, limit }: MedicineListRequest,
): Promise<MedicineRow[]> {
  let query = db
    .selectFrom('medicine')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('is_active', '=', isActive);
  if (cursor) {
    const [name, id] = decodeCursor(cursor, 2);
    query = query.where(sql<boolean>`(sort_name, id) > (${name}::text, ${id}::uuid)`);
  }
  return query
    .orderBy('sort_name')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

/** A word of a search that begins inside a text of words, which starts with a space. */
function beginningIn(word: string): string {
  return `% ${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Active medicines of which every typed word begins a word, in the order of the word and the name; each once. The
 * index is walked from the typed word on, so that the first matches cost the same among 60 as among 200,000.
 */
export async function searchMedicineRows(
  db: Db,
  tenantId: string,
  { first, others }: TypedWords,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<(MedicineRow & { word: string })[]> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, 3);
  const from = after
    ? sql`and (found.word, found.sort_name, found.medicine_id) > (${after[0]}::text, ${after[1]}::text, ${after[2]}::uuid)`
    : sql``;
  const patterns = others.map(beginningIn);
  const { rows } = await sql<MedicineRow & { word: string }>`
    select medicine.*, found.word
    from medicine_word found
    join medicine on medicine.tenant_id = ${tenantId}::uuid and medicine.id = found.medicine_id
    where found.tenant_id = ${tenantId}::uuid
      and found.word >= ${first} and found.word < ${afterBeginning(first)} ${from}
      and medicine.search_text like all (${patterns}::text[])
      and not exists (
        select from medicine_word earlier
        where earlier.tenant_id = ${tenantId}::uuid and earlier.medicine_id = found.medicine_id
          and earlier.word >= ${first} and earlier.word < found.word)
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
  return db
    .selectFrom('medicine')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute();
}

/** Inserts many medicines with one statement; those that are there already, by their identity, stay as they are. */
export async function insertMedicines(db: Db, rows: readonly NewMedicineRow[]): Promise<{ id: string }[]> {
  if (rows.length === 0) return [];
  const values = rows.map((row) => ({
    ...row,
    ingredients: JSON.parse(row.ingredients) as unknown,
    dose_limits: JSON.parse(row.dose_limits) as unknown,
  }));
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  const { rows: inserted } = await sql<{ id: string }>`
    insert into medicine (${columns})
    select ${columns} from json_populate_recordset(null::medicine, ${JSON.stringify(values)}::json)
    on conflict (tenant_id, identity_key) do nothing
    returning id`.execute(db);
  return inserted;
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
