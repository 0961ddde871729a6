import { expect, test } from 'vitest';
import { circlesOfContracts } from './chunk-circles.ts';

const ways = (imports: Record<string, string[]>) => circlesOfContracts(new Map(Object.entries(imports)));

test('contracts that wait for themselves are told with the way round, and others are not', () => {
  expect(
    ways({
      'assets/area-a-contracts-1.js': ['assets/area-a-1.js'],
      'assets/area-a-1.js': ['assets/screen-1.js', 'assets/kernel-1.js'],
      'assets/screen-1.js': ['assets/area-a-contracts-1.js'],
      'assets/area-b-contracts-1.js': ['assets/area-b-1.js'],
      'assets/area-b-1.js': ['assets/area-a-1.js', 'assets/home-1.js'],
      'assets/home-1.js': ['assets/area-b-1.js'],
    }),
  ).toEqual([
    'assets/area-a-contracts-1.js -> assets/area-a-1.js -> assets/screen-1.js -> assets/area-a-contracts-1.js',
  ]);
});
