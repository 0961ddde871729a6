import { wrongStateWords } from '#screens/papers/paper-refusals.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { allergyValue } from '#screens/safety/allergies-in-short.words.ts';
import type { Tone } from '#ui/page/tone.ts';
import { aldreteTotal } from './scales/aldrete.ts';
import { type EntryFacts, vitalNames } from './content/anesthesia-entry.contract.ts';
import type { AnesthesiaRecord, AnesthesiaSummary } from './anesthesia.contract.ts';
import { checksMissingWords } from '../checklists/phases/missing-items.words.ts';
import { t } from './anesthesia.texts.ts';
import { asaText } from './scales/assessment-scales.ts';

/** Completed green, in progress yellow, complicated red, planned blue. */
export const anesthesiaTone = {
  planned: 'info',
  in_progress: 'warning',
  completed: 'success',
  complicated: 'danger',
} as const satisfies Record<AnesthesiaSummary['status'], Tone>;

/** General red, regional blue, local green, sedation yellow, combined purple. */
export const typeTone = {
  general: 'danger',
  regional: 'info',
  local: 'success',
  sedation: 'warning',
  combined: 'special',
} as const satisfies Record<NonNullable<AnesthesiaSummary['anesthesiaType']>, Tone>;

export const anesthesiaRefusals: OwnRefusals = {
  ANESTHESIA_COMPLETED: () => t('isCompleted'),
  ANESTHESIA_EXISTS: () => t('exists'),
  RECOVERY_TOO_EARLY: () => t('tooEarly'),
  ENTERED_IN_ERROR: () => t('alreadyMarked'),
  SAFETY_CHECKS_MISSING: checksMissingWords,
  WRONG_STATE: wrongStateWords(() => t('wrongState')),
};

/** The class with its E, as the list says it. */
export function asaWords({
  asaClassification,
  isEmergency,
  anesthesiaType,
}: Pick<AnesthesiaSummary, 'asaClassification' | 'isEmergency' | 'anesthesiaType'>): string {
  if (anesthesiaType === null) return t('restricted');
  if (asaClassification === null) return t('notClassified');
  return t('asa', { class: asaText(asaClassification, isEmergency ?? false) });
}

/** The patient's list as the record carries it over; of one that kept no state, no more than what it lists. */
export function knownAllergyWords({
  knownAllergies,
  allergyState,
}: Pick<AnesthesiaRecord, 'knownAllergies' | 'allergyState'>): string {
  if (knownAllergies.length > 0) return knownAllergies.join(', ');
  return allergyState === null ? t('none') : allergyValue({ state: allergyState, substances: [] });
}

/** What a number must be, in the range of its field. */
export function rangeWords([min, max]: readonly [number, number]): string {
  return t('numberRange', { min, max });
}

/** One entry of the chart in words. */
export function entryWords(facts: EntryFacts): string {
  switch (facts.kind) {
    case 'vitals':
      return vitalNames
        .flatMap((name) => (facts[name] === undefined ? [] : [`${t(`vital_${name}`)} ${facts[name]}`]))
        .join(', ');
    case 'medication':
      return t('medicationEntry', { ...facts, route: t(`route_${facts.route}`) });
    case 'fluid':
      return t('fluidEntry', {
        fluid: t(`fluid_${facts.fluid}`),
        name: facts.name,
        amount: facts.millilitres,
      });
    case 'event':
      return facts.text;
    default:
      return t('recoveryEntry', { total: aldreteTotal(facts) });
  }
}
