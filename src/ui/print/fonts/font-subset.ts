import type { Cluster, PageFont, PlacedGlyph } from './page-font.ts';
import { packFont } from './unpack-font.ts';

/** Of a part of a composite glyph: offsets are whole numbers of two bytes each, and another part follows. */
const offsetsAreWords = 0x0003;
const moreParts = 0x0020;
/** How many bytes the flags of a part say that its size takes, after its number and its offsets. */
const scales = [
  [0x0008, 2],
  [0x0040, 4],
  [0x0080, 8],
] as const;

/**
 * The part of a TrueType font that a PDF needs, with a glyph of its own for each cluster: a syllable of five glyphs is
 * one of them there, made of the five. So each stands for just the letters that it draws, and who copies the text of
 * the PDF gets them in their order, whichever way their signs are drawn.
 */
export class FontSubset {
  /** The letters of each glyph. */
  readonly texts: string[] = [''];
  /** Units of the font. */
  readonly widths: number[];
  readonly #font: PageFont;
  readonly #source: GlyphSource;
  readonly #outlines: Outline[] = [];
  /** The numbers here of glyphs of the font, and of clusters. */
  readonly #numbers = new Map<number, number>();
  readonly #codes = new Map<string, number>();

  constructor(font: PageFont) {
    this.#font = font;
    this.#source = new GlyphSource(font);
    this.widths = [this.#source.width(0)];
    this.#numberOf(0);
  }

  /** The numbers of the glyphs that draw a cluster and stand for its letters, as they follow each other on the line. */
  codesOf(cluster: Cluster): number[] {
    const [first = '', ...others] = piecesOf(cluster.text);
    const drawn = this.#drawn({ ...cluster, text: first });
    const silent = others.map((text) => this.#drawn({ ...cluster, text, glyphs: [], advanceWidth: 0 }));
    return isRightToLeft.test(cluster.text) ? [...silent.toReversed(), drawn] : [drawn, ...silent];
  }

  #drawn({ glyphs, text, advanceWidth }: Cluster): number {
    const drawn = glyphs.map(({ id, x, y }) => `${id} ${x} ${y}`).join(',');
    const key = `${advanceWidth} ${drawn} ${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#codeOf(glyphs);
    this.texts[code] = text;
    this.widths[code] = advanceWidth;
    this.#codes.set(key, code);
    return code;
  }

  /** The font file. */
  toBytes(): Uint8Array {
    const outlines = this.#outlines.map(({ bytes }) => bytes);
    const locations = new DataView(new ArrayBuffer((outlines.length + 1) * 4));
    let end = 0;
    for (const [place, { length }] of outlines.entries()) {
      locations.setUint32(place * 4, end);
      end += length;
    }
    locations.setUint32(outlines.length * 4, end);
    const metrics = new DataView(new ArrayBuffer(outlines.length * 4));
    for (const [place, { left }] of this.#outlines.entries()) {
      metrics.setUint16(place * 4, Math.max(0, this.widths[place] ?? 0));
      metrics.setInt16(place * 4 + 2, left);
    }
    const copied = (['cvt ', 'fpgm', 'prep'] as const).flatMap((name): [string, Uint8Array][] => {
      const table = this.#font.table(name);
      return table ? [[name, table]] : [];
    });
    return packFont([
      ...copied,
      ['glyf', joined(outlines, end)],
      ['head', changed(this.#font.table('head'), 50, 1)],
      ['hhea', changed(this.#font.table('hhea'), 34, outlines.length)],
      ['hmtx', new Uint8Array(metrics.buffer)],
      ['loca', new Uint8Array(locations.buffer)],
      // Readers refuse composites of composites where the file does not announce them.
      ['maxp', changed(changed(this.#font.table('maxp'), 4, outlines.length), 30, 4)],
    ]);
  }

  #codeOf(glyphs: readonly PlacedGlyph[]): number {
    const [first] = glyphs;
    if (first && glyphs.length === 1 && first.x === 0 && first.y === 0) {
      const number = this.#numberOf(first.id);
      if (this.texts[number] === undefined) return number;
    }
    const parts = glyphs.map(({ id, x, y }) => ({ number: this.#numberOf(id), x, y }));
    this.#outlines.push(composite(parts.map((part) => ({ ...part, outline: this.#outlines[part.number]! }))));
    return this.#outlines.length - 1;
  }

  /** The number that a glyph of the font has here, taken along with what it is made of. */
  #numberOf(id: number): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const bytes = this.#source.outline(id);
    const outline = { bytes, left: this.#source.left(id) };
    const number = this.#outlines.push(outline) - 1;
    this.#numbers.set(id, number);
    const view = new DataView(bytes.buffer);
    for (const place of partsOf(view)) view.setUint16(place, this.#numberOf(view.getUint16(place)));
    this.widths[number] ??= this.#source.width(id);
    return number;
  }
}

const isRightToLeft = /\p{Script=Arabic}/u;

/**
 * The letters of a cluster, cut at its marks: pdf.js takes a glyph whose letters have a mark among them for one
 * without a width, and puts a space behind it. What is cut off has a glyph without a shape.
 */
function piecesOf(text: string): string[] {
  return text.normalize('NFC').match(/\p{Mn}+|\P{Mn}+/gu) ?? [text];
}

/** A glyph as the table of outlines holds it, and how far right of its origin it begins. */
interface Outline {
  bytes: Uint8Array;
  left: number;
}

/** Reads the outlines of a font. */
class GlyphSource {
  readonly #outlines: Uint8Array;
  readonly #locations: DataView;
  readonly #metrics: DataView;
  readonly #hasLongLocations: boolean;
  readonly #measured: number;

  constructor(font: PageFont) {
    this.#outlines = font.table('glyf') ?? new Uint8Array();
    this.#locations = viewOf(font.table('loca'));
    this.#metrics = viewOf(font.table('hmtx'));
    this.#hasLongLocations = viewOf(font.table('head')).getInt16(50) === 1;
    this.#measured = viewOf(font.table('hhea')).getUint16(34);
  }

  /** A copy whose length is a whole number of four bytes. */
  outline(id: number): Uint8Array<ArrayBuffer> {
    const outline = this.#outlines.subarray(this.#locationOf(id), this.#locationOf(id + 1));
    const copy = new Uint8Array(Math.ceil(outline.length / 4) * 4);
    copy.set(outline);
    return copy;
  }

  width(id: number): number {
    return this.#metrics.getUint16(Math.min(id, this.#measured - 1) * 4);
  }

  left(id: number): number {
    const extra = id - this.#measured;
    return this.#metrics.getInt16(extra < 0 ? id * 4 + 2 : this.#measured * 4 + extra * 2);
  }

  #locationOf(id: number): number {
    return this.#hasLongLocations ? this.#locations.getUint32(id * 4) : this.#locations.getUint16(id * 2) * 2;
  }
}

function viewOf(bytes: Uint8Array | undefined): DataView {
  if (!bytes) throw new Error('The font lacks a table');
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Where the numbers of the glyphs stand that a composite one is made of. */
function partsOf(outline: DataView): number[] {
  const places: number[] = [];
  if (outline.byteLength === 0 || outline.getInt16(0) >= 0) return places;
  let place = 10;
  for (let flags = moreParts; flags & moreParts;) {
    flags = outline.getUint16(place);
    places.push(place + 2);
    const scale = scales.find(([flag]) => flags & flag)?.[1] ?? 0;
    place += 4 + (flags & 1 ? 4 : 2) + scale;
  }
  return places;
}

interface Part {
  number: number;
  x: number;
  y: number;
  outline: Outline;
}

/** One glyph that shows others side by side and above each other. */
function composite(parts: readonly Part[]): Outline {
  const shown = parts.filter(({ outline }) => outline.bytes.length > 0);
  if (shown.length === 0) return { bytes: new Uint8Array(), left: 0 };
  const view = new DataView(new ArrayBuffer(Math.ceil((10 + shown.length * 8) / 4) * 4));
  const edges = shown.map(({ x, y, outline: { bytes } }) => {
    const box = viewOf(bytes);
    return [box.getInt16(2) + x, box.getInt16(4) + y, box.getInt16(6) + x, box.getInt16(8) + y] as const;
  });
  const left = Math.min(...edges.map((edge) => edge[0]));
  view.setInt16(0, -1);
  view.setInt16(2, left);
  view.setInt16(4, Math.min(...edges.map((edge) => edge[1])));
  view.setInt16(6, Math.max(...edges.map((edge) => edge[2])));
  view.setInt16(8, Math.max(...edges.map((edge) => edge[3])));
  for (const [index, { number, x, y }] of shown.entries()) {
    const place = 10 + index * 8;
    view.setUint16(place, offsetsAreWords | (index < shown.length - 1 ? moreParts : 0));
    view.setUint16(place + 2, number);
    view.setInt16(place + 4, x);
    view.setInt16(place + 6, y);
  }
  return { bytes: new Uint8Array(view.buffer), left };
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let end = 0;
  for (const piece of pieces) {
    whole.set(piece, end);
    end += piece.length;
  }
  return whole;
}

/** A table with another number of two bytes at a place. */
function changed(table: Uint8Array | undefined, place: number, value: number): Uint8Array {
  const copy = Uint8Array.from(table ?? []);
  viewOf(copy).setUint16(place, value);
  return copy;
}
