import type { ErrorFacts } from '#kernel/app-error.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { paymentRefusals } from '../payment.words.ts';
import { t } from './refunds.texts.ts';

/** Why a refund did not go further; `money` writes amounts. */
export function refundRefusals(money: (amountMinor: number) => string): OwnRefusals {
  return {
    ...paymentRefusals(money),
    AMOUNT_TOO_HIGH: ({ refundableMinor }: ErrorFacts) =>
      Number(refundableMinor) > 0
        ? t('tooHigh', { amount: money(Number(refundableMinor)) })
        : t('nothingToGiveBack'),
    CASHIER_DAY_CLOSED: ({ cashier }: ErrorFacts) => t('dayClosed', { cashier: String(cashier) }),
    SECOND_PERSON_REQUIRED: () => t('secondPerson'),
  };
}
