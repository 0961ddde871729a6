import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDifference } from './count.rules.ts';

const pieces = fc.nat({ max: 500 });

test('a count agrees when what is there at the end was there before or was added', () => {
  fc.assert(
    fc.property(pieces, pieces, fc.integer({ min: -9, max: 9 }), (initial, added, off) => {
      const count = { kind: 'swabs' as const, initial, added, final: initial + added - off, explanation: '' };
      expect(countDifference(count)).toBe(off === 0 ? 0 : off);
    }),
  );
});
