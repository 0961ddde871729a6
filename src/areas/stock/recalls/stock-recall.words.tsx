import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { movingRefusals } from '../movements/stock-movement.words.ts';
import type { StockRecall } from './stock-recall.contract.ts';
import { t } from './stock-recalls.texts.ts';

const tones: Record<StockRecall['status'], Tone> = { open: 'danger', closed: 'neutral', lifted: 'neutral' };

/** Whether a recall is open. */
export function RecallBadge({ status }: Pick<StockRecall, 'status'>) {
  return <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>;
}

/** Why a recall stays as it is. */
export function recallRefusals(format: Pick<Format, 'date'>): OwnRefusals {
  return {
    ...movingRefusals(format),
    RECALLED_STOCK_LEFT: ({ left, unit }) => t('stockLeft', { left: Number(left), unit: String(unit) }),
    WRONG_STATE: () => t('wrongState'),
  };
}
