import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBase64 } from '#kernel/base64.ts';
import { aChunk, aJpeg, aJpegHeader, aPng, aPngHeader, drawnJpeg } from './logo.fixture.ts';
import { maxLogoBytes, readImageFacts, requireLogo } from './logo.rules.ts';

const side = fc.integer({ min: 1, max: 65_535 });

test('kind and size are read from the bytes themselves', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      expect(readImageFacts(aPngHeader(width, height))).toEqual({ contentType: 'image/png', width, height });
      expect(readImageFacts(aJpegHeader(width, height))).toEqual({
        contentType: 'image/jpeg',
        width,
        height,
      });
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

const text = new TextEncoder().encode('<script>');
const png = aPng(40, 50);
const jpeg = aJpeg(40, 50);
const end = aChunk('IEND', new Uint8Array());
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

test.each([
  ['an image too large', aPngHeader(4097, 100), { code: 'logo.tooManyPixels', facts: { max: 4096 } }],
  [
    'an image of too many pixels',
    aPngHeader(4096, 1025),
    { code: 'logo.tooManyPixels', facts: { max: 2048 } },
  ],
  ['an image too small', aJpeg(31, 100), { code: 'logo.tooFewPixels', facts: { min: 32 } }],
  ['a heavy file', new Uint8Array(maxLogoBytes + 1), { code: 'logo.tooHeavy', facts: { max: 256 } }],
])('%s is refused with the reason', async (_what, bytes, issue) => {
  const refusal = { code: 'INVALID_INPUT', facts: { fields: { content: issue } } };
  await expect(requireLogo(bytes)).rejects.toMatchObject(refusal);
});

test.each([
  ['a text', new TextEncoder().encode('<svg onload="alert(1)"/>')],
  ['a GIF', new TextEncoder().encode(`GIF89a${'x'.repeat(60)}`)],
  ['the header of a PNG alone', aPngHeader(40, 50)],
  ['a PNG without a picture', joined(aPngHeader(40, 50), end)],
  ['a PNG that lacks a line', aPng(40, 50, new Uint8Array(49 * 41))],
  ['a PNG that unpacks to very much', aPng(40, 50, new Uint8Array(50_000_000))],
  ['a PNG with an impossible header', joined(aPngHeader(40, 50, [16, 3]), png.subarray(33))],
  ['a PNG with something after its end', joined(png, text)],
  ['a PNG with a part nobody knows', joined(aPngHeader(40, 50), aChunk('EVIL', text), png.subarray(33))],
  ['the header of a JPEG alone', aJpegHeader(40, 50)],
  ['a JPEG without tables', joined(aJpegHeader(40, 50), jpeg.subarray(31))],
  ['a JPEG without data', joined(jpeg.subarray(0, 41), jpeg.subarray(-2))],
  ['a JPEG with something after its end', joined(jpeg, text)],
])('%s is no image', async (_what, bytes) => {
  const refusal = { code: 'INVALID_INPUT', facts: { fields: { content: { code: 'logo.unreadable' } } } };
  await expect(requireLogo(bytes)).rejects.toMatchObject(refusal);
});

test.each([
  ['PNG', png],
  ['JPEG', jpeg],
])('a %s that is cut off anywhere is refused', async (_kind, bytes) => {
  for (let length = 0; length < bytes.length; length += 1) {
    await expect(requireLogo(bytes.subarray(0, length))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  }
});

test('a PNG of which any byte was changed is refused', async () => {
  for (let place = 0; place < png.length; place += 1) {
    const changed = png.with(place, png[place]! ^ 0x5a);
    await expect(requireLogo(changed)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  }
});

test('the smallest and the largest size allowed are taken, and what a browser draws', async () => {
  expect((await requireLogo(aPng(32, 4096))).height).toBe(4096);
  expect((await requireLogo(aJpeg(2048, 2048))).width).toBe(2048);
  expect(await requireLogo(readBase64(drawnJpeg))).toEqual({
    contentType: 'image/jpeg',
    width: 33,
    height: 35,
  });
});

test('an interlaced picture has the lines of its seven passes', async () => {
  const lines = [1 + 5, 1 + 4, 1 + 9, 1 + 8, 1 + 17, 1 + 16, 1 + 33];
  const rows = [5, 5, 4, 9, 8, 17, 16];
  const length = rows.reduce((sum, count, pass) => sum + count * lines[pass]!, 0);
  const header = aPngHeader(33, 33, [8, 0, 1]);
  const whole = aPng(33, 33, new Uint8Array(length)).subarray(33);
  expect((await requireLogo(joined(header, whole))).width).toBe(33);
});
