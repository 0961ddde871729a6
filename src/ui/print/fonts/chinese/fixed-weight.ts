import type { GlyphPoint, VariableFont } from 'fontkit';
import type { TextWeight } from '../text-weight.ts';
import { packFont } from '../unpack-font.ts';

const onCurve = 1;

/**
 * A font of many weights as plain TrueType of one of them. The Chinese font comes packed in a way that only fontkit
 * reads here, and with its weights in one file; HarfBuzz and a PDF want one weight, unpacked.
 */
export function fixedWeight(font: VariableFont, weight: TextWeight): Uint8Array<ArrayBuffer> {
  font.variationCoords = [weight];
  // oxlint-disable-next-line no-underscore-dangle -- fontkit varies the weight only of fonts that are packed in no way
  const variation = font._variationProcessor;
  if (!variation) throw new Error('fontkit has changed: the weight of the Chinese font cannot be set');
  const letters = font.characterSet.toSorted((one, other) => one - other);
  const glyphs = letters.map((code) => {
    const glyph = font.glyphForCodePoint(code);
    // oxlint-disable-next-line no-underscore-dangle
    const outline = glyph._decode();
    if (!outline?.points) return { width: glyph.advanceWidth, points: [] };
    const points = outline.points.map((point) => point.copy());
    // oxlint-disable-next-line no-underscore-dangle
    variation.transformPoints(glyph.id, [...points, ...glyph._getPhantomPoints(outline)]);
    return { width: glyph.advanceWidth, points };
  });
  const outlines = [{ width: font.unitsPerEm, points: [] }, ...glyphs].map(({ width, points }) => ({
    width,
    bytes: outlineOf(points),
  }));
  const ends = outlines.map(({ bytes }) => bytes.length);
  let end = 0;
  const locations = [0, ...ends.map((length) => (end += length))];
  return packFont([
    ['cmap', mapOf(letters)],
    ['glyf', concatenated(outlines.map(({ bytes }) => bytes))],
    ['head', headOf(font)],
    ['hhea', heightsOf(font, outlines.length)],
    [
      'hmtx',
      written(outlines.flatMap(({ width, bytes }) => [width, leftOf(bytes)]).map((value) => [2, value])),
    ],
    ['loca', written(locations.map((value) => [4, value]))],
    [
      'maxp',
      written([[4, 0x00010000], [2, outlines.length], ...Array.from({ length: 13 }, () => [2, 0] as const)]),
    ],
  ]);
}

/** Numbers of two or four bytes one after the other. */
function written(numbers: readonly (readonly [bytes: number, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [bytes]) => sum + bytes, 0)));
  let place = 0;
  for (const [bytes, value] of numbers) {
    if (bytes === 4) view.setInt32(place, value);
    else view.setInt16(place, value);
    place += bytes;
  }
  return new Uint8Array(view.buffer);
}

function concatenated(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}

/** One glyph as the table of outlines holds it: its box, where its lines end, and its points. */
function outlineOf(points: readonly GlyphPoint[]): Uint8Array {
  if (points.length === 0) return new Uint8Array();
  const [xs, ys] = [points.map(({ x }) => Math.round(x)), points.map(({ y }) => Math.round(y))];
  const ends = points.flatMap(({ endContour }, place) => (endContour ? [place] : []));
  const steps = (values: readonly number[]) => values.map((value, place) => value - (values[place - 1] ?? 0));
  const head = written([
    [2, ends.length],
    ...[Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0].map(
      (value) => [2, value] as const,
    ),
  ]);
  const flags = Uint8Array.from(points, (point) => (point.onCurve ? onCurve : 0));
  const places = written([...steps(xs), ...steps(ys)].map((value) => [2, value]));
  const length = head.length + flags.length + places.length;
  return concatenated([head, flags, places, new Uint8Array((4 - (length % 4)) % 4)]);
}

function leftOf(outline: Uint8Array): number {
  return outline.length === 0 ? 0 : new DataView(outline.buffer, outline.byteOffset).getInt16(2);
}

/** Which glyph draws which letter; the first of all is that of no letter. */
function mapOf(letters: readonly number[]): Uint8Array {
  const groups = letters.flatMap((letter, place) => [letter, letter, place + 1]);
  return written([
    ...[0, 1, 3, 10].map((value) => [2, value] as const),
    [4, 12],
    ...[12, 0].map((value) => [2, value] as const),
    ...[16 + groups.length * 4, 0, letters.length, ...groups].map((value) => [4, value] as const),
  ]);
}

function headOf({ unitsPerEm, bbox }: VariableFont): Uint8Array {
  const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((value) => [2, Math.round(value)] as const);
  return written([
    ...[0x00010000, 0x00010000, 0, 0x5f0f3cf5].map((value) => [4, value] as const),
    [2, 3],
    [2, unitsPerEm],
    ...[0, 0, 0, 0].map((value) => [4, value] as const),
    ...box,
    ...[0, 8, 2, 1, 0].map((value) => [2, value] as const),
  ]);
}

function heightsOf({ ascent, descent, lineGap, unitsPerEm }: VariableFont, glyphs: number): Uint8Array {
  return written([
    [4, 0x00010000],
    ...[ascent, descent, lineGap, unitsPerEm, 0, 0, unitsPerEm, 1, 0, 0, 0, 0, 0, 0, 0, glyphs].map(
      (value) => [2, value] as const,
    ),
  ]);
}
