import { expect, test } from 'vitest';
import { isTimeZone } from '#kernel/time/time-zone.ts';
import { allTimeZones, findTimeZones, timeZoneChoice } from './time-zones.ts';

test('every zone of the IANA list can be chosen, each once, and the server takes each', () => {
  const zones = allTimeZones('UTC').map(({ value }) => value);
  expect(zones.length).toBeGreaterThan(400);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Asia/Dhaka', 'Asia/Kolkata', 'America/New_York']));
});

test('a zone is shown with its distance from UTC', () => {
  expect(timeZoneChoice('Asia/Dhaka').label).toBe('Asia/Dhaka (UTC+06:00)');
  expect(timeZoneChoice('UTC').label).toBe('UTC');
  expect(timeZoneChoice('Africa/Abidjan').label).toBe('Africa/Abidjan (UTC+00:00)');
});

test('a stored zone that the list lacks can stay', () => {
  expect(allTimeZones('Etc/GMT+5').map(({ value }) => value)).toContain('Etc/GMT+5');
});

test('a zone is found by its city, its continent and its distance, the nearest meaning first', () => {
  const found = (typed: string) => findTimeZones(allTimeZones('UTC'), typed, 5).map(({ value }) => value);
  expect(found('utc')[0]).toBe('UTC');
  expect(found('new york')).toEqual(['America/New_York']);
  expect(found('+05:45')).toEqual(expect.arrayContaining(['Asia/Kathmandu']));
  expect(found('atlantis')).toEqual([]);
});
