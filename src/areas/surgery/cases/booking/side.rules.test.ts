import { expect, test } from 'vitest';
import { lateralities } from '../case.contract.ts';
import { isSide, sideFault, sidesFor } from './side.rules.ts';

test('a procedure with a side is booked on one, one without is not, and nothing is filled in', () => {
  for (const side of lateralities) {
    expect(sideFault(true, side)).toBe(isSide(side) ? undefined : 'sideNeeded');
    expect(sideFault(false, side)).toBe(isSide(side) ? 'noSuchSide' : undefined);
    expect(sideFault(null, side)).toBeUndefined();
  }
  expect(sideFault(true, undefined)).toBe('sideNeeded');
  expect(sideFault(null, undefined)).toBe('sideMissing');
  expect(sideFault(false, undefined)).toBeUndefined();
});

test('what is offered is what is taken', () => {
  for (const hasSide of [true, false, null]) {
    for (const side of sidesFor(hasSide)) expect(sideFault(hasSide, side)).toBeUndefined();
  }
});
