import { expect, test } from 'vitest';
import { inOrderOfOffer } from './bed-offer.rules.ts';

const wards = [
  { id: '1', name: 'Cardiology', wardType: 'hdu', mismatch: null },
  { id: '2', name: 'Female Medicine', wardType: 'general', mismatch: 'sex' },
  { id: '3', name: 'Male Medicine', wardType: 'general', mismatch: null },
  { id: '4', name: 'Male Surgery', wardType: 'surgical', mismatch: null },
] as const;

const namesFor = (wish: Parameters<typeof inOrderOfOffer>[1]) =>
  inOrderOfOffer(wards, wish).map(({ name }) => name);

test('what fits the patient is offered first, of it the ward that is wished for', () => {
  expect(namesFor({ wardType: 'general' })).toEqual([
    'Male Medicine',
    'Cardiology',
    'Male Surgery',
    'Female Medicine',
  ]);
});

test('a certain ward goes before its kind, but no wish before what fits', () => {
  expect(namesFor({ wardType: 'general', wardId: '4' })).toEqual([
    'Male Surgery',
    'Male Medicine',
    'Cardiology',
    'Female Medicine',
  ]);
  expect(namesFor({ wardId: '2' }).at(-1)).toBe('Female Medicine');
});
