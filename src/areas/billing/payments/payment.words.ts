import type { ErrorFacts } from '#kernel/app-error.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './payments.texts.ts';

/** Why money did not move; `money` writes amounts. */
export function paymentRefusals(money: (amountMinor: number) => string): OwnRefusals {
  return {
    AMOUNT_TOO_HIGH: ({ dueMinor }: ErrorFacts) => t('tooHigh', { amount: money(Number(dueMinor ?? 0)) }),
    CASHIER_DAY_CLOSED: () => t('noDayOpen'),
    TRANSACTION_USED: ({ transactionNumber, receiptNumber, invoiceNumber, amountMinor }: ErrorFacts) =>
      typeof receiptNumber === 'string'
        ? t('transactionUsed', {
            transaction: String(transactionNumber),
            receipt: receiptNumber,
            invoice: typeof invoiceNumber === 'string' ? invoiceNumber : t('aDeposit'),
            amount: money(Number(amountMinor)),
          })
        : t('transactionTaken'),
    WRONG_STATE: () => t('wrongState'),
  };
}
