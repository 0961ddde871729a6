import { describe, expect, test } from 'vitest';
import { bedNumbers, bedSortKey } from './bed.rules.ts';

describe('numbers of beds', () => {
  test.each([
    ['B-01', 3, ['B-01', 'B-02', 'B-03']],
    ['B-09', 2, ['B-09', 'B-10']],
    ['99', 2, ['99', '100']],
    ['2A', 2, ['2A', '3A']],
    ['Window', 3, ['Window', 'Window 2', 'Window 3']],
    ['9007199254740993', 2, ['9007199254740993', '9007199254740994']],
  ])('%s and on', (first, count, numbers) => {
    expect(bedNumbers(first, count)).toEqual(numbers);
  });

  test('are sorted as people count', () => {
    const sorted = ['B-10', 'B-2', 'b-1', 'A-3', 'B-02a'].toSorted((one, other) =>
      bedSortKey(one) < bedSortKey(other) ? -1 : 1,
    );
    expect(sorted).toEqual(['A-3', 'b-1', 'B-2', 'B-02a', 'B-10']);
  });
});
