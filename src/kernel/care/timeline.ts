import type { Notice } from '../notice.ts';

/** The kinds of entries on the timeline of a patient, in the order in which a filter shows them. */
export const timelineKinds = [
  'consultation',
  'appointment',
  'lab-order',
  'lab-result',
  'prescription',
  'operation',
  'admission',
  'discharge',
  'progress-note',
  'invoice',
  'payment',
] as const;

export type TimelineKind = (typeof timelineKinds)[number];

/** Something that happened to a patient, or will. */
export interface TimelineEntry {
  kind: TimelineKind;
  /** Unique among the entries of one area; of the record that it is about. */
  id: string;
  /** When it happened, as ISO 8601 in UTC with milliseconds. */
  at: string;
  /** What it is, in the area's own `x.notices.ts`. */
  notice: Notice;
  /** Path of the screen that shows it; null where there is none. */
  link: string | null;
}

/** Which entries are asked for: the latest first, those after the key of the last one that was shown. */
export interface TimelineRequest {
  patientId: string;
  kinds: readonly TimelineKind[];
  after: { at: string; id: string } | null;
  limit: number;
}

/** Brings entries of several areas into the order of the timeline: the latest first, then by id. */
export function inTimelineOrder(entries: readonly TimelineEntry[]): TimelineEntry[] {
  return entries.toSorted((one, other) => compare(other.at, one.at) || compare(other.id, one.id));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
