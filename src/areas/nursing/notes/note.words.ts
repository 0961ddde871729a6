import { fullName } from '#areas/patients/patient-words.public.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { NursingNote } from './note.contract.ts';
import { t } from './notes.texts.ts';

/** What the colour of a priority says once more. */
export const priorityTone = {
  low: 'neutral',
  normal: 'info',
  high: 'warning',
  critical: 'danger',
} as const satisfies Record<NursingNote['priority'], Tone>;

export const noteRefusals: OwnRefusals = {
  WRONG_STATE: () => t('alreadyMarked'),
  NOTE_CONFIDENTIAL: () => t('notForYou'),
};

/** Whose note it is. */
export function patientName({ patient }: NursingNote): string {
  return fullName(patient).trim() || t('unknownPatient');
}

export function patientNumber({ patient }: NursingNote): string {
  return patient.patientNumber || t('notAvailable');
}

/** What the note says, or why the reader does not see it. */
export function contentWords({ content, isConfidential, patient }: NursingNote): string {
  if (content !== null) return content;
  return isConfidential && !patient.isRestricted ? t('hidden') : t('restricted');
}
