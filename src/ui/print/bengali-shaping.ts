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
  coverageIndex: (coverage: object, glyph: number) => number;
}

/** The inside of a fontkit font, as far as its shaping is mended here. */
export interface ShapedFont {
  getGlyph: (id: number, codePoints?: number[]) => Glyph | null;
  layout: (text: string, ...rest: unknown[]) => { glyphs: Glyph[]; positions: GlyphPosition[] };
  GDEF: { markGlyphSetsDef?: { coverage: ArrayLike<object> & { get?: (index: number) => object } } };
  _layoutEngine: { engine: { GSUBProcessor: Processor; GPOSProcessor: Processor } };
}

/** Whether an opened font has the inside that is mended here; another fontkit may be built differently. */
export function isShapedFont(font: object): font is ShapedFont {
  return 'GDEF' in font && 'getGlyph' in font && 'layout' in font && '_layoutEngine' in font;
}

/** Makes one font shape Bengali well when it is set in `fontSize` points; call it once per loaded font. */
export function mendBengaliShaping(font: ShapedFont, fontSize: number): void {
  keepLettersOfGlyphs(font);
  // oxlint-disable-next-line no-underscore-dangle -- fontkit offers no other way to its lookups
  const { GSUBProcessor, GPOSProcessor } = font._layoutEngine.engine;
  respectMarkFilters(font, GSUBProcessor);
  respectMarkFilters(font, GPOSProcessor);
  undoOffsetScaling(font, fontSize);
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
  const sets = font.GDEF.markGlyphSetsDef?.coverage;
  if (!sets) return;
  const filters = new Map<object, object>();
  for (const { flags, markFilteringSet } of processor.table.lookupList.toArray()) {
    if (!flags.flags.useMarkFilteringSet || markFilteringSet === undefined) continue;
    const filter = sets.get ? sets.get(markFilteringSet) : sets[markFilteringSet];
    if (filter) filters.set(flags, filter);
  }
  let current: GlyphIterator;
  Object.defineProperty(processor, 'glyphIterator', {
    get: () => current,
    set(iterator: GlyphIterator) {
      const ignores = iterator.shouldIgnore.bind(iterator);
      iterator.shouldIgnore = (glyph) => {
        if (ignores(glyph)) return true;
        const filter = filters.get(iterator.options);
        return filter !== undefined && glyph.isMark && processor.coverageIndex(filter, glyph.id) === -1;
      };
      current = iterator;
    },
  });
}

/** react-pdf 4.9 multiplies offsets, already in points, by size / 1000 once more. */
function undoOffsetScaling(font: ShapedFont, fontSize: number): void {
  const layout = font.layout.bind(font);
  const factor = 1000 / fontSize;
  font.layout = (...call) => {
    const run = layout(...call);
    for (const position of run.positions) {
      position.xOffset *= factor;
      position.yOffset *= factor;
    }
    return run;
  };
}
