import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { PlanOffer } from './plan-change.contract.ts';
import { inMegabytes } from '../limits/megabytes.rules.ts';
import { t } from './plan-changes.texts.ts';

export const planChangeRefusals: OwnRefusals = {
  PLAN_CHANGE_PLANNED: () => t('changePlanned'),
  PROOF_WAITING: () => t('proofWaiting'),
  UPGRADE_UNPAID: () => t('upgradeUnpaid'),
  PLAN_TOO_SMALL: () => t('tooSmall'),
  WRONG_STATE: () => t('notPossible'),
};

/** When a plan would count and what it would cost, such as 'Now, for ৳50.00 until 1 Jul 2026'. */
export function timingWords(offer: PlanOffer, paidUntil: string, { money, date }: Format): string {
  if (offer.timing === 'period_end') return t('atEnd', { date: date(offer.effectiveAt) });
  if (offer.amountMinor === 0) return t('nowFree');
  return t('nowFor', { amount: money(offer.amountMinor, offer.currencyCode), date: date(paidUntil) });
}

/** Where the hospital has more than the plan takes, a sentence each. */
export function exceededWords({ exceeded }: PlanOffer): string[] {
  return exceeded.map(({ what, used, limit }) =>
    t(`exceeded_${what}`, what === 'storage' ? inMegabytes({ used, limit }) : { used, limit }),
  );
}
