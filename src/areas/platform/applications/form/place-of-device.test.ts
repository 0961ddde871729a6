import { expect, test } from 'vitest';
import { placeOfDevice, timeZoneIn } from './place-of-device.ts';

test('the country, the money and the grouping of numbers are proposed from the time zone of the device', () => {
  expect(placeOfDevice({ timeZone: 'Asia/Dhaka' })).toEqual({
    countryCode: 'BD',
    timeZone: 'Asia/Dhaka',
    currencyCode: 'BDT',
    numberGrouping: 'lakh',
  });
  expect(placeOfDevice({ timeZone: 'Asia/Kolkata' })).toMatchObject({
    countryCode: 'IN',
    numberGrouping: 'lakh',
  });
  expect(placeOfDevice({ timeZone: 'Europe/Vienna' })).toMatchObject({
    countryCode: 'AT',
    currencyCode: 'EUR',
    numberGrouping: 'thousand',
  });
  expect(placeOfDevice({ timeZone: 'Africa/Nairobi' })).toMatchObject({
    countryCode: 'KE',
    currencyCode: 'USD',
  });
  expect(placeOfDevice({ timeZone: 'UTC' }).countryCode).toBe('');
});

test('a country brings its only time zone along, and leaves one of several that was chosen', () => {
  expect(timeZoneIn('BD', 'UTC')).toBe('Asia/Dhaka');
  expect(timeZoneIn('NP', 'Asia/Dhaka')).toBe('Asia/Kathmandu');
  expect(timeZoneIn('US', 'America/Chicago')).toBe('America/Chicago');
});
