import { expect, test } from 'vitest';
import {
  type AldreteAnswers,
  aldreteAnswers,
  aldreteItems,
  aldreteTotal,
  mayLeaveRecovery,
} from './aldrete.ts';

const best: AldreteAnswers = {
  activity: 'four_limbs',
  breathing: 'deep',
  consciousness: 'awake',
  circulation: 'under_20',
  saturation: 'over_92_on_air',
};

test('the best answers make 10, the worst 0', () => {
  expect(aldreteTotal(best)).toBe(10);
  expect(
    aldreteTotal({
      activity: 'none',
      breathing: 'apnoea',
      consciousness: 'none',
      circulation: 'from_50',
      saturation: 'under_90_on_oxygen',
    }),
  ).toBe(0);
});

test('every observation has answers of 2, 1 and 0 points', () => {
  for (const item of aldreteItems) expect(Object.values(aldreteAnswers[item])).toEqual([2, 1, 0]);
});

test('9 leaves recovery, 8 does not', () => {
  const nine = { ...best, saturation: 'needs_oxygen' as const };
  expect(aldreteTotal(nine)).toBe(9);
  expect(mayLeaveRecovery(aldreteTotal(nine))).toBe(true);
  expect(mayLeaveRecovery(aldreteTotal({ ...nine, circulation: 'from_20_to_49' }))).toBe(false);
});
