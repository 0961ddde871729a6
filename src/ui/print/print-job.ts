import type { CardPaper, PrintCards } from './print-cards.ts';
import type { PrintDocument, PrintPaper } from './print-document.ts';

/** Every paper that something of ours is laid out for. */
export type AnyPaper = PrintPaper | CardPaper;

/** What is shown, printed and saved, and on which paper. */
export type PrintJob =
  { paper: PrintPaper; document: PrintDocument } | { paper: CardPaper; cards: PrintCards };
