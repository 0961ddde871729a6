import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extendTrail, previousCursor } from './page-trail.ts';

test('walking back passes the same pages in the opposite order and ends on the first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), (cursors) => {
      let trail: (string | undefined)[] = [undefined];
      let here: string | undefined;
      for (const next of cursors) {
        trail = extendTrail(trail, here, next);
        here = next;
      }
      const seen = cursors.map(() => (here = previousCursor(trail, here)));
      expect(seen).toEqual([...cursors.slice(0, -1).toReversed(), undefined]);
    }),
  );
});

test('after a reload in the middle, Previous leads to the first page and the way goes on from here', () => {
  expect(previousCursor([undefined], 'm')).toBeUndefined();
  expect(extendTrail([undefined], 'm', 'n')).toEqual(['m', 'n']);
});

test('going on from an earlier page forgets the branch that was left', () => {
  expect(extendTrail([undefined, 'a', 'b'], 'a', 'c')).toEqual([undefined, 'a', 'c']);
});
