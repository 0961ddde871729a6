import { expect, test } from 'vitest';
import { placeOfDevice } from './place-of-device.ts';

test('a hospital is offered the clock of the device and the money of its place', () => {
  expect(placeOfDevice({ timeZone: 'Asia/Dhaka' })).toEqual({ timeZone: 'Asia/Dhaka', currencyCode: 'BDT' });
  expect(placeOfDevice({ timeZone: 'Europe/Vienna' }).currencyCode).toBe('EUR');
  expect(placeOfDevice({ timeZone: 'Africa/Nairobi' }).currencyCode).toBe('USD');
});
