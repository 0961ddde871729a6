import { Temporal } from 'temporal-polyfill';
import { type AgeSpan, type AgeUnit, type Group } from './range-group.ts';
import type { RangePart } from './range-text.ts';

/** What a range looks at of the person whose specimen it is. */
export interface Subject {
  sex: 'male' | 'female' | 'other';
  /** YYYY-MM-DD. */
  dateOfBirth: string;
  /** 'month' and 'year' mark an estimated date of birth: half of one before and after it are possible. */
  birthPrecision?: 'day' | 'month' | 'year';
  /** Left out where nobody has asked. */
  isPregnant?: boolean;
  /** The day the specimen was taken, YYYY-MM-DD in the hospital's zone. */
  onDay: string;
}

/**
 * The part of a range that is meant for a person: of those that fit the narrowest, pregnancy before age, the shorter
 * age before the longer, age before sex. Undefined when the range says nothing about them, and where an age that is
 * not known to the day leaves more than one.
 */
export function choosePart(parts: readonly RangePart[], subject: Subject): RangePart | undefined {
  const chosen = partsFor(parts, subject);
  return chosen.length === 1 ? chosen[0] : undefined;
}

/** The parts that can be meant, one for each age that is possible; undefined for an age of which the range says nothing. */
export function partsFor(parts: readonly RangePart[], subject: Subject): (RangePart | undefined)[] {
  const ordered = parts.toSorted(bySpecificity);
  const ages = possibleBirths(subject).map((birth) => agesOn(birth, subject.onDay));
  return [...new Set(ages.map((age) => ordered.find((part) => isMeant(part, subject, age))))];
}

/** Two parts that say something else of the same people with the same right: which is meant, nobody can tell. */
export function equalOverlap(parts: readonly RangePart[]): [RangePart, RangePart] | undefined {
  for (const [place, one] of parts.entries()) {
    const other = parts
      .slice(place + 1)
      .find((next) => bySpecificity(one, next) === 0 && overlaps(one, next));
    if (other) return [one, other];
  }
  return undefined;
}

function overlaps(one: Group, other: Group): boolean {
  if (one.sex !== other.sex) return false;
  if (!one.age || !other.age) return true;
  const [a, b] = [spanInDays(one.age), spanInDays(other.age)];
  return a.from < b.to && b.from < a.to;
}

function bySpecificity(a: Group, b: Group): number {
  return (
    Number(b.isPregnant ?? false) - Number(a.isPregnant ?? false) ||
    Number(b.age !== undefined) - Number(a.age !== undefined) ||
    widthOf(a) - widthOf(b) ||
    Number(b.sex !== undefined) - Number(a.sex !== undefined)
  );
}

const daysOf: Readonly<Record<AgeUnit, number>> = { days: 1, weeks: 7, months: 30.4375, years: 365.25 };
/** Longer than anybody lives, so that open ends can be compared. */
const longestDays = 200 * daysOf.years;

/** In completed units: up to 28 days ends before the 29th. */
function spanInDays({ unit, from = 0, to }: AgeSpan): { from: number; to: number } {
  const days = daysOf[unit];
  return { from: from * days, to: to === undefined ? longestDays : (to + 1) * days };
}

function widthOf({ age }: Group): number {
  if (!age) return 0;
  const { from, to } = spanInDays(age);
  return to - from;
}

type Ages = Readonly<Record<AgeUnit, number>> | undefined;

function isMeant({ sex, age, isPregnant }: Group, subject: Subject, ages: Ages): boolean {
  if (isPregnant && !(subject.isPregnant && subject.sex === 'female')) return false;
  return (!sex || sex === subject.sex) && (!age || isOfAge(age, ages));
}

function isOfAge({ unit, from = 0, to = Infinity }: AgeSpan, ages: Ages): boolean {
  return ages !== undefined && from <= ages[unit] && ages[unit] <= to;
}

/** Completed units of age; undefined before birth: a wrong date on either side must not find a range. */
function agesOn(birth: Temporal.PlainDate, onDay: string): Ages {
  const day = Temporal.PlainDate.from(onDay);
  if (Temporal.PlainDate.compare(day, birth) < 0) return undefined;
  const years = birth.until(day, { largestUnit: 'years' }).years;
  const months = birth.until(day, { largestUnit: 'months' }).months;
  const days = birth.until(day, { largestUnit: 'days' }).days;
  return { years, months, days, weeks: Math.floor(days / 7) };
}

const halfDays = { day: 0, month: 16, year: 183 } as const;

/** Every day on which the person can have been born; none after the specimen was taken. */
function possibleBirths({ dateOfBirth, birthPrecision = 'day', onDay }: Subject): Temporal.PlainDate[] {
  const told = Temporal.PlainDate.from(dateOfBirth);
  const half = halfDays[birthPrecision];
  const all = Array.from({ length: 2 * half + 1 }, (_, day) => told.add({ days: day - half }));
  const lived = all.filter((birth) => Temporal.PlainDate.compare(birth, onDay) <= 0);
  return lived.length > 0 ? lived : [told];
}
