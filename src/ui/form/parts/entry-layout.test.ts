import { expect, test } from 'vitest';
import { gridOf, layoutIn } from './entry-layout.ts';

const columns = [
  { label: 'Patient', width: 'name' },
  { label: 'Pulse', width: 6 },
  { label: 'Temperature', width: 6 },
] as const;

test('names stand beside the fields where they have twelve rem, above them where not, and fields never overlap', () => {
  // Two fields with a gap are 12.75 rem, a gap and a name 12.75 more.
  expect(layoutIn(25.5 * 16, columns, 16)).toBe('table');
  expect(layoutIn(25.4 * 16, columns, 16)).toBe('lines');
  expect(layoutIn(12.7 * 16, columns, 16)).toBe('cards');
});

test('a bigger letter takes more room', () => {
  expect(layoutIn(26 * 16, columns, 16)).toBe('table');
  expect(layoutIn(26 * 16, columns, 20)).toBe('lines');
});

test('no column of names can shrink to nothing', () => {
  expect(gridOf(columns, 'table')).toBe('minmax(12rem, 1fr) 6rem 6rem');
  expect(gridOf(columns, 'lines')).toBe('minmax(0, 6fr) minmax(0, 6fr)');
});
