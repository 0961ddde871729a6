import type { CallContext } from '#server/call-context.ts';
import { watchedByIngredients } from '../../safety/facts/watched.ts';
import type { MedicineValues } from '../medicine.record.ts';
import { selectMarked } from './mark.queries.ts';

/** What a new medicine would be marked as, if somebody marked it: by what is known of its substances, and by the list. */
export interface KnownMarks {
  isControlled: boolean;
  isHighAlert: boolean;
}

/** Says of new medicines how they are to be marked: one of a name that the list has is marked as that one. */
export async function readKnownMarks({
  db,
  tenantId,
}: CallContext): Promise<(values: MedicineValues) => KnownMarks> {
  const marked = await selectMarked(db, tenantId);
  const bySame = new Map(marked.map((row) => [sameKey(row.name, row.ingredient_codes), row]));
  return (values) => {
    const watched = watchedByIngredients(values);
    const codes = values.ingredients.map(({ code }) => code);
    const same = bySame.get(sameKey(values.name.toLowerCase(), codes));
    return {
      isControlled: watched.isControlled || same?.is_controlled === true,
      isHighAlert: watched.isHighAlert || same?.is_high_alert === true,
    };
  };
}

function sameKey(name: string, codes: readonly string[]): string {
  return [name, ...codes.toSorted()].join('|');
}
