import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './credits.texts.ts';

/** Why nothing was credited. */
export const creditRefusals: OwnRefusals = {
  WRONG_STATE: () => t('wrongState'),
  INVOICE_OF_DISPENSING: () => t('isOfDispensing'),
};
