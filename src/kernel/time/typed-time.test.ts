import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedTime } from './typed-time.ts';

function read(text: string): string {
  const result = readTypedTime(text);
  return result.ok ? result.time : result.refusal;
}

test('the ways in which people type a time of day', () => {
  for (const way of [
    '930',
    '0930',
    '9:30',
    '9.30',
    '09:30',
    '9 30',
    '9h30',
    '9:30 am',
    '9.30am',
    '৯:৩০',
    '٩٣٠',
  ]) {
    expect(`${way}: ${read(way)}`).toBe(`${way}: 09:30`);
  }
  for (const way of ['21:30', '2130', '9:30 pm', '9.30 p.m.', '930pm', '9:30p', '21:30 pm']) {
    expect(`${way}: ${read(way)}`).toBe(`${way}: 21:30`);
  }
  expect(read('9 pm')).toBe('21:00');
  expect(read('9')).toBe('09:00');
  expect(read('12 am')).toBe('00:00');
  expect(read('12:15 pm')).toBe('12:15');
});

test('what is no time of day is refused', () => {
  for (const way of ['24:00', '9:60', '13 am', '0 pm', '99'])
    expect(`${way}: ${read(way)}`).toBe(`${way}: no-such-time`);
  for (const way of ['9:3', 'noon', '9:30:15', '12345', '-9'])
    expect(`${way}: ${read(way)}`).toBe(`${way}: unreadable`);
  expect(read(' ')).toBe('empty');
});

test('every minute of the day is read as it was written, by 24 hours and by 12', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
      const minutes = String(minute).padStart(2, '0');
      const time = `${String(hour).padStart(2, '0')}:${minutes}`;
      const twelve = `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
      expect(read(time)).toBe(time);
      expect(read(time.replace(':', ''))).toBe(time);
      expect(read(twelve)).toBe(time);
    }),
  );
});
