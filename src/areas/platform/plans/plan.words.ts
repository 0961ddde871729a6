import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { Plan } from './plan.contract.ts';
import { t } from './plans.texts.ts';

export const planRefusals: OwnRefusals = { PLAN_CODE_TAKEN: () => t('codeTaken') };

/** What a plan costs, such as '$49/month'. */
export function priceWords(
  {
    priceMinor,
    currencyCode,
    billingInterval,
  }: Pick<Plan, 'priceMinor' | 'currencyCode' | 'billingInterval'>,
  price: Format['price'],
): string {
  return t(billingInterval === 'month' ? 'perMonth' : 'perYear', { price: price(priceMinor, currencyCode) });
}
