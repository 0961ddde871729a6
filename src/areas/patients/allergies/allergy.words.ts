import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { Allergy, PatientAllergies } from './allergy.contract.ts';
import { t } from './allergies.texts.ts';

/** What the colour of a severity says once more. */
export const severityTone = {
  mild: 'neutral',
  moderate: 'warning',
  severe: 'danger',
  'life-threatening': 'danger',
  unknown: 'neutral',
} as const satisfies Record<Allergy['severity'], Tone>;

export const allergyRefusals: OwnRefusals = {
  ALLERGIES_RECORDED: () => t('recorded'),
  WRONG_STATE: () => t('noLongerActive'),
};

/** Who wrote it down and when; what a registration said has nobody's name where nobody knows whose it is. */
export function recordedWords({ name, time }: { name: string | null; time: string }): string {
  return name === null ? t('registered', { time }) : t('recordedBy', { name, time });
}

/** The same of the statement that none are known. */
export function statedWords({ statedByName: name }: PatientAllergies, time: string): string {
  return name === null ? t('registered', { time }) : t('statedBy', { name, time });
}

/** How the patient reacted, and how sure it is. */
export function reactionWords({ reactionKind, reaction, certainty }: Allergy): string {
  return [t(`kind_${reactionKind}`), reaction, t(`certainty_${certainty}`)].filter(Boolean).join(' · ');
}
