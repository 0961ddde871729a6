import { orRestricted } from '#areas/patients/patient-words.public.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { isSide } from '../cases/booking/side.rules.ts';
import { t as caseText } from '../cases/cases.texts.ts';
import type { SafetyFacts } from './safety-line.contract.ts';
import { t } from './safety.texts.ts';

type Sided = Pick<SafetyFacts, 'laterality' | 'hasSide'>;

/** True where the procedure has a side and none is chosen: the operation cannot start. */
export function isSideMissing({ laterality, hasSide }: Sided): boolean {
  return hasSide === true && laterality !== null && !isSide(laterality);
}

/** The side in words, or that there is none, or that it is missing. */
export function sideWords(facts: Sided): string {
  if (facts.laterality === null) return orRestricted(null);
  return isSideMissing(facts) ? t('sideMissing') : caseText(`laterality_${facts.laterality}`);
}

/** The newest weight with the day on which it was measured. */
export function weightWords(
  { weight }: Pick<SafetyFacts, 'weight'>,
  { number, date }: Pick<Format, 'number' | 'date'>,
): string {
  return weight
    ? t('kilograms', { kilograms: number(weight.kilograms), date: date(weight.at) })
    : t('notWeighed');
}

/** The blood group, or that it is not known. */
export function groupWords({ bloodType }: Pick<SafetyFacts, 'bloodType'>): string {
  return bloodType ?? t('groupUnknown');
}
