import type { CallContext } from '#database/handler.ts';
import type { Medicine } from './medicine.contract.ts';
import { selectMedicinesById } from './medicine.queries.ts';
import { toMedicine } from './medicine.record.ts';

/** Medicines by their ids; ids that none has are left out. */
export async function readMedicinesById(
  { db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>,
  ids: readonly string[],
): Promise<Map<string, Medicine>> {
  const rows = await selectMedicinesById(db, tenantId, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, toMedicine(row)]));
}
