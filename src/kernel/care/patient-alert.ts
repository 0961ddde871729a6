import type { Notice } from '../notice.ts';

/** What the heading of a patient tells beside the name, in the order in which it is told. */
export const patientAlertKinds = [
  'allergy',
  'critical-result',
  'early-warning',
  'stay',
  'precaution',
] as const;

export type PatientAlertKind = (typeof patientAlertKinds)[number];

/** How much an alert asks for attention. */
export const alertTones = ['danger', 'warning', 'plain'] as const;

export type AlertTone = (typeof alertTones)[number];

/** One thing that whoever cares for a patient must know at any moment. */
export interface PatientAlert {
  kind: PatientAlertKind;
  tone: AlertTone;
  /** In the area's own `x.notices.ts`: the title is always shown, the message is read on demand. */
  notice: Notice;
  /** Path of the screen that shows more; null where there is none. */
  link: string | null;
}

/** Alerts of several areas in the order in which they are told; those of one kind keep theirs. */
export function inAlertOrder(alerts: readonly PatientAlert[]): PatientAlert[] {
  const placeOf = ({ kind }: PatientAlert) => patientAlertKinds.indexOf(kind);
  return alerts.toSorted((one, other) => placeOf(one) - placeOf(other));
}
