import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './places.texts.ts';

export const placeRefusals: OwnRefusals = {
  PLACE_NAME_TAKEN: () => t('nameTaken'),
  PLACE_IN_USE: ({ place }) => t('inUse', { place: String(place) }),
  TOO_MANY_PLACES: ({ max }) => t('tooMany', { max: Number(max) }),
};
