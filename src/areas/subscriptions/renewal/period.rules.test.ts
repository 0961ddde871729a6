import { Temporal } from 'temporal-polyfill';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOfMonth, nextPeriodEnd, paidPeriod } from './period.rules.ts';

const zones = ['UTC', 'Asia/Dhaka', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu'] as const;

const anEnd = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2040-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const aZone = fc.constantFrom(...zones);

function zoned(instant: string, timeZone: string) {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
}

test('a period cut short by February is followed by one that ends on the billing day again', () => {
  const terms = { interval: 'month', billingDay: 31, timeZone: 'UTC' } as const;
  const ends = ['2026-01-31T10:00:00.000Z'];
  for (let month = 0; month < 4; month += 1) ends.push(nextPeriodEnd(ends.at(-1)!, terms));
  expect(ends.map((end) => end.slice(0, 10))).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ]);
});

test('a year from a leap day ends on the last day of February, and on the leap day again', () => {
  const terms = { interval: 'year', billingDay: 29, timeZone: 'Asia/Dhaka' } as const;
  const ends = ['2028-02-29T04:00:00.000Z'];
  for (let year = 0; year < 4; year += 1) ends.push(nextPeriodEnd(ends.at(-1)!, terms));
  expect(ends.map((end) => end.slice(0, 10))).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ]);
});

test('the day is that of the hospital, whatever the day in UTC', () => {
  const terms = { interval: 'month', billingDay: 1, timeZone: 'Asia/Dhaka' } as const;
  // 1 March, 02:00 in Dhaka.
  expect(nextPeriodEnd('2026-02-28T20:00:00.000Z', terms)).toBe('2026-03-31T20:00:00.000Z');
});

test('every period ends after it began, on the billing day or the last of a shorter month', () => {
  fc.assert(
    fc.property(anEnd, aZone, fc.integer({ min: 1, max: 31 }), (from, timeZone, billingDay) => {
      const end = nextPeriodEnd(from, { interval: 'month', billingDay, timeZone });
      expect(end > from).toBe(true);
      const { day, daysInMonth } = zoned(end, timeZone);
      expect(day).toBe(Math.min(billingDay, daysInMonth));
    }),
  );
});

test('twelve months are a year, in every zone', () => {
  fc.assert(
    fc.property(anEnd, aZone, (from, timeZone) => {
      const billingDay = dayOfMonth(from, timeZone);
      let end = from;
      for (let month = 0; month < 12; month += 1) {
        end = nextPeriodEnd(end, { interval: 'month', billingDay, timeZone });
      }
      const year = nextPeriodEnd(from, { interval: 'year', billingDay, timeZone });
      // An hour that a change of the clock leaves out moves the time of the day, never the day.
      expect(zoned(end, timeZone).toPlainDate().toString()).toBe(
        zoned(year, timeZone).toPlainDate().toString(),
      );
    }),
  );
});

test('what is paid in time extends to the end of the period asked for', () => {
  fc.assert(
    fc.property(anEnd, aZone, (from, timeZone) => {
      const terms = { interval: 'month', billingDay: dayOfMonth(from, timeZone), timeZone } as const;
      const to = nextPeriodEnd(from, terms);
      const paidAt = new Date(Date.parse(from) - 1);
      expect(paidPeriod({ ...terms, from, to, restrictedFrom: from, paidAt })).toEqual({
        until: to,
        billingDay: terms.billingDay,
      });
    }),
  );
});

test('what is paid after the restriction extends a whole period from the payment on', () => {
  const paid = paidPeriod({
    from: '2026-01-10T00:00:00.000Z',
    to: '2026-02-10T00:00:00.000Z',
    restrictedFrom: '2026-01-24T00:00:00.000Z',
    interval: 'month',
    billingDay: 10,
    timeZone: 'UTC',
    paidAt: new Date('2026-05-31T08:00:00.000Z'),
  });
  expect(paid).toEqual({ until: '2026-06-30T08:00:00.000Z', billingDay: 31 });
});
