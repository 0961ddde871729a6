import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Medicine } from './medicine.contract.ts';
import { t as markWords } from './marks/marks.texts.ts';
import { t } from './medicines.texts.ts';

/** How a medicine is given. */
export function routeWords(route: Medicine['route']): string {
  return t(`route_${route}`);
}

export const medicineRefusals: OwnRefusals = {
  MEDICINE_EXISTS: () => t('exists'),
  WITNESS_REQUIRED: () => markWords('witnessRequired'),
  SKU_TAKEN: () => t('codeTaken'),
};
