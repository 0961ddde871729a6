import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './order-sets.texts.ts';

export const orderSetRefusals: OwnRefusals = { SET_NAME_TAKEN: () => t('nameTaken') };
