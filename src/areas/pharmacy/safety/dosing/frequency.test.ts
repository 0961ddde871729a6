import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDuration } from './duration.ts';
import { readFrequency } from './frequency.ts';
import { defaultTimes } from './frequency-times.ts';
import { ratio } from './ratio.ts';

test.each([
  ['1+0+1', '1+0+1', ratio(2), 1, [9, 21]],
  ['½+0+½', '½+0+½', ratio(1), 1, [9, 21]],
  ['1+1+1+1', '1+1+1+1', ratio(4), 1, [9, 13, 17, 21]],
  ['1½+0+½', '1½+0+½', ratio(2), 1, [9, 21]],
  ['1/2+0+1/2', '1/2+0+1/2', ratio(1), 1, [9, 21]],
  ['0-0-1', '0+0+1', ratio(1), 1, [21]],
  ['১+০+১', '1+0+1', ratio(2), 1, [9, 21]],
  ['OD', 'OD', ratio(1), 1, [9]],
  ['bd', 'BD', ratio(2), 1, [9, 21]],
  ['TDS', 'TDS', ratio(3), 1, [9, 14, 21]],
  ['qid', 'QID', ratio(4), 1, [9, 13, 17, 21]],
  ['HS', 'HS', ratio(1), 1, [21]],
  ['q4h', 'q4h', ratio(6), 1, [2, 6, 10, 14, 18, 22]],
  ['q6h', 'q6h', ratio(4), 1, [6, 12, 18, 24]],
  ['8 hourly', 'q8h', ratio(3), 1, [6, 14, 22]],
  ['q24h', 'q24h', ratio(1), 1, [9]],
  ['weekly', 'weekly', ratio(1), 7, [9]],
  ['STAT', 'STAT', ratio(1), 1, []],
  ['দিনে ৩ বার', 'TDS', ratio(3), 1, [9, 14, 21]],
])('%s is %s', (text, code, doses, inDays, hours) => {
  expect(readFrequency(text)).toMatchObject({ code, doses, inDays, hours });
});

test('as needed has neither a number of doses nor times', () => {
  for (const text of ['SOS', 'prn', 'p.r.n']) {
    expect(readFrequency(text)).toMatchObject({ code: 'SOS', doses: null, hours: [] });
  }
});

test('three times a day is not every eight hours', () => {
  expect(readFrequency('TDS')!.hours).not.toEqual(readFrequency('q8h')!.hours);
});

test.each([
  '',
  '1',
  '1+',
  '+1',
  '1+x+1',
  '0+0+0',
  '1+1+1+1+1+1+1',
  'q5h',
  'q0h',
  'q25h',
  'often',
  'constructor',
])('“%s” is not read', (text) => {
  expect(readFrequency(text)).toBeUndefined();
});

test('a hospital has times of its own', () => {
  const times = { ...defaultTimes, perDay: { ...defaultTimes.perDay, 2: [8, 20] } };
  expect(readFrequency('BD', times)!.hours).toEqual([8, 20]);
});

test('what is written for everybody is read as the same again, in digits of either script', () => {
  const slot = fc.constantFrom('0', '½', '1', '1½', '2');
  const slots = fc
    .array(slot, { minLength: 2, maxLength: 6 })
    .filter((all) => all.some((one) => one !== '0'))
    .map((all) => all.join('+'));
  const words = fc.constantFrom(
    'OD',
    'BD',
    'TDS',
    'QID',
    'HS',
    'SOS',
    'STAT',
    'weekly',
    'q6h',
    'alternate days',
  );
  fc.assert(
    fc.property(fc.oneof(slots, words), (text) => {
      const read = readFrequency(text)!;
      expect(readFrequency(read.code)).toEqual(read);
      const bengali = text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
      expect(readFrequency(bengali)).toEqual(read);
      expect(new Set(read.hours).size).toBe(read.hours.length);
    }),
  );
});

test('a dose every so many hours fills the day', () => {
  fc.assert(
    fc.property(fc.constantFrom(4, 6, 8, 12, 24), (hours) => {
      const { doses, hours: given } = readFrequency(`q${hours}h`)!;
      expect(doses).toEqual(ratio(given.length));
      expect(given.length * hours).toBe(24);
    }),
  );
});

test.each([
  ['7d', '7d', 7],
  ['7', '7d', 7],
  ['2 weeks', '2w', 14],
  ['1m', '1m', 30],
  ['৭ দিন', '7d', 7],
  ['২ সপ্তাহ', '2w', 14],
  ['চলবে', 'continue', null],
  ['continue', 'continue', null],
])('%s lasts %s', (text, code, days) => {
  expect(readDuration(text)).toEqual({ code, days });
});

test.each(['', '0d', '-1d', 'x', '7 years', '9999', '1.5d'])('“%s” is no duration', (text) => {
  expect(readDuration(text)).toBeUndefined();
});
