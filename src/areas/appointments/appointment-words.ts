import { isRetryable } from '#client/remote.ts';
import { CallError } from '#client/transport.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { Appointment } from './appointment.contract.ts';
import type { TimeSpan } from './appointment.rules.ts';
import { t } from './appointments.texts.ts';

/** What the colour of a status says once more. */
export const statusTone = {
  scheduled: 'info',
  confirmed: 'accent',
  completed: 'success',
  cancelled: 'neutral',
} as const satisfies Record<Appointment['status'], Tone>;

/** First and last name of the patient. */
export function patientName({ patient }: Pick<Appointment, 'patient'>): string {
  return `${patient.firstName} ${patient.lastName}`;
}

/** From when to when, with the second date only where it is another. */
export function spanWords({ startTime, endTime }: TimeSpan, format: Format): string {
  const isOneDay = format.date(startTime) === format.date(endTime);
  const end = isOneDay ? format.time(endTime) : format.dateTime(endTime);
  return `${format.dateTime(startTime)} – ${end}`;
}

/** From when to when within one day. */
export function hoursWords({ startTime, endTime }: TimeSpan, format: Format): string {
  return `${format.time(startTime)} – ${format.time(endTime)}`;
}

/** Says why something was not done, where more is known than that it failed. */
export function refusalWords(error: unknown): string | undefined {
  if (isRetryable(error)) return t('serverAway');
  if (!(error instanceof CallError)) return undefined;
  if (error.code === 'STALE') return t('changedMeanwhile');
  if (error.code === 'FORBIDDEN') return t('notAllowed');
  if (error.code === 'NOT_FOUND') return t('recordGone');
  if (error.code === 'APPOINTMENT_CLASH') return t('clashShort');
  return undefined;
}
