import { Temporal } from 'temporal-polyfill';
import type { AgeSpan, Group } from './range-group.ts';
import type { RangePart } from './range-text.ts';

/** What a range looks at of the person whose specimen it is. */
export interface Subject {
  sex: 'male' | 'female' | 'other';
  /** YYYY-MM-DD. */
  dateOfBirth: string;
  /** The day the specimen was taken, YYYY-MM-DD in the hospital's zone. */
  onDay: string;
}

/**
 * The part of a range that is meant for a person: the first that names their sex or age, else the first that is
 * for everybody; undefined when the range says nothing about them.
 */
export function choosePart(parts: readonly RangePart[], subject: Subject): RangePart | undefined {
  const meant = parts.filter((part) => isMeant(part, subject));
  return meant.find(({ sex, age }) => sex || age) ?? meant[0];
}

function isMeant({ sex, age }: Group, subject: Subject): boolean {
  return (!sex || sex === subject.sex) && (!age || isOfAge(age, subject));
}

function isOfAge({ unit, from = 0, to = Infinity }: AgeSpan, { dateOfBirth, onDay }: Subject): boolean {
  const birth = Temporal.PlainDate.from(dateOfBirth);
  const day = Temporal.PlainDate.from(onDay);
  // Nobody is measured before birth: a wrong date on either side must not find a range.
  if (Temporal.PlainDate.compare(day, birth) < 0) return false;
  const age = birth.until(day, { largestUnit: unit })[unit];
  return from <= age && age <= to;
}
