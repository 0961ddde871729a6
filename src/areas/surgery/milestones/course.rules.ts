import { milestones, type Milestone } from './course.contract.ts';

/** When each milestone happened; undefined while it has not. */
export type CourseTimes = Partial<Record<Milestone, string>>;

/** The milestone that a time contradicts: an earlier one that was later, or a later one that was earlier. */
export function outOfOrder(times: CourseTimes, kind: Milestone, at: string): Milestone | undefined {
  const place = milestones.indexOf(kind);
  return milestones.find((other, otherPlace) => {
    const time = times[other];
    if (time === undefined || other === kind) return false;
    return otherPlace < place ? time > at : time < at;
  });
}

/** True from the start of the anaesthesia until the patient has left the theatre. */
export function isInTheatre(times: CourseTimes): boolean {
  return times.anaesthesia_start !== undefined && times.out_of_theatre === undefined;
}
