import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { StockItem } from './item.contract.ts';
import { t } from './items.texts.ts';

export const itemRefusals: OwnRefusals = { SKU_TAKEN: () => t('skuTaken') };

type ItemState = 'ok' | 'low' | 'out' | 'inactive';

/** How an item stands, in one word. */
export function stateOf({ isActive, isLow, currentStock }: StockItem): ItemState {
  if (!isActive) return 'inactive';
  if (currentStock === 0) return 'out';
  return isLow ? 'low' : 'ok';
}

export const stateTones: Record<ItemState, Tone> = {
  ok: 'success',
  low: 'warning',
  out: 'danger',
  inactive: 'neutral',
};
