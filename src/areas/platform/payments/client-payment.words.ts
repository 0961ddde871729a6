import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { ClientPayment } from './client-payment.contract.ts';
import { t } from './client-payments.texts.ts';

export const paymentRefusals: OwnRefusals = {
  WRONG_STATE: () => t('alreadyDecided'),
  PAYMENT_DIFFERS: () => t('amountDiffers'),
};

export const paymentTone: Record<ClientPayment['status'], Tone> = {
  submitted: 'warning',
  approved: 'success',
  rejected: 'danger',
};

/** Sums by currency, such as '৳149.00 + $49.00'. */
export function valueWords(
  sums: readonly { currencyCode: string; amountMinor: number }[],
  money: Format['money'],
): string {
  return (
    sums.map(({ amountMinor, currencyCode }) => money(amountMinor, currencyCode)).join(' + ') || t('noValue')
  );
}
