import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aJpeg, aPng } from './logo.fixture.ts';
import { mostLogoBytes, readImageFacts, requireLogo } from './logo.rules.ts';

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
  ['a text', new TextEncoder().encode('<svg onload="alert(1)"/>'), 'Choose a PNG or JPEG image.'],
  ['a GIF', new TextEncoder().encode(`GIF89a${'x'.repeat(60)}`), 'Choose a PNG or JPEG image.'],
  ['an image too large', aPng(4097, 100), 'The image is larger than 4096 pixels.'],
  ['an image too small', aJpeg(31, 100), 'The image is smaller than 32 pixels.'],
  ['a heavy file', new Uint8Array(mostLogoBytes + 1), 'The image must be smaller than 256 KB.'],
])('%s is refused with the reason', (_what, bytes, message) => {
  const refusal = { code: 'INVALID_INPUT', facts: { fields: { content: message } } };
  expect(() => requireLogo(bytes)).toThrow(expect.objectContaining(refusal));
});

test('the smallest and the largest size allowed are taken', () => {
  expect(requireLogo(aPng(32, 4096)).height).toBe(4096);
});
