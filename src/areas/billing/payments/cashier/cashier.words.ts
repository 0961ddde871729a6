import type { Tone } from '#ui/page/tone.ts';
import { t } from './cashier.texts.ts';

/** Counted less expected, in words; `money` writes amounts. */
export function differenceWords(differenceMinor: number, money: (amountMinor: number) => string): string {
  if (differenceMinor === 0) return t('agrees');
  const amount = money(Math.abs(differenceMinor));
  return t(differenceMinor < 0 ? 'short' : 'over', { amount });
}

export function toneOfDifference(differenceMinor: number): Tone {
  if (differenceMinor === 0) return 'success';
  return differenceMinor < 0 ? 'danger' : 'warning';
}
