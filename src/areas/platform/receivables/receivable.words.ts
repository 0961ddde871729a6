import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { ageStep, type AgeStep } from './ageing.rules.ts';
import type { AgedSum, Receivable } from './receivable.contract.ts';
import { t } from './receivables.texts.ts';

export const receivableRefusals: OwnRefusals = {
  WRONG_STATE: () => t('stateChanged'),
  PROOF_WAITING: () => t('proofWaiting'),
};

const ageTone: Record<AgeStep, Tone> = {
  not_due: 'neutral',
  to_30: 'warning',
  to_60: 'warning',
  to_90: 'danger',
  over_90: 'danger',
};

/** What an invoice is for, such as 'Basic plan, 5 Feb 2031 to 5 Mar 2031'. */
export function purposeWords(
  { kind, planName: plan, periodFrom, periodTo }: Receivable,
  date: Format['date'],
) {
  return t(`kind_${kind}`, { plan, from: date(periodFrom), to: date(periodTo) });
}

/** The state of an invoice in a word with its colour. */
export function stateOf({ status, daysOverdue }: Receivable): { words: string; tone: Tone } {
  if (status === 'paid') return { words: t('status_paid'), tone: 'success' };
  if (status === 'void') return { words: t('status_void'), tone: 'neutral' };
  return daysOverdue === 0
    ? { words: t('status_open'), tone: 'info' }
    : { words: t('status_overdue'), tone: ageTone[ageStep(daysOverdue)] };
}

/** What was taken off an invoice, a line each. */
export function reductionLines(invoice: Receivable, money: Format['money']): string[] {
  const { discountMinor, creditedMinor, returnedMinor, currencyCode } = invoice;
  return [
    ...(discountMinor > 0 ? [t('discounted', { amount: money(discountMinor, currencyCode) })] : []),
    ...(creditedMinor > 0 ? [t('credited', { amount: money(creditedMinor, currencyCode) })] : []),
    ...(returnedMinor > 0 ? [t('returned', { amount: money(returnedMinor, currencyCode) })] : []),
  ];
}

/** Sums by currency, such as '৳149.00 + $49.00', without those that are nothing. */
export function sumWords(
  sums: readonly AgedSum[],
  amountOf: (sum: AgedSum) => number,
  money: Format['money'],
): string {
  const words = sums.filter((sum) => amountOf(sum) > 0).map((sum) => money(amountOf(sum), sum.currencyCode));
  return words.join(' + ') || t('nothing');
}
