import type { PrintPaper } from '../print-document.ts';

/** How the parts of a document look on one paper. */
export interface PdfLook {
  paper: PrintPaper;
  /** Headings and rules. */
  accent: string;
  /** Labels and small print. */
  quiet: string;
  sectionGap: number;
  warningInk: string;
  warningFill: string;
  noteFill: string;
  /** Lines between the rows of a table. */
  rule: string;
}

const sheet: PdfLook = {
  paper: 'a4',
  accent: '#164e63',
  quiet: '#475569',
  sectionGap: 11,
  warningInk: '#991b1b',
  warningFill: '#fef2f2',
  noteFill: '#f1f5f9',
  rule: '#cbd5e1',
};

/** Receipt printers know black alone: grey would come out as dots. */
export const pdfLooks: Record<PrintPaper, PdfLook> = {
  a4: sheet,
  a5: { ...sheet, paper: 'a5', sectionGap: 8 },
  thermal: {
    paper: 'thermal',
    accent: '#000000',
    quiet: '#000000',
    sectionGap: 8,
    warningInk: '#000000',
    warningFill: '#ffffff',
    noteFill: '#ffffff',
    rule: '#000000',
  },
};
