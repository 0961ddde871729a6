import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { paymentRefusals } from '../payment.words.ts';
import { t } from './refunds.texts.ts';

/** Why a refund did not go further; `money` writes amounts. */
export function refundRefusals(money: (amountMinor: number) => string): OwnRefusals {
  return { ...paymentRefusals(money), SECOND_PERSON_REQUIRED: () => t('secondPerson') };
}
