import { recordNumber } from '#kernel/record-number.ts';
import type { SurgicalCase } from './case.contract.ts';

/** The topic of one case, beside that of all of them. */
export function caseTopic(id: string) {
  return `surgical-cases/${id}` as const;
}

const caseNumber = recordNumber('OR-');

export const formatCaseNumber = caseNumber.format;

/** The numbers that what was typed could begin; null where it is no number of a case. */
export function typedCaseNumber(text: string) {
  const digits = /^(?:or-?)?(\d{1,15})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : caseNumber.beginningWith(digits);
}

const minuteMs = 60_000;

/** Whole minutes between two instants, rounded. */
export function minutesBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / minuteMs);
}

/** The instant so many minutes later; a change of clocks moves no instant. */
export function plusMinutes(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * minuteMs).toISOString();
}

/** Statuses in which theatre, patient and team of a case are taken at its time. */
export const holdingStatuses = ['scheduled', 'confirmed', 'in_progress'] as const;

/** True while a case is neither over nor put off. */
export function isHolding(status: SurgicalCase['status']): boolean {
  return (holdingStatuses as readonly string[]).includes(status);
}

/** True while a case can still be planned otherwise. */
export function isPlanned(status: SurgicalCase['status']): boolean {
  return status === 'scheduled' || status === 'confirmed' || status === 'postponed';
}

/** True while what is used in the operation can be written down: before it, during it and afterwards. */
export function takesEquipment(status: SurgicalCase['status']): boolean {
  return isPlanned(status) || status === 'in_progress' || status === 'completed';
}
