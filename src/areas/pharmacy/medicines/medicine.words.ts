import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t as markWords } from './marks/marks.texts.ts';
import { t } from './medicines.texts.ts';

export const medicineRefusals: OwnRefusals = {
  MEDICINE_EXISTS: () => t('exists'),
  WITNESS_REQUIRED: () => markWords('witnessRequired'),
  SKU_TAKEN: () => t('codeTaken'),
};
