import type PDFDocument from 'pdfkit';
import type { PDFReference } from 'pdfkit';
import { FontSubset } from '../../fonts/font-subset.ts';
import type { PageFont } from '../../fonts/page-font.ts';

interface EmbeddedFont {
  name: string;
  subset: FontSubset;
  reference: PDFReference;
}

/** The fonts that one PDF brings along, each with what of it was drawn. */
export class EmbeddedFonts {
  readonly #pdf: PDFDocument;
  readonly #fonts = new Map<PageFont, EmbeddedFont>();

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf;
  }

  /** The font made known to the page that is drawn. */
  use(font: PageFont): { name: string; subset: FontSubset } {
    const known = this.#fonts.get(font);
    const embedded = known ?? {
      name: `F${this.#fonts.size + 1}`,
      subset: new FontSubset(font),
      reference: this.#pdf.ref({}),
    };
    if (!known) this.#fonts.set(font, embedded);
    this.#pdf.page.fonts[embedded.name] = embedded.reference;
    return embedded;
  }

  /** Writes the fonts, once everything is drawn. */
  end(): void {
    for (const [font, embedded] of this.#fonts) writeFont(this.#pdf, font, embedded);
  }
}

function written(pdf: PDFDocument, data: object, content?: Uint8Array | string): PDFReference {
  const reference = pdf.ref(data);
  reference.end(content);
  return reference;
}

/** The tag that a font of which only a part is there begins with: six letters of the font's own. */
function tagOf(name: string): string {
  return `OPENW${String.fromCodePoint('A'.codePointAt(0)! + (Number(name.slice(1)) % 26))}`;
}

function writeFont(pdf: PDFDocument, font: PageFont, { name, subset, reference }: EmbeddedFont) {
  const perThousand = (units: number) => Math.round((units / font.unitsPerEm) * 1000);
  const style = font.weight === 600 ? 'SemiBold' : 'Regular';
  const fullName = `${tagOf(name)}+Noto-${font.script}-${style}`;
  const file = subset.toBytes();
  const box = new DataView(font.table('head')!.slice(36, 44).buffer);
  const descriptor = written(pdf, {
    Type: 'FontDescriptor',
    FontName: fullName,
    // Its glyphs are not those of a standard set of letters.
    Flags: 4,
    FontBBox: [0, 2, 4, 6].map((place) => perThousand(box.getInt16(place))),
    ItalicAngle: 0,
    Ascent: perThousand(font.ascent),
    Descent: perThousand(font.descent),
    CapHeight: perThousand(font.ascent),
    StemV: 0,
    FontFile2: written(pdf, { Length1: file.length }, file),
  });
  const glyphs = written(pdf, {
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: fullName,
    // oxlint-disable-next-line unicorn/new-for-builtins -- pdfkit writes plain strings as names
    CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    W: [0, Array.from(subset.widths, perThousand)],
    CIDToGIDMap: 'Identity',
  });
  Object.assign(reference.data, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: fullName,
    Encoding: 'Identity-H',
    DescendantFonts: [glyphs],
    ToUnicode: written(pdf, {}, lettersOf(subset)),
  });
  reference.end();
}

/** As many as one list of the format may have. */
const lettersInList = 100;

/** Tells readers which letters each glyph stands for. */
function lettersOf({ texts }: FontSubset): string {
  const lines = [...texts.entries()]
    .filter(([, text]) => text !== undefined && text !== '')
    .map(([code, text]) => `<${hexOf(code)}> <${unitsOf(text).map(hexOf).join('')}>`);
  const lists = Array.from({ length: Math.ceil(lines.length / lettersInList) }, (_, place) => {
    const part = lines.slice(place * lettersInList, (place + 1) * lettersInList);
    return [`${part.length} beginbfchar`, ...part, 'endbfchar'].join('\n');
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${lists.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

function unitsOf(text: string): number[] {
  return Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
}

/** Four digits. */
export function hexOf(code: number): string {
  return code.toString(16).padStart(4, '0');
}
