import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { currentLanguage } from '#ui/i18n/language.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { PayoutStatus } from './payout.rules.ts';
import { t } from './payouts.texts.ts';

export const statusTone: Record<PayoutStatus, Tone> = {
  pending: 'warning',
  approved: 'info',
  paid: 'success',
  cancelled: 'neutral',
};

/** A month such as 2026-03 in words: 'March 2026'. */
export function monthWords(month: string): string {
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(currentLanguage(), parts).format(new Date(`${month}-01T00:00:00Z`));
}

export const payoutRefusals: OwnRefusals = {
  NOTHING_TO_PAY_OUT: () => t('nothingToPayOut'),
  WRONG_STATE: () => t('wrongState'),
  // The list is fetched again after every refusal.
  STALE: () => t('changedMeanwhile'),
};
