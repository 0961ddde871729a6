import PDFDocument from 'pdfkit';
import type { PageFont } from '../../fonts/page-font.ts';
import type { LaidOutPage, PageBox, PageImage, PageText } from '../../laid-out-pages.ts';
import type { PagePath } from '../../laid-out-drawings.ts';
import { EmbeddedFonts, hexOf } from './embedded-fonts.ts';

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
    font: null,
    info: { Title: title, Author: author, Creator: 'Openward', Producer: 'Openward' },
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const finished = new Promise<Blob>((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(new Uint8Array(chunk)));
    pdf.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    pdf.on('error', reject);
  });
  const fonts = new EmbeddedFonts(pdf);
  for (const { width, height, marks } of pages) {
    pdf.addPage({ size: [width, height], margin: 0 });
    for (const mark of marks) {
      if (mark.kind === 'text') drawText(pdf, fonts, mark);
      else if (mark.kind === 'box') drawBox(pdf, mark);
      else if (mark.kind === 'path') drawPath(pdf, mark);
      else drawImage(pdf, mark);
    }
  }
  fonts.end();
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

const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u;

function drawText(pdf: PDFDocument, fonts: EmbeddedFonts, { clusters, x, y, size, color }: PageText) {
  let left = x;
  pdf.save().fillColor(color);
  // The page is upside down for pictures and boxes; letters would be as well.
  pdf.transform(1, 0, 0, -1, 0, pdf.page.height);
  pdf.addContent('BT');
  let row: Row | undefined;
  for (const { cluster, width } of clusters) {
    const { font, advanceWidth, text } = cluster;
    const start = left;
    left += width;
    if (invisible.test(text)) continue;
    const { name, subset } = fonts.use(font);
    if (row?.font !== font) {
      endRow(pdf, row);
      pdf.addContent(`/${name} ${rounded(size)} Tf`);
      pdf.addContent(`1 0 0 1 ${rounded(start)} ${rounded(pdf.page.height - y)} Tm`);
      row = { font, end: start, codes: '<' };
    }
    // The width of a glyph moves the next one; what the line adds to it or takes from it is said between them.
    const gap = Math.round(((row.end - start) / size) * 1000);
    if (gap !== 0) row.codes += `>${gap}<`;
    row.codes += subset.codesOf(cluster).map(hexOf).join('');
    row.end += (advanceWidth * size) / font.unitsPerEm - (gap * size) / 1000;
  }
  endRow(pdf, row);
  pdf.addContent('ET').restore();
}

/** Glyphs of one font as PDF writes them, and where the next would stand. */
interface Row {
  font: PageFont;
  end: number;
  codes: string;
}

function endRow(pdf: PDFDocument, row: Row | undefined) {
  if (row) pdf.addContent(`[${row.codes}>] TJ`);
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}
