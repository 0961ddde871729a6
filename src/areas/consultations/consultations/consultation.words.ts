import { orRestricted } from '#areas/patients/patient-words.public.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { ConsultationSummary } from './consultation.contract.ts';
import { t } from './consultations.texts.ts';

/** What the colour of a status says once more. */
export const consultationTone = {
  draft: 'warning',
  signed: 'success',
  discarded: 'neutral',
} as const satisfies Record<ConsultationSummary['status'], Tone>;

export const consultationRefusals: OwnRefusals = {
  WRONG_STATE: () => t('wrongState'),
  NOT_THE_AUTHOR: () => t('notTheAuthor'),
  CONSULTATION_SENSITIVE: () => t('isSensitive'),
  CONSULTATION_EXISTS: () => t('existsAlready'),
  ENTERED_IN_ERROR: () => t('alreadyInError'),
};

/** First and last name. */
export function patientName({ firstName, lastName }: ConsultationSummary['patient']): string {
  return `${firstName} ${lastName}`.trim();
}

/** Why the patient came and what was found, or that it is not for the person who looks. */
export function contentWords(consultation: ConsultationSummary): string {
  const { isClosed, reason, diagnosis, patient } = consultation;
  if (isClosed) return t('closed');
  if (reason === null && patient.isRestricted) return orRestricted(null);
  return [diagnosis, reason].filter(Boolean).join(' · ') || t('noReason');
}
