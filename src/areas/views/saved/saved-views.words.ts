import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './saved-views.texts.ts';

export const viewRefusals: OwnRefusals = {
  VIEW_NAME_TAKEN: () => t('nameTaken'),
  TOO_MANY_VIEWS: ({ max }) => t('tooMany', { max: Number(max) }),
};
