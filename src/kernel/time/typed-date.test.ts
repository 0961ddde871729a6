import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays } from './calendar-date.ts';
import { type Century, type DateOrder, readTypedDate } from './typed-date.ts';

const today = '2026-11-22';
const orders: readonly DateOrder[] = ['day-first', 'month-first', 'year-first'];

function read(text: string, order: DateOrder = 'day-first', century: Century = 'past'): string {
  const result = readTypedDate(text, { order, today, century });
  return result.ok ? result.date : [result.refusal, ...result.readings].join(' ');
}

test('the ways in which a hospital that writes the day first types a date', () => {
  const ways = [
    '07031991',
    '070391',
    '7/3/91',
    '7/3/1991',
    '07/03/1991',
    '7.3.1991',
    '7-3-91',
    '7 3 1991',
    ' 7 / 3 / 1991 ',
    '7 Mar 1991',
    '7mar91',
    '7-Mar-91',
    '7 Mar. 1991',
    '7th of March 1991'.replace('of ', ''),
    'March 7, 1991',
    'Mar 7 91',
    '1991 March 7',
    '1991-03-07',
    '1991/3/7',
    '19910307',
    '০৭/০৩/১৯৯১',
    '٠٧٠٣١٩٩١',
    '۷/۳/۹۱',
    '७-३-१९९१',
    '৭ Mar ১৯৯১',
  ];
  for (const way of ways) expect(`${way}: ${read(way)}`).toBe(`${way}: 1991-03-07`);
});

test('a hospital that writes the month first means the month, whichever keyboard and browser is used', () => {
  for (const way of ['03071991', '3/7/91', '3.7.1991', '3-7-91', '7 Mar 1991', '1991-03-07']) {
    expect(`${way}: ${read(way, 'month-first')}`).toBe(`${way}: 1991-03-07`);
  }
});

test('what native fields of a browser saved wrongly is read rightly or refused', () => {
  expect(read('17051990')).toBe('1990-05-17');
  expect(read('05031990')).toBe('1990-03-05');
  expect(read('31121985')).toBe('1985-12-31');
  expect(read('17051990', 'month-first')).toBe('no-such-day');
  expect(read('31121985', 'month-first')).toBe('no-such-day');
});

test('where the year is written first, numbers that can be read in two ways are ambiguous', () => {
  expect(read('07/03/1991', 'year-first')).toBe('ambiguous 1991-03-07 1991-07-03');
  expect(read('07031991', 'year-first')).toBe('ambiguous 1991-03-07 1991-07-03');
  expect(read('7/3/91', 'year-first')).toBe('ambiguous 1991-03-07 1991-07-03');
  expect(read('31/12/1985', 'year-first')).toBe('1985-12-31');
  expect(read('12/31/1985', 'year-first')).toBe('1985-12-31');
  expect(read('05/05/1990', 'year-first')).toBe('1990-05-05');
  expect(read('1991-3-7', 'year-first')).toBe('1991-03-07');
  expect(read('19910307', 'year-first')).toBe('1991-03-07');
});

test('what is no day of the calendar is refused', () => {
  for (const way of ['30/02/1991', '29/02/1900', '31/04/2020', '00/01/2020', '2023-02-29', '1/13/1991']) {
    expect(`${way}: ${read(way)}`).toBe(`${way}: no-such-day`);
  }
  expect(read('29/02/2000')).toBe('2000-02-29');
  expect(read('7/3/0991')).toBe('unlikely-year');
  expect(read('7/3/3991')).toBe('unlikely-year');
});

test('what is no date is refused, and a blank one is empty', () => {
  for (const way of [
    '7',
    '7/3',
    '7031991',
    'March',
    'yesterday',
    '7/3/1',
    '7 Ma 1991',
    '1991',
    '7/3/1991 9:30',
  ]) {
    expect(`${way}: ${read(way)}`).toBe(`${way}: unreadable`);
  }
  expect(read('  ')).toBe('empty');
});

test('two digits of a birth year are never in the future, others are the nearest year', () => {
  expect(read('7/3/91')).toBe('1991-03-07');
  expect(read('7/3/25')).toBe('2025-03-07');
  expect(read('22/11/26')).toBe('2026-11-22');
  expect(read('23/11/26')).toBe('1926-11-23');
  expect(read('23/11/26', 'day-first', 'nearest')).toBe('2026-11-23');
  expect(read('1/1/30', 'day-first', 'nearest')).toBe('2030-01-01');
  expect(read('1/1/91', 'day-first', 'nearest')).toBe('1991-01-01');
  expect(read('29/2/00')).toBe('2000-02-29');
});

const someDate = fc.integer({ min: 0, max: 73_413 }).map((days) => plusDays('1900-01-01', days));

function written(date: string, order: DateOrder, gap: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (order === 'year-first') return [year, month, day].join(gap);
  return (order === 'day-first' ? [day, month, year] : [month, day, year]).join(gap);
}

test('every date of 1900 to 2100 is read as it was written, in each order and with each separator', () => {
  const gaps = fc.constantFrom('/', '-', '.', ' ', '');
  fc.assert(
    fc.property(someDate, fc.constantFrom(...orders), gaps, (date, order, gap) => {
      expect(read(written(date, order, gap), order)).toBe(date);
    }),
  );
});

/** What hospitals that write the month or the year first read where another one wrote the day first. */
function readElsewhere(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  if (Number(day) > 12) return ['no-such-day', date];
  if (day === month) return [date, date];
  const swapped = `${year}-${day}-${month}`;
  return [swapped, `ambiguous ${date} ${swapped}`];
}

test('day and month are never swapped: what is read has them where the hospital writes them', () => {
  fc.assert(
    fc.property(someDate, (date) => {
      const typed = written(date, 'day-first', '/');
      expect(read(typed, 'day-first')).toBe(date);
      expect([read(typed, 'month-first'), read(typed, 'year-first')]).toEqual(readElsewhere(date));
    }),
  );
});
