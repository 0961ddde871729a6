import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { movingRefusals } from '../movements/stock-movement.words.ts';
import type { CountedLot, StockCount } from './stock-count.contract.ts';
import { t } from './stock-counts.texts.ts';

const tones: Record<StockCount['status'], Tone> = {
  open: 'info',
  submitted: 'warning',
  approved: 'success',
  rejected: 'neutral',
  cancelled: 'neutral',
};

/** How far a count has come. */
export function CountBadge({ status }: Pick<StockCount, 'status'>) {
  return <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>;
}

/** Why a count stays as it is. */
export function countRefusals(format: Pick<Format, 'date'>): OwnRefusals {
  return {
    ...movingRefusals(format),
    SECOND_PERSON_REQUIRED: () => t('secondPerson'),
    WRONG_STATE: () => t('wrongState'),
    COUNT_RUNNING: ({ place }) => t('running', { place: String(place) }),
    COUNT_TOO_LARGE: ({ max }) => t('tooLarge', { max: Number(max) }),
    LOT_ON_SHEET: () => t('onSheet'),
    NOTHING_COUNTED: () => t('nothingCounted'),
  };
}

/** A lot as the pack says it. */
export function lotWords(
  { lotNumber: lot, expiresOn }: Pick<CountedLot, 'lotNumber' | 'expiresOn'>,
  { date }: Pick<Format, 'date'>,
) {
  if (!lot) return t('noLot');
  return expiresOn === null ? t('lotAlone', { lot }) : t('lotAndExpiry', { lot, date: date(expiresOn) });
}
