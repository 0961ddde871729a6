import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t as witnessTexts } from '../witness/witness.texts.ts';
import { t } from './stock-movements.texts.ts';

/** Why stock did not move; also for areas that move it. */
export function movingRefusals({ date }: { date: (value: string) => string }): OwnRefusals {
  return {
    STOCK_SHORT({ left, unit, name, place, lotNumber }) {
      const facts = { left: Number(left), unit: String(unit), name: String(name), place: String(place) };
      return typeof lotNumber === 'string'
        ? t('shortOfLot', { ...facts, lot: lotNumber })
        : t('short', facts);
    },
    STOCK_SHORT_THEN: ({ missing, unit, name }) =>
      t('shortThen', { missing: Number(missing), unit: String(unit), name: String(name) }),
    LOT_EXPIRED: ({ name, lotNumber, expiresOn }) =>
      t('lotExpired', { name: String(name), lot: String(lotNumber), date: date(String(expiresOn)) }),
    LOT_SET_ASIDE: ({ name, lotNumber }) => t('lotSetAside', { name: String(name), lot: String(lotNumber) }),
    LOT_RECALLED: ({ name, lotNumber }) => t('lotRecalled', { name: String(name), lot: String(lotNumber) }),
    ITEM_INACTIVE: ({ name }) => t('itemInactive', { name: String(name) }),
    CONTROLLED_NEEDS_WITNESS: ({ name }) => witnessTexts('needed', { name: String(name) }),
    TOO_MANY_ATTEMPTS: () => witnessTexts('tooManyWrong'),
    PLACE_INACTIVE: ({ place }) => t('placeInactive', { place: String(place) }),
  };
}
