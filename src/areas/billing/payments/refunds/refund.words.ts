import { CallError } from '#client/transport.ts';
import { refusalWords } from '../payment.words.ts';
import { t } from './refunds.texts.ts';

/** Says why a refund did not go further; `money` writes amounts. */
export function refundRefusalWords(
  error: unknown,
  money: (amountMinor: number) => string,
): string | undefined {
  if (error instanceof CallError && error.code === 'SECOND_PERSON_REQUIRED') return t('secondPerson');
  return refusalWords(error, money);
}
