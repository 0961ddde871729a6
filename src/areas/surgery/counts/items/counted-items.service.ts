import type { CallContext } from '#server/call-context.ts';
import { hospitalSetting } from '#server/records/hospital-setting.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type * as contract from './counted-items.contract.ts';
import { type CountedItems, usualItems } from './counted-items.contract.ts';
import { countedItemsRows, insertCountedItems, selectCountedItems } from './counted-items.queries.ts';

const itemsSetting = hospitalSetting({
  resource: 'counted_items',
  topics: ['counted-items'],
  rows: countedItemsRows,
  select: selectCountedItems,
  insert: insertCountedItems,
  once: 'counted_items_once',
  toSetting: (row): CountedItems =>
    row ? { items: row.items, version: row.version } : { items: [...usualItems], version: 0 },
});

export const getCountedItems = itemsSetting.read;

/** @throws AppError STALE with what is stored */
export function updateCountedItems(
  context: CallContext,
  { items: typed, version }: CallInput<typeof contract.updateCountedItems>,
): Promise<CountedItems> {
  return itemsSetting.change(context, version, (before) => {
    const known = new Set(before.items.map(({ code }) => code));
    // A kind keeps its code as long as it is counted; a new one gets its own.
    const taken = new Set<string>();
    const items = typed.map(({ code, name }) => {
      const kept = known.has(code) && !taken.has(code) ? code : newId();
      taken.add(kept);
      return { code: kept, name };
    });
    return { items: JSON.stringify(items) };
  });
}
