import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { PainBand } from '../scales/pain.ts';
import type { Assessment } from './assessment.contract.ts';
import { t } from './assessments.texts.ts';

/** What the colour of a status says once more. */
export const assessmentTone = {
  draft: 'warning',
  completed: 'info',
  reviewed: 'success',
} as const satisfies Record<Assessment['status'], Tone>;

export const assessmentRefusals: OwnRefusals = {
  ASSESSMENT_NEEDS_ANOTHER: () => t('needsAnother'),
  DRAFT_OF_ANOTHER: ({ nurseName }) => t('draftOfAnother', { name: String(nurseName) }),
  WRONG_STATE: ({ status }) => t(status === 'entered-in-error' ? 'alreadyMarked' : 'wrongState'),
};

export { fullName as patientName } from '#areas/patients/patient-words.public.ts';

/** Pain with what its number is called. */
export function painWords({ score, band }: { score: number; band: string }): string {
  return t('painValue', { score, band: t(`pain_${band as PainBand}`) });
}

/** True where the record is closed to the reader: what was found is left out. */
export function isClosed({ sections }: Assessment): boolean {
  return sections === null;
}
