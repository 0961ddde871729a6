import { t } from '../charges.texts.ts';
import type { StayBill } from './stay-bill.contract.ts';

/** The sums of a bill with what they are called, as the screen and the paper show them. */
export function billFacts(bill: StayBill, money: (amountMinor: number) => string): [string, string][] {
  const { charges, unbilled, toCreditMinor, dueMinor, depositLeftMinor } = bill;
  return [
    [t('charges'), money(charges.subtotalMinor)],
    [t('tax'), money(charges.taxMinor)],
    [t('total'), money(charges.totalMinor)],
    [t('unbilled'), money(unbilled.totalMinor)],
    ...(toCreditMinor > 0 ? [[t('toCredit'), money(toCreditMinor)] as [string, string]] : []),
    [t('due'), money(dueMinor)],
    [t('deposit'), money(depositLeftMinor)],
    lastFact(bill, money),
  ];
}

/** What is to be paid now, or is left after everything was paid. */
export function lastFact(
  { toPayMinor }: Pick<StayBill, 'toPayMinor'>,
  money: (amountMinor: number) => string,
): [string, string] {
  return toPayMinor < 0 ? [t('toGiveBack'), money(-toPayMinor)] : [t('toPay'), money(toPayMinor)];
}

/** What was estimated, in words; null where nothing was. */
export function estimateWords({ estimate }: StayBill, money: (amountMinor: number) => string): string | null {
  if (!estimate) return null;
  const amount =
    estimate.days === null
      ? money(estimate.amountMinor)
      : t('estimateDays', { amount: money(estimate.amountMinor), days: estimate.days });
  return t('estimateNote', { amount, name: estimate.createdByName });
}
