import layOut from '@react-pdf/layout';
import { Font, pdf, type DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { readLaidOutPages, type LaidOutPage } from './laid-out-pages.ts';
import type { LayoutNode } from './layout-tree.ts';
import { PdfCards } from './pdf/pdf-cards.tsx';
import { PdfDocument } from './pdf/pdf-document.tsx';
import { PdfLabels } from './pdf/pdf-labels.tsx';
import { drawPdf, type PdfInfo } from './pdf/file/draw-pdf.ts';
import { loadPdfFonts } from './fonts/pdf-fonts.ts';
import type { CardPaper, PrintCards } from './print-cards.ts';
import type { PrintLabels } from './print-labels.ts';
import type { PrintDocument, PrintPaper } from './print-document.ts';
import { t } from './print.texts.ts';
import { prepareChinese } from './fonts/chinese/chinese-letters.ts';
import { lettersWithoutFont, splitByScript, type Script } from './fonts/script-runs.ts';

/** A document ready to look at, to print and to save: pages and PDF come from one layout. */
export interface RenderedDocument {
  pdf: Blob;
  pages: readonly LaidOutPage[];
  /** The letters that no font draws; the pages have the sign of an unknown letter in their place. */
  missing: readonly string[];
}

/** Lays a document out for a paper; throws when a font or the layout fails. */
export function renderDocument(document: PrintDocument, paper: PrintPaper): Promise<RenderedDocument> {
  const info = { title: document.title, author: document.header.organisation };
  return render(wordsOf(document), info, (missing) => (
    <PdfDocument document={missing.length > 0 ? withNote(document) : document} paper={paper} />
  ));
}

/** Lays cards out for a paper; throws as above. */
export function renderCards(cards: PrintCards, paper: CardPaper): Promise<RenderedDocument> {
  const info = { title: cards.title, author: cards.card.organisation };
  return render(JSON.stringify(cards), info, () => <PdfCards {...{ cards, paper }} />);
}

/** Lays labels of a roll out; throws as above. */
export function renderLabels(labels: PrintLabels): Promise<RenderedDocument> {
  const info = { title: labels.title, author: labels.organisation };
  return render(JSON.stringify(labels), info, () => <PdfLabels {...{ labels }} />);
}

/** The layout takes the store of fonts as well; its types do not mention it. */
const layOutWithFonts = layOut as unknown as (document: unknown, fonts: typeof Font) => Promise<LayoutNode>;

async function render(
  words: string,
  info: PdfInfo,
  draw: (missing: readonly string[]) => ReactElement,
): Promise<RenderedDocument> {
  await prepareChinese(words);
  const missing = lettersWithoutFont(words);
  await loadPdfFonts(scriptsIn(words));
  const { container } = pdf(draw(missing) as ReactElement<DocumentProps>) as unknown as Container;
  const pages = readLaidOutPages(await layOutWithFonts(container.document, Font));
  return { pdf: await drawPdf(pages, info), pages, missing };
}

/** Whoever holds the paper is told what the sign in place of a letter means. */
function withNote({ blocks, ...document }: PrintDocument): PrintDocument {
  return { ...document, blocks: [...blocks, { kind: 'paragraph', text: t('noteMissing') }] };
}

/** Where react-pdf keeps what its elements describe. */
interface Container {
  container: { document: unknown };
}

/** Every script that words are written in; Latin always, for what the program itself adds. */
function scriptsIn(words: string): Set<Script> {
  return new Set<Script>(['latin', ...splitByScript(words).map((run) => run.script)]);
}

// The bytes of the logo are no words, and there are a great many of them.
function wordsOf({ header, ...rest }: PrintDocument): string {
  const { logo: _picture, ...words } = header;
  return JSON.stringify({ ...rest, words });
}
