import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import { admissionRefusals } from '../admissions/admission.words.ts';
import { t as wardText } from '../wards/wards.texts.ts';
import type { AdmissionRequest } from './admission-request.contract.ts';
import { t } from './admission-requests.texts.ts';

/** What the colour of an urgency says once more. */
export const urgencyTone = {
  routine: 'neutral',
  urgent: 'warning',
  emergency: 'danger',
} as const satisfies Record<AdmissionRequest['urgency'], Tone>;

export const requestRefusals: OwnRefusals = {
  ...admissionRefusals,
  REQUEST_EXISTS: () => t('exists'),
  WRONG_STATE: () => t('notOpen'),
};

/** The ward wished for, or its kind. */
export function wishWords({ wardName, wardType }: AdmissionRequest): string {
  return wardName ?? (wardType === null ? t('anyWard') : wardText(`type_${wardType}`));
}
