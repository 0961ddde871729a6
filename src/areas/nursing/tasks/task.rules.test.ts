import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextDue } from './task.rules.ts';

const hourMs = 3_600_000;
const year = 366 * 24 * hourMs;
const begin = Date.parse('2026-01-01T00:00:00.000Z');
const instants = fc.integer({ min: 0, max: year }).map((ms) => new Date(begin + ms).toISOString());

test('the next time keeps the rhythm, is later than now and than the last one, and is the first such time', () => {
  fc.assert(
    fc.property(instants, instants, fc.integer({ min: 1, max: 168 }), (dueAt, now, everyHours) => {
      const next = nextDue(dueAt, everyHours, now);
      const step = everyHours * hourMs;
      const since = Date.parse(next) - Date.parse(dueAt);
      expect(since % step).toBe(0);
      expect(since).toBeGreaterThan(0);
      expect(next > now).toBe(true);
      const before = new Date(Date.parse(next) - step).toISOString();
      expect(before <= now || before === dueAt).toBe(true);
    }),
  );
});

test('what was done early is next due in its own rhythm', () => {
  const next = nextDue('2026-03-02T10:00:00.000Z', 4, '2026-03-02T09:50:00.000Z');
  expect(next).toBe('2026-03-02T14:00:00.000Z');
});
