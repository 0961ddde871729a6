import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './templates.texts.ts';

export const templateRefusals: OwnRefusals = {
  TEMPLATE_NAME_TAKEN: () => t('nameTaken'),
  TEMPLATE_IN_USE: () => t('inUse'),
};
