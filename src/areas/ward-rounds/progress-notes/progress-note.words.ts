import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { ProgressNote } from './progress-note.contract.ts';
import { t } from './progress-notes.texts.ts';

export const progressNoteRefusals: OwnRefusals = {
  WRONG_STATE: () => t('notNow'),
};

/** True for a note of a restricted patient of which this person reads nothing. */
export function isClosed({
  patient,
  subjective,
  objective,
  assessment,
  plan,
  problems,
}: Pick<ProgressNote, 'patient' | 'subjective' | 'objective' | 'assessment' | 'plan' | 'problems'>): boolean {
  const isEmpty = [subjective, objective, assessment, plan].every((text) => text === null);
  return patient.isRestricted && isEmpty && problems.length === 0;
}
