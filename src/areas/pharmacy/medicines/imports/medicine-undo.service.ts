import { removeNewItem } from '#areas/stock/stock.public.ts';
import { changeCounters } from '#database/counters.ts';
import { deleteUnused } from '#database/savepoints/unused-rows.ts';
import type { CallContext } from '#server/call-context.ts';
import { isInDrafts, medicineRows } from '../medicine.queries.ts';

/** A new item of the stock; whoever moves or changes it counts on. */
const newItemVersion = 1;

/**
 * Deletes a medicine that nobody has changed, prescribed, stocked or written into a draft, with its item of the stock;
 * returns false where somebody has, and leaves it to the caller to take back what was begun.
 */
export async function removeNewMedicine(
  context: CallContext,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const { db, tenantId } = context;
  const stored = await medicineRows.lock(db, tenantId, id);
  if (!stored || (await isInDrafts(db, tenantId, id))) return false;
  if (!(await deleteUnused(db, 'medicine', { tenantId, id, version }))) return false;
  if (!(await removeNewItem(context, { id, version: newItemVersion }))) return false;
  await changeCounters(db, tenantId, { 'medicines.active': -Number(stored.is_active) });
  const oldValues = { name: stored.name };
  context.audit({ action: 'DELETE', resource: 'medicines', resourceId: id, oldValues });
  context.announce('medicines');
  return true;
}
