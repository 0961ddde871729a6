import type { CallContext } from '#server/call-context.ts';
import { todayOf } from '#kernel/time/today.ts';
import { asHandled } from './marks/mark.rules.ts';
import type { Medicine } from './medicine.contract.ts';
import { selectMedicinesById, selectMedicinesByWords } from './medicine.queries.ts';
import { toMedicine } from './medicine.record.ts';
import { wordsToFind } from '../safety/words/medicine-words.ts';

/** The maximum number of medicines that words are compared with. */
const maxAlike = 100;

/** Medicines by their ids as they are handled today; ids that none has are left out. */
export async function readMedicinesById(
  context: Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'actor'>,
  ids: readonly string[],
): Promise<Map<string, Medicine>> {
  const { db, tenantId } = context;
  const rows = await selectMedicinesById(db, tenantId, [...new Set(ids)]);
  const today = todayOf(context);
  return new Map(rows.map((row) => [row.id, asHandled(toMedicine(row), today)]));
}

/** Active medicines of the list that what is written in words may mean; nothing where nothing stands in words. */
export async function readMedicinesAlike(
  context: Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'actor'>,
  names: readonly string[],
): Promise<Medicine[]> {
  const words = [...new Set(names.flatMap(wordsToFind))];
  if (words.length === 0) return [];
  const { db, tenantId } = context;
  const rows = await selectMedicinesByWords(db, tenantId, { words, limit: maxAlike });
  const today = todayOf(context);
  return rows.map((row) => asHandled(toMedicine(row), today));
}
