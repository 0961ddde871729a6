import { useStatusChange } from '#screens/write/use-status-change.ts';
import { updateStockItem } from '../item.calls.ts';
import { useRefreshStock } from '../item.hooks.ts';
import { itemRefusals } from '../item.words.ts';
import { t } from '../items.texts.ts';

/** Takes items out of use and back into it. */
export function useItemStatus() {
  return useStatusChange({
    words: (key, name) => t(key, { name }),
    call: ({ id: stockItemId, version, to }, submission) =>
      updateStockItem({ stockItemId, version, isActive: to === 'active' }, submission),
    failed: () => t('failedToUpdate'),
    refusals: itemRefusals,
    onSettled: useRefreshStock(),
  });
}
