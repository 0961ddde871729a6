import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './format-date.ts';
import { dateFormats, type TenantFormat } from './tenant-format.ts';

const dhaka: TenantFormat = {
  timeZone: 'Asia/Dhaka',
  dateFormat: 'DD MMM YYYY',
  timeFormat: '12h',
  numberGrouping: 'thousand',
  weekStart: 'monday',
  currencyCode: 'BDT',
};
const newYork: TenantFormat = {
  timeZone: 'America/New_York',
  dateFormat: 'MM/DD/YYYY',
  timeFormat: '24h',
  numberGrouping: 'thousand',
  weekStart: 'monday',
  currencyCode: 'USD',
};
const zones = ['UTC', 'Asia/Dhaka', 'America/New_York', 'Pacific/Apia', 'Asia/Kathmandu', 'Europe/Berlin'];

test('one instant is shown on each tenant’s own day', () => {
  expect(formatDateTime('2026-03-01T20:05:00Z', dhaka)).toBe('02 Mar 2026 2:05 AM');
  expect(formatDateTime('2026-03-01T20:05:00Z', newYork)).toBe('03/01/2026 15:05');
});

test('the hour jumps and repeats with daylight saving', () => {
  expect(formatTime('2026-03-08T06:59:00Z', newYork)).toBe('01:59');
  expect(formatTime('2026-03-08T07:00:00Z', newYork)).toBe('03:00');
  expect(formatTime('2026-11-01T05:30:00Z', newYork)).toBe('01:30');
  expect(formatTime('2026-11-01T06:30:00Z', newYork)).toBe('01:30');
});

test('midnight is 00:00 on the 24 hour clock and 12:00 AM on the other', () => {
  expect(formatTime('2026-05-05T04:00:00Z', newYork)).toBe('00:00');
  expect(formatTime('2026-05-05T18:00:00Z', dhaka)).toBe('12:00 AM');
});

test('what is no date gives the words of the specification', () => {
  expect(formatDate('soon', dhaka)).toBe('Invalid Date');
  expect(formatDate('2023-02-30', dhaka)).toBe('Invalid Date');
  expect(formatTime('', dhaka)).toBe('Invalid Time');
  expect(formatDateTime(Number.NaN, dhaka)).toBe('Invalid Date');
});

test('a plain date keeps its day in every zone', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom(...zones), (date, timeZone) => {
      const text = date.toISOString().slice(0, 10);
      expect(formatDate(text, { ...dhaka, timeZone, dateFormat: 'YYYY-MM-DD' })).toBe(text);
    }),
  );
});

test('every date format names the same day', () => {
  const shown = dateFormats.map((dateFormat) => formatDate('2026-09-04', { ...dhaka, dateFormat }));
  expect(shown).toEqual(['2026-09-04', '04/09/2026', '09/04/2026', '04 Sep 2026']);
});
