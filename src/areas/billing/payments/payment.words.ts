import type { ErrorFacts } from '#kernel/app-error.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './payments.texts.ts';

/** Why money did not move; `money` writes amounts. */
export function paymentRefusals(money: (amountMinor: number) => string): OwnRefusals {
  return {
    AMOUNT_TOO_HIGH: ({ dueMinor, refundableMinor }: ErrorFacts) =>
      t('tooHigh', { amount: money(Number(dueMinor ?? refundableMinor ?? 0)) }),
    CASHIER_DAY_CLOSED: () => t('noDayOpen'),
    WRONG_STATE: () => t('wrongState'),
  };
}
