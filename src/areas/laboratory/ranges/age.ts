import { Temporal } from 'temporal-polyfill';
import type { Subject } from './range-choice.ts';

/** An age as a laboratory says it: newborns in days, small children in months, everybody else in years. */
export interface Age {
  unit: 'days' | 'months' | 'years';
  count: number;
}

/** The age on the day of the specimen; nought on a day before birth, which is a wrong date on either side. */
export function ageAt({ dateOfBirth, onDay }: Pick<Subject, 'dateOfBirth' | 'onDay'>): Age {
  const birth = Temporal.PlainDate.from(dateOfBirth);
  const day = Temporal.PlainDate.from(onDay);
  const unit = (['days', 'months'] as const).find((one) => inUnit(birth, day, one) < limits[one]) ?? 'years';
  return { unit, count: Math.max(0, inUnit(birth, day, unit)) };
}

const limits = { days: 29, months: 24 };

function inUnit(birth: Temporal.PlainDate, day: Temporal.PlainDate, unit: Age['unit']): number {
  return birth.until(day, { largestUnit: unit })[unit];
}
