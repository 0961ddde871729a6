import { milestones, type Milestone } from './milestone.contract.ts';

/** When each milestone happened; undefined while it has not. */
export type CourseTimes = Partial<Record<Milestone, string>>;

/** The milestone that a time contradicts, and whether the time lies before it or after it. */
export type Contradiction =
  | `before_${Exclude<Milestone, 'accepted'>}`
  | `after_${Exclude<Milestone, 'called'>}`;

/** The contradiction of a time: an earlier milestone that was later, or a later one that was earlier. */
export function outOfOrder(times: CourseTimes, kind: Milestone, at: string): Contradiction | undefined {
  const place = milestones.indexOf(kind);
  const other = milestones.find((one, otherPlace) => {
    const time = times[one];
    if (time === undefined || one === kind) return false;
    return otherPlace < place ? time > at : time < at;
  });
  if (other === undefined) return undefined;
  const way = milestones.indexOf(other) < place ? 'before' : 'after';
  return `${way}_${other}` as Contradiction;
}

const minuteMs = 60_000;
const minuteOf = (at: string) => Math.floor(Date.parse(at) / minuteMs);

/**
 * A time is typed in minutes and recorded to the second: one of the same minute as the milestone before it is not
 * earlier than that.
 */
export function fittedTime(times: CourseTimes, kind: Milestone, at: string): string {
  const before = milestones.slice(0, milestones.indexOf(kind)).map((one) => times[one] ?? '');
  const latest = before.toSorted().at(-1) ?? '';
  return latest > at && minuteOf(latest) === minuteOf(at) ? latest : at;
}

/** The milestone that comes next: the first after the last that was recorded; undefined after the last of all. */
export function nextMilestone(recorded: readonly Milestone[]): Milestone | undefined {
  const last = Math.max(-1, ...recorded.map((kind) => milestones.indexOf(kind)));
  return milestones[last + 1];
}

/** True from the start of the anaesthesia until the patient has left the theatre. */
export function isInTheatre(times: CourseTimes): boolean {
  return times.anaesthesia_start !== undefined && times.out_of_theatre === undefined;
}
