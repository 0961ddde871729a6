import type { CardPaper, PrintCards } from './print-cards.ts';
import type { LabelPaper, PrintLabels } from './print-labels.ts';
import type { PrintDocument, PrintPaper } from './print-document.ts';

/** Every paper that something of ours is laid out for. */
export type AnyPaper = PrintPaper | CardPaper | LabelPaper;

/** What is shown, printed and saved, and on which paper. */
export type PrintJob =
  | { paper: PrintPaper; document: PrintDocument }
  | { paper: CardPaper; cards: PrintCards }
  | { paper: LabelPaper; labels: PrintLabels };
