import PDFDocument from 'pdfkit';
import type { Cluster, PageFont, PlacedGlyph } from '../fonts/page-font.ts';
import type { LaidOutPage, PageBox, PageImage, PageText } from '../laid-out-pages.ts';
import type { PagePath } from '../laid-out-drawings.ts';

export interface PdfInfo {
  title: string;
  /** Whose document it is. */
  author: string;
}

/** The PDF of pages: every mark lies where the preview and the printer have it. */
export async function drawPdf(pages: readonly LaidOutPage[], { title, author }: PdfInfo): Promise<Blob> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Openward', Producer: 'Openward' },
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const finished = new Promise<Blob>((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(new Uint8Array(chunk)));
    pdf.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    pdf.on('error', reject);
  });
  for (const { width, height, marks } of pages) {
    pdf.addPage({ size: [width, height], margin: 0 });
    for (const mark of marks) {
      if (mark.kind === 'text') drawText(pdf, mark);
      else if (mark.kind === 'box') drawBox(pdf, mark);
      else if (mark.kind === 'path') drawPath(pdf, mark);
      else drawImage(pdf, mark);
    }
  }
  pdf.end();
  return finished;
}

function drawBox(pdf: PDFDocument, { x, y, width, height, fill, stroke, strokeWidth = 1 }: PageBox) {
  if (fill) pdf.rect(x, y, width, height).fill(fill);
  if (stroke) pdf.lineWidth(strokeWidth).rect(x, y, width, height).stroke(stroke);
}

function drawPath(pdf: PDFDocument, mark: PagePath) {
  const { x, y, scaleX, scaleY, path, fill, stroke, strokeWidth, dashes, hasRoundEnds } = mark;
  pdf.save().translate(x, y).scale(scaleX, scaleY).lineWidth(strokeWidth);
  if (hasRoundEnds) pdf.lineCap('round');
  const [dash, space = dash] = dashes ?? [];
  if (dash && space) pdf.dash(dash, { space });
  if (fill) pdf.path(path).fill(fill);
  if (stroke) pdf.path(path).stroke(stroke);
  pdf.restore();
}

function drawImage(pdf: PDFDocument, { address, x, y, width, height }: PageImage) {
  pdf.image(address, x, y, { fit: [width, height], align: 'center', valign: 'center' });
}

function drawText(pdf: PDFDocument, { clusters, x, y, size, color }: PageText) {
  let left = x;
  pdf.save().fillColor(color);
  // The page is upside down for pictures and boxes; letters would be as well.
  pdf.transform(1, 0, 0, -1, 0, pdf.page.height);
  pdf.addContent('BT');
  let row: Row | undefined;
  for (const { cluster, width } of clusters) {
    const perUnit = size / cluster.font.unitsPerEm;
    for (const glyph of glyphsToDraw(cluster)) {
      const across = left + glyph.x * perUnit;
      const up = pdf.page.height - y + glyph.y * perUnit;
      if (row?.font !== cluster.font || row.up !== up) {
        endRow(pdf, row);
        if (row?.font !== cluster.font) useFont(pdf, cluster.font, size);
        pdf.addContent(`1 0 0 1 ${rounded(across)} ${rounded(up)} Tm`);
        row = { font: cluster.font, up, end: across, codes: '<' };
      }
      // What the file says of a glyph's width moves the next one; the rest is said between them.
      const gap = Math.round(((row.end - across) / size) * 1000);
      if (gap !== 0) row.codes += `>${gap}<`;
      row.codes += codeOf(pdf, glyph);
      row.end += glyph.width * perUnit - (gap * size) / 1000;
    }
    left += width;
  }
  endRow(pdf, row);
  pdf.addContent('ET').restore();
}

/** Glyphs of one font on one height, as PDF writes them, and where the next would stand. */
interface Row {
  font: PageFont;
  up: number;
  end: number;
  codes: string;
}

function endRow(pdf: PDFDocument, row: Row | undefined) {
  if (row) pdf.addContent(`[${row.codes}>] TJ`);
}

interface DrawnGlyph extends PlacedGlyph {
  /** What who copies it gets. */
  text: string;
}

const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u;

/**
 * The glyphs of a cluster, of which the first that is wide stands for all its letters and, for who reads the PDF, is
 * as wide as all: a gap within a word would be read as a space.
 */
function glyphsToDraw({ glyphs, text, advanceWidth }: Cluster): DrawnGlyph[] {
  if (invisible.test(text)) return [];
  const first = Math.max(
    0,
    glyphs.findIndex(({ width }) => width > 0),
  );
  return glyphs.map((glyph, place) =>
    place === first
      ? { ...glyph, width: advanceWidth - glyph.x, text: text.normalize('NFC') }
      : { ...glyph, width: 0, text: '' },
  );
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}

function useFont(pdf: PDFDocument, { script, weight, bytes }: PageFont, size: number) {
  const name = `${script}-${weight}`;
  pdf.registerFont(name, bytes).font(name, size);
  // oxlint-disable-next-line no-underscore-dangle -- pdfkit writes text of its own only, in an order of its own
  const font = pdf._font;
  pdf.page.fonts[font.id] ??= font.ref();
  pdf.addContent(`/${font.id} ${size} Tf`);
}

/**
 * The number a glyph has in the PDF. One that stands for other letters elsewhere, such as a vowel sign that is drawn
 * before its consonant, gets another number for each: who copies the text gets what was written, in its order.
 */
function codeOf(pdf: PDFDocument, { id, width, text }: DrawnGlyph): string {
  // oxlint-disable-next-line no-underscore-dangle
  const { subset, unicode, widths, scale } = pdf._font;
  const codes = codesOf(pdf._font);
  const key = `${id} ${width} ${text}`;
  let code = codes.get(key);
  if (code === undefined) {
    code = subset.glyphs.length;
    subset.glyphs.push(id);
    unicode[code] = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    widths[code] = width * scale;
    codes.set(key, code);
  }
  return code.toString(16).padStart(4, '0');
}

const codesOfFonts = new WeakMap<object, Map<string, number>>();

function codesOf(font: object): Map<string, number> {
  const codes = codesOfFonts.get(font) ?? new Map<string, number>();
  codesOfFonts.set(font, codes);
  return codes;
}
