import { movingRefusals } from '#areas/stock/stock-words.public.ts';
import { witnessRefusals } from '#areas/stock/witness-fields.public.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { t } from './consumables.texts.ts';

/** Why nothing was taken from the stock of a theatre, or came back to it. */
export function theatreStockRefusals(format: Format): OwnRefusals {
  return {
    ...movingRefusals(format),
    ...witnessRefusals,
    WITNESS_REQUIRED: ({ names }) => t('witnessRequired', { names: String(names) }),
    WRONG_STATE: () => t('wrongState'),
    CASE_BILLED: ({ number }) => t('billed', { number: String(number) }),
  };
}
