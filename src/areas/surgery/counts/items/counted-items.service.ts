import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type * as contract from './counted-items.contract.ts';
import { type CountedItems, usualItems } from './counted-items.contract.ts';
import { countedItemsRows, insertCountedItems, selectCountedItems } from './counted-items.queries.ts';

export async function getCountedItems({
  db,
  tenantId,
}: Pick<CallContext, 'db' | 'tenantId'>): Promise<CountedItems> {
  const row = await selectCountedItems(db, tenantId);
  return row ? { items: row.items, version: row.version } : { items: [...usualItems], version: 0 };
}

/** @throws AppError STALE with what is stored */
export async function updateCountedItems(
  context: CallContext,
  { items: typed, version }: CallInput<typeof contract.updateCountedItems>,
): Promise<CountedItems> {
  const { db, tenantId, actor, clock } = context;
  const stored = await selectCountedItems(db, tenantId);
  const before = await getCountedItems(context);
  const stale = async () => new AppError('STALE', { current: await getCountedItems(context) });
  if (before.version !== version) throw await stale();
  const known = new Set(before.items.map(({ code }) => code));
  // A kind keeps its code as long as it is counted; a new one gets its own.
  const taken = new Set<string>();
  const items = typed.map(({ code, name }) => {
    const kept = known.has(code) && !taken.has(code) ? code : newId();
    taken.add(kept);
    return { code: kept, name };
  });
  const values = {
    items: JSON.stringify(items),
    updated_by: actor.userId,
    updated_at: clock.now().toISOString(),
  };
  if (!stored) {
    await refusing(insertCountedItems(db, { tenant_id: tenantId, id: newId(), version: 1, ...values }), {
      counted_items_once: () => new AppError('STALE'),
    });
  } else if (!(await countedItemsRows.update(db, { tenantId, id: stored.id, version }, values))) {
    throw await stale();
  }
  const after = await getCountedItems(context);
  context.audit({
    action: 'UPDATE',
    resource: 'counted_items',
    resourceId: tenantId,
    ...changedFields({ ...before }, { ...after }),
  });
  context.announce('counted-items');
  return after;
}
