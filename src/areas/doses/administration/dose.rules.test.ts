import { describe, expect, test } from 'vitest';
import { publishedPolicy } from '../policy/dose-policy.contract.ts';
import { bandOf, timingOf } from './dose.rules.ts';

const policy = { ...publishedPolicy, timeCritical: ['Insulin', 'co-careldopa'] };

describe('how exactly a dose is given', () => {
  test.each([
    ['STAT', null, 30],
    ['q4h', 'Paracetamol', 60],
    ['TDS', 'Paracetamol', 60],
    ['OD', 'Amlodipine', 120],
    ['OD', 'Insulin', 30],
    ['BD', 'insulin glargine', 30],
    ['TDS', 'Co-Careldopa', 30],
    ['TDS', 'Co careldopa', 30],
    ['BD', 'Insulinase', 60],
    ['OD', null, 120],
  ])('%s of %s: %i minutes', (frequency, genericName, minutes) => {
    expect(bandOf({ frequency, genericName }, policy)).toBe(minutes);
  });

  test('both ends of the band belong to it, a millisecond more does not', () => {
    const due = '2026-03-02T08:00:00.000Z';
    const at = (minutes: number, ms = 0) => new Date(Date.parse(due) + minutes * 60_000 + ms).toISOString();
    const timings = [at(-30, -1), at(-30), at(30), at(30, 1)].map((instant) => timingOf(due, instant, 30));
    expect(timings).toEqual(['early', 'on-time', 'on-time', 'late']);
  });
});
