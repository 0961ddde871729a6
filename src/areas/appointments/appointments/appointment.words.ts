import { orRestricted } from '#areas/patients/patient-words.public.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { Appointment } from './appointment.contract.ts';
import type { TimeSpan } from './appointment.rules.ts';
import { t } from './appointments.texts.ts';

/** The colour of each status, beside its name. */
export const statusTone = {
  scheduled: 'info',
  confirmed: 'accent',
  completed: 'success',
  cancelled: 'neutral',
} as const satisfies Record<Appointment['status'], Tone>;

/** First and last name of the patient. */
export function patientName({ patient }: Pick<Appointment, 'patient'>): string {
  return `${patient.firstName} ${patient.lastName}`.trim();
}

/** What it is called, where the reader may know. */
export function titleWords({ title }: Pick<Appointment, 'title'>): string {
  return orRestricted(title);
}

/** True for an appointment of a restricted patient of which this reader sees who and when, and not what for. */
export function isClosed({ title }: Pick<Appointment, 'title'>): boolean {
  return title === null;
}

/** True when it ends on the day on which it began. */
export function isOneDay({ startTime, endTime }: TimeSpan, format: Format): boolean {
  return format.date(startTime) === format.date(endTime);
}

/** The end, with its date only where that is another than the start's. */
export function endWords(span: TimeSpan, format: Format): string {
  return isOneDay(span, format) ? format.time(span.endTime) : format.dateTime(span.endTime);
}

/** From when to when, with the second date only where it is another. */
export function spanWords(span: TimeSpan, format: Format): string {
  return `${format.dateTime(span.startTime)} – ${endWords(span, format)}`;
}

/** From when to when within one day. */
export function hoursWords({ startTime, endTime }: TimeSpan, format: Format): string {
  return `${format.time(startTime)} – ${format.time(endTime)}`;
}

export const appointmentRefusals: OwnRefusals = {
  APPOINTMENT_IN_USE: () => t('isInUse'),
  APPOINTMENT_CLASH: () => t('clashShort'),
  NOT_FOUND: () => t('recordGone'),
  PATIENT_DECEASED: () => t('patientDeceased'),
};
