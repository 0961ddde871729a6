import { pdf, type DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { readLaidOutPages, type LaidOutPage, type LayoutNode } from './laid-out-pages.ts';
import { PdfDocument } from './pdf/pdf-document.tsx';
import { loadPdfFonts } from './fonts/pdf-fonts.ts';
import type { PrintDocument, PrintPaper } from './print-document.ts';
import { splitByScript, type Script } from './fonts/script-runs.ts';

/** A document ready to look at, to print and to save: pages and PDF come from one layout. */
export interface RenderedDocument {
  pdf: Blob;
  pages: readonly LaidOutPage[];
}

/** Lays a document out for a paper; throws when a font or the layout fails. */
export async function renderDocument(document: PrintDocument, paper: PrintPaper): Promise<RenderedDocument> {
  await loadPdfFonts(scriptsIn(document));
  let layout: LayoutNode | undefined;
  const element = <PdfDocument document={document} paper={paper} onLayout={(root) => (layout = root)} />;
  const blob = await pdf(element as ReactElement<DocumentProps>).toBlob();
  if (!layout) throw new Error('react-pdf gave no layout');
  return { pdf: blob, pages: readLaidOutPages(layout) };
}

/** Every script a document is written in; Latin always, for what the program itself adds. */
function scriptsIn(document: PrintDocument): Set<Script> {
  const runs = splitByScript(wordsOf(document));
  return new Set<Script>(['latin', ...runs.map((run) => run.script)]);
}

// The bytes of the logo are no words, and there are a great many of them.
function wordsOf({ header, ...rest }: PrintDocument): string {
  const { logo: _picture, ...words } = header;
  return JSON.stringify({ ...rest, words });
}
