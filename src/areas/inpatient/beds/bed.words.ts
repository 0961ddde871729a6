import type { ErrorFacts } from '#kernel/app-error.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import { type Bed, bedStatuses, precautions } from './bed.contract.ts';
import { t } from './beds.texts.ts';

/** What the colour of a status says once more. */
export const bedTone = {
  available: 'success',
  occupied: 'info',
  dirty: 'warning',
  cleaning: 'accent',
  maintenance: 'neutral',
  blocked: 'danger',
} as const satisfies Record<Bed['status'], Tone>;

export const bedRefusals: OwnRefusals = {
  BED_OCCUPIED: () => t('occupiedByAdmission'),
  BED_NUMBER_TAKEN: () => t('numberTaken'),
  PLAN_LIMIT: ({ limit }) => t('planLimit', { limit: Number(limit) }),
  SUBSCRIPTION_PAST_DUE: () => t('pastDue'),
  BED_HELD: ({ bedNumber, patientName: patient }) =>
    t('isHeld', { number: String(bedNumber), patient: String(patient) }),
};

/** Refusals of placing somebody, wherever it is done. */
export const placementRefusals: OwnRefusals = {
  BED_NOT_AVAILABLE: notAvailableWords,
  PLACEMENT_NEEDS_REASON: ({ mismatch, wardName }) =>
    t(mismatch === 'age' ? 'mismatch_age' : 'mismatch_sex', { ward: String(wardName) }),
};

function notAvailableWords({ bedNumber, status, patientName: patient }: ErrorFacts): string {
  const number = String(bedNumber);
  if (typeof patient === 'string') return t('takenBy', { number, patient });
  const known = bedStatuses.find((one) => one === status) ?? 'blocked';
  return t('notAvailable', { number, status: t(`status_${known}`) });
}

export { fullName as patientName } from '#areas/patients/patient-words.public.ts';

/** A gender as the board names it; what it does not know is shown as it is stored. */
export function genderWords(gender: string): string {
  return gender === 'female' || gender === 'male' || gender === 'other' ? t(`gender_${gender}`) : gender;
}

/** What a precaution is called, for other areas that show who lies in a bed. */
export function precautionWord(one: string): string {
  const known = precautions.find((precaution) => precaution === one);
  return known ? t(`precaution_${known}`) : one;
}
