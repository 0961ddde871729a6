import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aJpeg, aPng } from './logo.fixture.ts';
import { maxLogoBytes, readImageFacts, requireLogo } from './logo.rules.ts';

const side = fc.integer({ min: 1, max: 65_535 });

test('kind and size are read from the bytes themselves', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      expect(readImageFacts(aPng(width, height))).toEqual({ contentType: 'image/png', width, height });
      expect(readImageFacts(aJpeg(width, height))).toEqual({ contentType: 'image/jpeg', width, height });
    }),
  );
});

test('whatever bytes come, there is an answer and never an error', () => {
  const starts = [aPng(50, 50), aJpeg(50, 50), new Uint8Array()].map((bytes) => fc.constant(bytes));
  fc.assert(
    fc.property(fc.oneof(...starts), fc.nat(40), fc.uint8Array({ maxLength: 60 }), (start, kept, rest) => {
      const facts = readImageFacts(new Uint8Array([...start.subarray(0, kept), ...rest]));
      expect(facts === null || Number.isInteger(facts.width)).toBe(true);
    }),
  );
});

test.each([
  ['a text', new TextEncoder().encode('<svg onload="alert(1)"/>'), { code: 'logo.unreadable' }],
  ['a GIF', new TextEncoder().encode(`GIF89a${'x'.repeat(60)}`), { code: 'logo.unreadable' }],
  ['an image too large', aPng(4097, 100), { code: 'logo.tooManyPixels', facts: { max: 4096 } }],
  ['an image too small', aJpeg(31, 100), { code: 'logo.tooFewPixels', facts: { min: 32 } }],
  ['a heavy file', new Uint8Array(maxLogoBytes + 1), { code: 'logo.tooHeavy', facts: { max: 256 } }],
])('%s is refused with the reason', (_what, bytes, issue) => {
  const refusal = { code: 'INVALID_INPUT', facts: { fields: { content: issue } } };
  expect(() => requireLogo(bytes)).toThrow(expect.objectContaining(refusal));
});

test('the smallest and the largest size allowed are taken', () => {
  expect(requireLogo(aPng(32, 4096)).height).toBe(4096);
});
