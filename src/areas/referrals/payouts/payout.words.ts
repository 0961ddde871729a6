import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { currentLanguage } from '#ui/i18n/language.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { Payout, PayoutMaker } from './payout.contract.ts';
import { isBarred, type PayoutStatus } from './payout.rules.ts';
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

/** Why this person does not decide on a payout; undefined where they may, and once everything is decided. */
export function barredWords(payout: Payout, userId: string): string | undefined {
  if (payout.status !== 'pending' && payout.status !== 'approved') return undefined;
  if (!isBarred(payout, userId)) return undefined;
  const { acts } = payout.makers.find(({ id }) => id === userId)!;
  return t('somebodyElse', { acts: listWords(acts.map((act) => t(`act_${act}`))) });
}

/** Who made a payout and by what: 'Nasrin Akter (processed it)'. */
export function makerWords({ makers }: Payout): string[] {
  return makers.map(({ name, acts }) =>
    t('maker', { name, acts: listWords(acts.map((act) => t(`makerAct_${act}`))) }),
  );
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);
}

export const payoutRefusals: OwnRefusals = {
  SECOND_PERSON_REQUIRED: ({ acts }) =>
    t('somebodyElse', { acts: listWords((acts as PayoutMaker['acts']).map((act) => t(`act_${act}`))) }),
  NOTHING_TO_PAY_OUT: () => t('nothingToPayOut'),
  WRONG_STATE: () => t('wrongState'),
  // The list is fetched again after every refusal.
  STALE: () => t('changedMeanwhile'),
};
