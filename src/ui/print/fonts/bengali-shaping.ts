/**
 * What this file touches of fontkit 2.0 (the font reader inside react-pdf). fontkit forms Bengali conjuncts
 * almost as browsers do; three gaps broke names such as 'চক্রবর্তী' and are closed here.
 */
interface Glyph {
  id: number;
  codePoints: number[];
}

interface GlyphInfo {
  id: number;
  isMark: boolean;
}

interface GlyphPosition {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

interface GlyphIterator {
  options: object;
  shouldIgnore: (glyph: GlyphInfo) => boolean;
}

interface Lookup {
  flags: object & { flags: { useMarkFilteringSet: boolean } };
  markFilteringSet?: number;
}

interface Processor {
  table: { lookupList: { toArray: () => Lookup[] } };
  glyphIterator: GlyphIterator;
}

/** A set of glyphs, listed or as ranges. */
type Coverage =
  | { version: 1; glyphs: Iterable<number> }
  | { version: 2; rangeRecords: Iterable<{ start: number; end: number }> };

/** The inside of a fontkit font, as far as its shaping is mended here. */
export interface ShapedFont {
  getGlyph: (id: number, codePoints?: number[]) => Glyph | null;
  layout: (text: string, ...rest: unknown[]) => { glyphs: Glyph[]; positions: GlyphPosition[] };
  GDEF: { markGlyphSetsDef?: { coverage: readonly Coverage[] } };
  _layoutEngine: { engine: { GSUBProcessor: Processor; GPOSProcessor: Processor } };
}

/** Whether an opened font has the inside that is mended here; another fontkit may be built differently. */
export function isShapedFont(font: object): font is ShapedFont {
  return 'GDEF' in font && 'getGlyph' in font && 'layout' in font && '_layoutEngine' in font;
}

/** Makes one font shape Bengali well; call it once per opened font. */
export function mendBengaliShaping(font: ShapedFont): void {
  keepLettersOfGlyphs(font);
  // oxlint-disable-next-line no-underscore-dangle -- fontkit offers no other way to its lookups
  const { GSUBProcessor, GPOSProcessor } = font._layoutEngine.engine;
  respectMarkFilters(font, GSUBProcessor);
  respectMarkFilters(font, GPOSProcessor);
}

/** fontkit remembers a glyph with the letters it first stood for, which spoils every later word. */
function keepLettersOfGlyphs(font: ShapedFont): void {
  const readGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = readGlyph(id, codePoints);
    if (!glyph) return null;
    const copy: Glyph = Object.create(glyph);
    copy.codePoints = codePoints;
    return copy;
  };
}

/** fontkit reads which marks a lookup looks at, then ignores it; Noto's spacing after conjuncts needs it. */
function respectMarkFilters(font: ShapedFont, processor: Processor): void {
  const sets = font.GDEF.markGlyphSetsDef?.coverage.map(glyphsOf);
  if (!sets) return;
  const filters = new Map<object, Set<number>>();
  for (const { flags, markFilteringSet } of processor.table.lookupList.toArray()) {
    if (!flags.flags.useMarkFilteringSet || markFilteringSet === undefined) continue;
    const filter = sets[markFilteringSet];
    if (filter) filters.set(flags, filter);
  }
  let current: GlyphIterator;
  Object.defineProperty(processor, 'glyphIterator', {
    get: () => current,
    set(iterator: GlyphIterator) {
      const ignores = iterator.shouldIgnore.bind(iterator);
      iterator.shouldIgnore = (glyph) => {
        if (ignores(glyph)) return true;
        if (!glyph.isMark) return false;
        const filter = filters.get(iterator.options);
        return filter !== undefined && !filter.has(glyph.id);
      };
      current = iterator;
    },
  });
}

function glyphsOf(coverage: Coverage): Set<number> {
  if (coverage.version === 1) return new Set(coverage.glyphs);
  const glyphs = new Set<number>();
  for (const { start, end } of coverage.rangeRecords) {
    for (let glyph = start; glyph <= end; glyph += 1) glyphs.add(glyph);
  }
  return glyphs;
}

/**
 * The same font with offsets that come out right at one size, in points: react-pdf 4.9 multiplies offsets
 * that are in points already by size / 1000 once more.
 */
export function fontForSize<Font extends ShapedFont>(font: Font, fontSize: number): Font {
  const factor = 1000 / fontSize;
  const sized: Font = Object.create(font);
  sized.layout = (...call) => {
    const run = font.layout(...call);
    for (const position of run.positions) {
      position.xOffset *= factor;
      position.yOffset *= factor;
    }
    return run;
  };
  return sized;
}
