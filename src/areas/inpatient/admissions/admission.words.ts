import type { ErrorFacts } from '#kernel/app-error.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import { placementRefusals } from '../beds/bed.words.ts';
import type { Admission } from './admission.contract.ts';
import { t } from './admissions.texts.ts';

/** What the colour of a status says once more. */
export const admissionTone = {
  active: 'info',
  discharged: 'success',
  cancelled: 'neutral',
  'transferred-out': 'special',
} as const satisfies Record<Admission['status'], Tone>;

export const admissionRefusals: OwnRefusals = {
  ...placementRefusals,
  PATIENT_ADMITTED: admittedWords,
  ADMISSION_HAS_BED: () => t('hasBed'),
  WRONG_STATE: () => t('wrongState'),
  DISCHARGE_BEGUN: () => t('dischargeBegun'),
};

/** That a patient is admitted already, under which number and in which bed. */
export function admittedWords({ admissionNumber, bedNumber, wardName }: ErrorFacts): string {
  const number = typeof admissionNumber === 'string' ? admissionNumber : '';
  if (typeof bedNumber !== 'string') return t('patientAdmitted', { number });
  return t('patientAdmittedIn', { number, bed: bedNumber, ward: String(wardName) });
}

/** The bed of an admission with its ward, or that there is none yet. */
export function bedWords({ bed, status }: Pick<Admission, 'bed' | 'status'>): string {
  if (bed) return t('bedOf', { number: bed.bedNumber, ward: bed.wardName });
  return t(status === 'active' ? 'noBed' : 'none');
}
