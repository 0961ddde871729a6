import type { CallContext } from '#database/handler.ts';
import { todayOf } from '#kernel/time/today.ts';
import { asHandled } from './marks/mark.rules.ts';
import type { Medicine } from './medicine.contract.ts';
import { selectMedicinesById } from './medicine.queries.ts';
import { toMedicine } from './medicine.record.ts';

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
