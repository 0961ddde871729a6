import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { ageBounds, ageStep, ageSteps, daysOverdue } from './ageing.rules.ts';

test('nothing is overdue on the day that it is due, and steps begin on days 1, 31, 61 and 91', () => {
  const steps = [-5, 0, 1, 30, 31, 60, 61, 90, 91, 4000].map((days) =>
    ageStep(daysOverdue(plusDays('2031-03-01', -days), '2031-03-01')),
  );
  expect(steps).toEqual([
    ...['not_due', 'not_due', 'to_30', 'to_30', 'to_60', 'to_60', 'to_90', 'to_90', 'over_90', 'over_90'],
  ]);
});

test('every delay belongs to exactly the step whose bounds hold it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (days) => {
      const holding = ageSteps.filter((step) => {
        const { from, to } = ageBounds[step];
        return (from === null || days >= from) && (to === null || days <= to);
      });
      expect(holding).toEqual([ageStep(days)]);
    }),
  );
});
