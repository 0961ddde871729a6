import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { ErrorFacts } from '#kernel/app-error.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { ResultFlag } from '../ranges/flagging.ts';
import { t } from './laboratory.texts.ts';

/** First and last name of a patient. */
export function patientName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** What the colour of a flag says once more. */
export const flagTone = {
  normal: 'success',
  low: 'warning',
  high: 'warning',
  'critical-low': 'danger',
  'critical-high': 'danger',
  abnormal: 'warning',
  critical: 'danger',
  unknown: 'neutral',
} as const satisfies Record<ResultFlag, Tone>;

export const laboratoryRefusals: OwnRefusals = {
  RESULTS_OPEN: openResultsWords,
  STATUS_CONTRADICTED: contradictionWords,
  SECOND_PERSON_REQUIRED: () => t('secondPerson'),
  WRONG_STATE: () => t('wrongStateOrder'),
  RECORD_RESTRICTED: () => t('recordRestricted'),
};

function contradictionWords({ status }: ErrorFacts): string {
  if (status === 'pending') return t('statusNotPending');
  return t(status === 'in-progress' ? 'statusNotOpen' : 'statusAgainstResults');
}

function openResultsWords(facts: ErrorFacts): string {
  const [missing, unverified] = [Number(facts['missing'] ?? 0), Number(facts['unverified'] ?? 0)];
  const what = [
    missing > 0 && t('resultsMissing', { count: missing }),
    unverified > 0 && t('resultsUnverified', { count: unverified }),
  ];
  return t('resultsOpen', { what: what.filter(Boolean).join(', ') });
}
