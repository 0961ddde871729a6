import type { Font as ShapingFont } from 'harfbuzzjs';
import type { Script } from './font-letters.ts';
import type { TextWeight } from './text-weight.ts';

type HarfBuzz = typeof import('harfbuzzjs');

/** One glyph of a cluster, in units of its font; offsets are from where the cluster begins on the line. */
export interface PlacedGlyph {
  id: number;
  x: number;
  y: number;
}

/**
 * Letters that are drawn together, such as a conjunct with its vowel sign. The layout takes a cluster for one glyph,
 * so that it never cuts one.
 */
export interface Cluster {
  font: PageFont;
  text: string;
  /** One for each unit of the text, by which the layout counts. */
  codePoints: number[];
  advanceWidth: number;
  glyphs: readonly PlacedGlyph[];
}

interface ClusterPosition {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
  advanceWidth: number;
}

export interface PageFontSource {
  script: Script;
  weight: TextWeight;
  /** Plain TrueType. */
  bytes: Uint8Array;
  /** How large its letters are beside Latin ones. */
  share?: number | undefined;
  /** The Latin font, for a font of other letters. */
  signs?: PageFont | undefined;
}

/** A font as react-pdf's layout reads one, shaped by HarfBuzz. */
export class PageFont {
  readonly script: Script;
  readonly weight: TextWeight;
  readonly unitsPerEm: number;
  /** Of all fonts as that of Latin letters, so that a name in another script stands on the line of its neighbours. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap = 0;
  readonly #harfBuzz: HarfBuzz;
  readonly #font: ShapingFont;
  /** Draws what this font has no sign for, such as the ellipsis of a cut Bengali name. */
  readonly #signs: PageFont | undefined;
  /** The layout asks for the same text several times. */
  readonly #shaped = new Map<string, Cluster[]>();

  constructor(harfBuzz: HarfBuzz, { script, weight, bytes, share = 1, signs }: PageFontSource) {
    const face = new harfBuzz.Face(new harfBuzz.Blob(bytes));
    this.script = script;
    this.weight = weight;
    this.unitsPerEm = face.upem;
    this.#harfBuzz = harfBuzz;
    this.#font = new harfBuzz.Font(face);
    this.#signs = signs;
    const heights = this.#font.hExtents();
    const { ascent, descent, unitsPerEm } = signs ?? {
      ascent: heights.ascender,
      descent: heights.descender,
      unitsPerEm: face.upem,
    };
    const units = face.upem / unitsPerEm / share;
    this.ascent = ascent * units;
    this.descent = descent * units;
  }

  /** Every code point that the file draws. */
  get letters(): ReadonlySet<number> {
    return new Set(this.#font.face.collectUnicodes());
  }

  /** A copy of a table of the file. */
  table(name: string): Uint8Array<ArrayBuffer> | undefined {
    const table = this.#font.face.referenceTable(name);
    return table && Uint8Array.from(table);
  }

  /** Asked by the layout for each letter; which font draws what is decided before. */
  hasGlyphForCodePoint(): boolean {
    return true;
  }

  /** Asked by the layout for the ellipsis of a text that is cut. */
  glyphForCodePoint(code: number): Cluster {
    const sign = String.fromCodePoint(code);
    const [cluster] = this.#shape(sign);
    const isThere = cluster?.glyphs.every(({ id }) => id > 0);
    if (cluster && (isThere || !this.#signs)) return cluster;
    return this.#signs?.glyphForCodePoint(code) ?? this.#nothing(sign);
  }

  /** Shapes a text of one script; the clusters are in the order of the text, whichever way it is written. */
  layout(text: string): { glyphs: Cluster[]; positions: ClusterPosition[] } {
    const glyphs = [...this.#shape(text)];
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
      advanceWidth,
    }));
    return { glyphs, positions };
  }

  #nothing(text: string): Cluster {
    return { font: this, text, codePoints: unitsOf(text), advanceWidth: 0, glyphs: [] };
  }

  #shape(text: string): Cluster[] {
    const known = this.#shaped.get(text);
    if (known) return known;
    if (this.#shaped.size >= mostShaped) this.#shaped.clear();
    const clusters = this.#shapeAnew(text);
    this.#shaped.set(text, clusters);
    return clusters;
  }

  #shapeAnew(text: string): Cluster[] {
    const buffer = new this.#harfBuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    this.#harfBuzz.shape(this.#font, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const clusters = new Map<number, { advanceWidth: number; glyphs: PlacedGlyph[] }>();
    for (const [index, { codepoint: id, cluster: start }] of infos.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const cluster = clusters.get(start) ?? { advanceWidth: 0, glyphs: [] };
      cluster.glyphs.push({ id, x: cluster.advanceWidth + xOffset, y: yOffset });
      cluster.advanceWidth += xAdvance;
      clusters.set(start, cluster);
    }
    // Of a text from right to left the last cluster comes first.
    const starts = [...clusters.keys()].toSorted((one, other) => one - other);
    return starts.map((start, place) => {
      const letters = text.slice(start, starts[place + 1]);
      return { font: this, text: letters, codePoints: unitsOf(letters), ...clusters.get(start)! };
    });
  }
}

/** As many texts as are remembered: those of some pages. */
const mostShaped = 1000;

function unitsOf(text: string): number[] {
  return Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
}
