import { refusalKindOf } from '#client/refusal-kind.ts';
import { CallError } from '#client/transport.ts';
import type { Tone } from '#ui/page/tone.ts';
import { t } from './laboratory.texts.ts';
import type { ResultFlag } from '../ranges/flagging.ts';

/** First and last name of a patient. */
export function patientName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
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

/** Says why something was not done, where more is known than that it failed. */
export function refusalWords(error: unknown): string | undefined {
  if (error instanceof CallError) {
    if (error.code === 'RESULTS_OPEN') return openResultsWords(error.facts);
    if (error.code === 'SECOND_PERSON_REQUIRED') return t('secondPerson');
    if (error.code === 'WRONG_STATE') return t('wrongStateOrder');
    if (error.code === 'RECORD_RESTRICTED') return t('recordRestricted');
  }
  const kind = refusalKindOf(error);
  return kind && t(kind);
}

function openResultsWords(facts: Record<string, unknown>): string {
  const [missing, unverified] = [Number(facts['missing'] ?? 0), Number(facts['unverified'] ?? 0)];
  const what = [
    missing > 0 && t('resultsMissing', { count: missing }),
    unverified > 0 && t('resultsUnverified', { count: unverified }),
  ];
  return t('resultsOpen', { what: what.filter(Boolean).join(', ') });
}

/** What failed and, where it is known, why. */
export function failureWords(what: string, error: unknown): string {
  return [what, refusalWords(error)].filter(Boolean).join('. ');
}
