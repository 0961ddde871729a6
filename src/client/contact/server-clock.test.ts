import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aheadAfter, type TimedAnswer } from './server-clock.ts';

/** When the server writes its time, and how long the question and the answer are on their way; in milliseconds. */
const journey = fc.record({
  writtenAt: fc.integer({ min: 0, max: 100_000_000 }),
  there: fc.nat(30_000),
  back: fc.nat(30_000),
});
type Journey = { writtenAt: number; there: number; back: number };
/** How far the device's clock is ahead or behind: up to a day. */
const offset = fc.integer({ min: -86_400_000, max: 86_400_000 });

function answerAt({ writtenAt, there, back }: Journey, ahead: number): TimedAnswer {
  return {
    serverMs: Math.floor(writtenAt / 1000) * 1000,
    askedAtMs: writtenAt - there + ahead,
    heardAtMs: writtenAt + back + ahead,
  };
}

test('answers that were long on their way do not spoil what a quick one has shown', () => {
  fc.assert(
    fc.property(offset, fc.array(journey, { minLength: 1 }), (ahead, journeys) => {
      let known: number | null = null;
      for (const one of journeys) known = aheadAfter(known, answerAt(one, ahead));
      const quickest = Math.min(...journeys.map(({ back }) => back));
      expect(known! - ahead).toBeGreaterThanOrEqual(0);
      expect(known! - ahead).toBeLessThan(quickest + 1000);
    }),
  );
});

test('a clock of the device that was set is followed with the next answer', () => {
  fc.assert(
    fc.property(offset, offset, journey, journey, (before, after, first, next) => {
      const known = aheadAfter(null, answerAt(first, before));
      const error = aheadAfter(known, answerAt(next, after)) - after;
      expect(error).toBeGreaterThanOrEqual(-next.there - 1000);
      expect(error).toBeLessThan(next.back + 1000);
    }),
  );
});

test('a clock that is set back while a question is on its way is followed at once', () => {
  const heard = aheadAfter(600_000, { serverMs: 5_000_000, askedAtMs: 5_600_000, heardAtMs: 5_001_000 });
  expect(heard).toBe(1000);
});
