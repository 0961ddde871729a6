import { containing } from '#database/search/like-pattern.ts';
import type { Topic } from '#kernel/access/topics.ts';
import type { Appointment } from './appointment.contract.ts';

/** The maximum length of an appointment: what reaches into a day began at most this long before it. */
export const maxHours = 24;

const hourMs = 3_600_000;

/** True when the end follows the start; both are ISO text in UTC. */
export function endsAfterStart({ startTime, endTime }: TimeSpan): boolean {
  return Date.parse(endTime) > Date.parse(startTime);
}

/** True when the span is not longer than an appointment may be. */
export function isShortEnough({ startTime, endTime }: TimeSpan): boolean {
  return Date.parse(endTime) - Date.parse(startTime) <= maxHours * hourMs;
}

export interface TimeSpan {
  /** First instant, ISO text in UTC. */
  startTime: string;
  /** The instant at which the next one may begin, ISO text in UTC. */
  endTime: string;
}

/** The earliest start an appointment can have that still reaches past this instant. */
export function earliestStartReaching(instant: string): string {
  return new Date(Date.parse(instant) - maxHours * hourMs).toISOString();
}

/** The doctor, the time and the status of an appointment: what decides whether it takes the doctor's time. */
export interface Slot extends TimeSpan {
  doctorId: string | null;
  status: Appointment['status'];
}

/** True when the appointment takes time of a doctor: a cancelled one does not, nor one without a doctor. */
export function takesTime(slot: Slot): boolean {
  return slot.doctorId !== null && slot.status !== 'cancelled';
}

/** True for an appointment that is to take place. */
export function isPlanned({ status }: Pick<Slot, 'status'>): boolean {
  return status === 'scheduled' || status === 'confirmed';
}

/** True when the edit takes time that the appointment did not hold before, so that it must be free. */
export function takesOtherTime(before: Slot, after: Slot): boolean {
  if (!takesTime(after)) return false;
  return (
    !takesTime(before) ||
    before.doctorId !== after.doctorId ||
    before.startTime !== after.startTime ||
    before.endTime !== after.endTime
  );
}

/** The LIKE patterns that a lower-case title must match, one for each word of a typed search. */
export function titlePatterns(search: string): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map(containing);
}

/** The live topic of one record: its open screen fetches it again only when this record changes, as each fetch is audited. */
export function appointmentTopic(appointmentId: string): Topic {
  return `appointments/${appointmentId}`;
}
