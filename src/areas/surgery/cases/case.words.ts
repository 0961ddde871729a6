import { orRestricted } from '#areas/patients/patient-words.public.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { fitsStart } from './booking/fasting.rules.ts';
import type { SurgicalCase } from './case.contract.ts';
import { t } from './cases.texts.ts';

/** What the colour of a status says once more. */
export const caseTone = {
  scheduled: 'info',
  confirmed: 'accent',
  in_progress: 'warning',
  completed: 'success',
  cancelled: 'neutral',
  postponed: 'special',
} as const satisfies Record<SurgicalCase['status'], Tone>;

export const urgencyTone = {
  emergency: 'danger',
  urgent: 'warning',
  elective: 'neutral',
} as const satisfies Record<SurgicalCase['urgency'], Tone>;

export const caseRefusals: OwnRefusals = {
  CASE_CLASH: () => t('clashWords'),
  SESSION_TAKEN: () => t('sessionTaken'),
  WRONG_STATE: () => t('wrongState'),
};

export function patientName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** The procedure, or that it is kept from who looks. */
export function procedureWords({ procedureName }: Pick<SurgicalCase, 'procedureName'>): string {
  return orRestricted(procedureName);
}

/** True where who looks may not see what the patient came for. */
export function isClosed({ procedureName }: Pick<SurgicalCase, 'procedureName'>): boolean {
  return procedureName === null;
}

/** True for a case that waits for a date. */
export function isWaiting({ status, scheduledStartTime }: SurgicalCase): boolean {
  return status === 'scheduled' && scheduledStartTime === null;
}

/** From when the patient fasts, and whether that no longer belongs to the start, as after a move of long ago. */
export function fastingWords(
  { fastingFrom, scheduledStartTime: start }: Pick<SurgicalCase, 'fastingFrom' | 'scheduledStartTime'>,
  { dateTime }: Pick<Format, 'dateTime'>,
): string | null {
  if (fastingFrom === null) return null;
  const time = dateTime(fastingFrom);
  return start === null || fitsStart(fastingFrom, start) ? time : t('fastingUnfit', { time });
}

/** From when to when, or that there is no date yet. */
export function timeWords(surgicalCase: SurgicalCase, { dateTime, time }: Format): string {
  const { scheduledStartTime: start, scheduledEndTime: end } = surgicalCase;
  return start === null || end === null ? t('noDate') : `${dateTime(start)} – ${time(end)}`;
}
