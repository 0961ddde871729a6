import type { ErrorFacts } from '#kernel/app-error.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { paymentRefusals } from '../payments/payment.words.ts';
import type { DepositEntry } from './deposit.contract.ts';
import { t } from './deposits.texts.ts';

/** What a movement was, in words. */
export function kindWords({ kind, purpose, invoiceNumber }: DepositEntry): string {
  if (kind === 'refunded' && purpose === 'mistake') return t('correction');
  if (kind === 'used' || kind === 'returned') return t(`kind_${kind}`, { invoice: invoiceNumber ?? '' });
  return t(`kind_${kind}`);
}

/** Why a refund of a deposit did not go further; `money` writes amounts. */
export function depositRefundRefusals(money: (amountMinor: number) => string): OwnRefusals {
  return {
    ...paymentRefusals(money),
    AMOUNT_TOO_HIGH: ({ refundableMinor }: ErrorFacts) =>
      t('tooHigh', { amount: money(Number(refundableMinor ?? 0)) }),
    CASHIER_DAY_CLOSED: ({ cashier }: ErrorFacts) => t('dayClosed', { cashier: String(cashier) }),
    SECOND_PERSON_REQUIRED: () => t('secondPerson'),
    WRONG_STATE: () => t('wasDecided'),
  };
}
