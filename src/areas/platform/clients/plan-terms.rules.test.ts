import { expect, test } from 'vitest';
import { periodEnd, trialEnd } from './plan-terms.rules.ts';

const at = (text: string) => new Date(`${text}T10:00:00.000Z`);

test('a period ends on the same day of the next month, or on the last day of a shorter one', () => {
  expect(periodEnd({ billing_interval: 'month' }, at('2026-03-15'))).toBe('2026-04-15T10:00:00.000Z');
  expect(periodEnd({ billing_interval: 'month' }, at('2026-01-31'))).toBe('2026-02-28T10:00:00.000Z');
  expect(periodEnd({ billing_interval: 'month' }, at('2026-12-31'))).toBe('2027-01-31T10:00:00.000Z');
  expect(periodEnd({ billing_interval: 'year' }, at('2028-02-29'))).toBe('2029-02-28T10:00:00.000Z');
});

test('a trial lasts its days, and a plan of none has no trial', () => {
  expect(trialEnd({ trial_days: 30 }, at('2026-03-15'))).toBe('2026-04-14T10:00:00.000Z');
  expect(trialEnd({ trial_days: 0 }, at('2026-03-15'))).toBeNull();
});
