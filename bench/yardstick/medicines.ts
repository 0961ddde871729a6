// The yardstick of the pharmacy: the application's own query function on a bare connection.
import type pg from 'pg';
import { maxMedicinesFound } from '#areas/pharmacy/medicines/medicine.contract.ts';
import { searchMedicineRows } from '#areas/pharmacy/medicines/medicine.queries.ts';
import { typedWords } from '#areas/pharmacy/medicines/medicine.rules.ts';
import { type BareClerk, on } from './money.ts';

/** What the picker of a prescription is answered with. */
export function medicineMatches(pool: pg.Pool, { tenantId }: BareClerk, search: string) {
  return searchMedicineRows(on(pool), tenantId, typedWords(search), { limit: maxMedicinesFound });
}
