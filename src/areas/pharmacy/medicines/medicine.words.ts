import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './medicines.texts.ts';

export const medicineRefusals: OwnRefusals = {
  MEDICINE_EXISTS: () => t('exists'),
  SKU_TAKEN: () => t('codeTaken'),
};
