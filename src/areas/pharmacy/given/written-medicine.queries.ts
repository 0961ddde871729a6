import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { Ingredient } from '../safety/medicine-facts.ts';
import '../pharmacy.tables.ts';

export interface NamedRow {
  name: string;
  generic_name: string;
  ingredients: Ingredient[];
}

/** Names of the shortest kind come first: they are the likeliest to stand in a text as they are. */
const maxNamed = 300;

/** Medicines of the list that have one of these words, in use or not: what is given may be left of an old pack. */
export async function selectNamedMedicines(
  db: Db,
  tenantId: string,
  words: readonly string[],
): Promise<NamedRow[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<NamedRow>`
    select medicine.name, medicine.generic_name, medicine.ingredients
    from medicine
    where medicine.tenant_id = ${tenantId}::uuid and medicine.id in (
      select found.medicine_id from medicine_word found
      where found.tenant_id = ${tenantId}::uuid and found.word = any (${words}::text[]))
    order by length(medicine.name), medicine.id
    limit ${maxNamed}`.execute(db);
  return rows;
}
