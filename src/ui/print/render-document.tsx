import { pdf, type DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { readLaidOutPages, type LaidOutPage, type LayoutNode } from './laid-out-pages.ts';
import { PdfCards } from './pdf/pdf-cards.tsx';
import { PdfDocument } from './pdf/pdf-document.tsx';
import { PdfLabels } from './pdf/pdf-labels.tsx';
import { loadPdfFonts } from './fonts/pdf-fonts.ts';
import type { CardPaper, PrintCards } from './print-cards.ts';
import type { PrintLabels } from './print-labels.ts';
import type { PrintDocument, PrintPaper } from './print-document.ts';
import { splitByScript, type Script } from './fonts/script-runs.ts';

/** A document ready to look at, to print and to save: pages and PDF come from one layout. */
export interface RenderedDocument {
  pdf: Blob;
  pages: readonly LaidOutPage[];
}

type TellLayout = (root: LayoutNode) => void;

/** Lays a document out for a paper; throws when a font or the layout fails. */
export function renderDocument(document: PrintDocument, paper: PrintPaper): Promise<RenderedDocument> {
  return render(wordsOf(document), (onLayout) => <PdfDocument {...{ document, paper, onLayout }} />);
}

/** Lays cards out for a paper; throws as above. */
export function renderCards(cards: PrintCards, paper: CardPaper): Promise<RenderedDocument> {
  return render(JSON.stringify(cards), (onLayout) => <PdfCards {...{ cards, paper, onLayout }} />);
}

/** Lays labels of a roll out; throws as above. */
export function renderLabels(labels: PrintLabels): Promise<RenderedDocument> {
  return render(JSON.stringify(labels), (onLayout) => <PdfLabels {...{ labels, onLayout }} />);
}

async function render(
  words: string,
  draw: (onLayout: TellLayout) => ReactElement,
): Promise<RenderedDocument> {
  await loadPdfFonts(scriptsIn(words));
  let layout: LayoutNode | undefined;
  const element = draw((root) => (layout = root));
  const blob = await pdf(element as ReactElement<DocumentProps>).toBlob();
  if (!layout) throw new Error('react-pdf gave no layout');
  return { pdf: blob, pages: readLaidOutPages(layout) };
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
