import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fluidKinds } from '../fluid-kinds.words.ts';
import { balanceOf, balancesByDay, fluidHours } from './balance.rules.ts';
import { fluidDayBounds, fluidDayHours, fluidDayOf } from './fluid-day.rules.ts';

const hourMs = 3_600_000;
const lengthOf = ({ start, end }: { start: string; end: string }) =>
  (Date.parse(end) - Date.parse(start)) / hourMs;

test('a fluid day begins at the hour of the policy, on the clock of the hospital', () => {
  const dhaka = { timeZone: 'Asia/Dhaka', startHour: 7 };
  expect(fluidDayBounds(dhaka, '2026-03-02')).toEqual({
    start: '2026-03-02T01:00:00.000Z',
    end: '2026-03-03T01:00:00.000Z',
  });
  expect(fluidDayOf(dhaka, '2026-03-02T00:59:59.999Z')).toBe('2026-03-01');
  expect(fluidDayOf(dhaka, '2026-03-02T01:00:00.000Z')).toBe('2026-03-02');
  expect(fluidDayOf({ ...dhaka, startHour: 0 }, '2026-03-01T18:00:00.000Z')).toBe('2026-03-02');
});

test('a day in which the clock changes has 23 or 25 hours, and the running balance goes through all of them', () => {
  const berlin = { timeZone: 'Europe/Berlin', startHour: 7 };
  expect(lengthOf(fluidDayBounds(berlin, '2026-03-28'))).toBe(23);
  expect(fluidDayHours(berlin, '2026-03-28')).toHaveLength(23);
  expect(lengthOf(fluidDayBounds(berlin, '2026-10-24'))).toBe(25);
  const hours = fluidDayHours(berlin, '2026-10-24');
  const amounts = hours.map(({ start: at }) => ({ at, kind: 'oral' as const, millilitres: 10 }));
  expect(fluidHours(berlin, '2026-10-24', amounts).map(({ running }) => running)).toEqual(
    hours.map((_hour, place) => 10 * (place + 1)),
  );
  // The clock of Lord Howe Island changes by half an hour.
  const howe = { timeZone: 'Australia/Lord_Howe', startHour: 7 };
  expect(fluidDayHours(howe, '2026-10-03').map(lengthOf).slice(-2)).toEqual([1, 0.5]);
});

test('an hour without urine holds none, which is not 0', () => {
  const utc = { timeZone: 'UTC', startHour: 7 };
  const [first, second] = fluidHours(utc, '2026-03-02', [
    { at: '2026-03-02T07:00:00.000Z', kind: 'urine', millilitres: 0 },
    { at: '2026-03-02T08:59:59.999Z', kind: 'oral', millilitres: 100 },
  ]);
  expect(first).toMatchObject({ amounts: { urine: 0 }, running: 0 });
  expect(second).toMatchObject({ amounts: { oral: 100 }, balance: 100, running: 100 });
  expect(second?.amounts).not.toHaveProperty('urine');
});

test('the balances of the days sum to the balance of the whole: every amount is in one day and one hour of it', () => {
  const zones = ['UTC', 'Asia/Dhaka', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'];
  const [from, to] = [Date.parse('2026-03-01T00:00:00Z'), Date.parse('2026-11-30T00:00:00Z')];
  // Half of the instants stand exactly on an hour, where days meet.
  const instant = fc.oneof(
    fc.integer({ min: from, max: to }),
    fc.integer({ min: from / hourMs, max: to / hourMs }).map((hours) => hours * hourMs),
  );
  const amount = fc.record({
    at: instant.map((ms) => new Date(ms).toISOString()),
    kind: fc.constantFrom(...fluidKinds),
    millilitres: fc.integer({ min: 0, max: 20_000 }),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 23 }),
      fc.array(amount, { maxLength: 40 }),
      (timeZone, startHour, amounts) => {
        const policy = { timeZone, startHour };
        const days = balancesByDay(policy, amounts);
        const whole = days.reduce((sum, { sums }) => sum + sums.balance, 0);
        expect(whole).toBe(balanceOf(amounts).balance);
        for (const { day, sums } of days) {
          const { start, end } = fluidDayBounds(policy, day);
          const inside = amounts.filter(({ at }) => at >= start && at < end);
          expect(balanceOf(inside)).toEqual(sums);
          expect(fluidHours(policy, day, inside).at(-1)?.running).toBe(sums.balance);
        }
      },
    ),
    { numRuns: 60 },
  );
});
