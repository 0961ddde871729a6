import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Ward } from './ward.contract.ts';
import { t } from './wards.texts.ts';

export const wardRefusals: OwnRefusals = {
  WARD_NAME_TAKEN: () => t('nameTaken'),
  WARD_IN_USE: () => t('inUse'),
};

/** The ages that a ward takes. */
export function ageWords({ minimumAgeYears: from, maximumAgeYears: to }: Ward): string {
  if (from !== null && to !== null) return t('agesBetween', { from, to });
  if (from !== null) return t('agesFrom', { from });
  return to === null ? t('agesAny') : t('agesTo', { to });
}

/** Occupied beds of all beds as a rounded percent; 0 without beds. */
export function occupancyRate({ totalBeds, occupiedBeds }: Pick<Ward, 'totalBeds' | 'occupiedBeds'>): number {
  return totalBeds === 0 ? 0 : Math.round((occupiedBeds / totalBeds) * 100);
}
