import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageInMonths, ageInYears, estimatedBirth } from './age.ts';
import { plusDays } from './calendar-date.ts';

test('a birthday counts from its day on, and a 29 February from 1 March in other years', () => {
  expect(ageInYears('1991-03-07', '2026-03-06')).toBe(34);
  expect(ageInYears('1991-03-07', '2026-03-07')).toBe(35);
  expect(ageInYears('2000-02-29', '2026-02-28')).toBe(25);
  expect(ageInYears('2000-02-29', '2026-03-01')).toBe(26);
  expect(ageInMonths('2026-10-23', '2026-11-22')).toBe(0);
  expect(ageInMonths('2026-10-22', '2026-11-22')).toBe(1);
});

test('somebody registered by age is exactly that old on that day', () => {
  const someDay = fc.integer({ min: 0, max: 40_000 }).map((days) => plusDays('2000-01-01', days));
  fc.assert(
    fc.property(someDay, fc.integer({ min: 0, max: 120 }), (day, age) => {
      expect(ageInYears(estimatedBirth(age, 'year', day), day)).toBe(age);
      expect(ageInMonths(estimatedBirth(age, 'month', day), day)).toBe(age);
    }),
  );
});
