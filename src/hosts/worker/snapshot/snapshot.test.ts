import { expect, test } from 'vitest';
import { daysOf, monthsOf } from './moved-dates.ts';
import { packSnapshot, unpackSnapshot } from './snapshot-file.ts';
import { atHour, farAhead, snapshotHourAt } from './snapshot-times.ts';

const at = (text: string) => new Date(text);

test.each([
  ['2027-01-04T00:00:00Z', 0],
  ['2027-01-04T07:59:59Z', 0],
  ['2027-01-04T08:00:00Z', 8],
  ['2027-01-04T23:59:59Z', 16],
])('at %s the samples of %i o’clock are taken, so that nothing in them is yet to come', (now, hour) => {
  expect(snapshotHourAt(at(now))).toBe(hour);
  expect(atHour(at(now), hour).getTime()).toBeLessThanOrEqual(at(now).getTime());
});

test('a move is of whole days and of the months between, over the end of a year as well', () => {
  const move = { from: at('2026-11-25T08:00:00Z'), to: at('2027-01-04T08:00:00Z') };
  expect(daysOf(move)).toBe(40);
  expect(monthsOf(move)).toBe(2);
});

test.each(['2028-02-29T08:00:00Z', '2026-11-25T00:00:00Z'])(
  'far ahead of %s it is the same day of the same month, so that no month is cut off',
  (now) => {
    expect(farAhead(at(now)).toISOString().slice(4)).toBe(at(now).toISOString().slice(4));
  },
);

test('a snapshot is read as it was packed: database, present and files of the samples', async () => {
  const snapshot = {
    image: { directories: ['/base'], files: new Map([['/base/1', new Uint8Array([1, 2])]]) },
    now: at('2126-11-25T08:00:00Z'),
    sampleFiles: new Map([['ab12', new Uint8Array([3])]]),
  };
  const packed = new Blob([(await packSnapshot(snapshot)) as Uint8Array<ArrayBuffer>]);
  expect(await unpackSnapshot(packed.stream())).toEqual(snapshot);
});
