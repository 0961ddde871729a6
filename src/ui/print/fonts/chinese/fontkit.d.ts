/** What is used of fontkit 2.0, which brings no types. */
declare module 'fontkit' {
  export interface GlyphPoint {
    x: number;
    y: number;
    onCurve: boolean;
    endContour: boolean;
    copy(): GlyphPoint;
  }

  interface Outline {
    points?: GlyphPoint[];
  }

  interface Glyph {
    id: number;
    advanceWidth: number;
    _decode(): Outline | undefined;
    _getPhantomPoints(outline: Outline): GlyphPoint[];
  }

  export interface VariableFont {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    characterSet: number[];
    /** One number for each axis of the font. */
    variationCoords: number[] | null;
    _variationProcessor: { transformPoints(id: number, points: GlyphPoint[]): void } | null;
    glyphForCodePoint(code: number): Glyph;
  }

  export function create(bytes: Uint8Array): VariableFont;
}
