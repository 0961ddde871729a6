import type { PrintDocument, PrintPaper } from '../print-document.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const usualPapers: readonly PrintPaper[] = ['a4', 'thermal'];

export interface PrintPreviewProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  document: PrintDocument;
  /** Without the ending. */
  fileName: string;
  /** What it can be printed on, the usual one first; A4 and a receipt roll unless told otherwise. */
  papers?: readonly PrintPaper[];
  initialPaper?: PrintPaper;
  /** Told each time the document leaves the screen, to write it to the audit trail. */
  onOutput?: (output: 'print' | 'download') => void;
}

/** The dialog that shows a document as it will be printed, prints it and saves it as a PDF. */
export function PrintPreview({ document, papers = usualPapers, initialPaper, ...dialog }: PrintPreviewProps) {
  return (
    <PreviewDialog<PrintPaper>
      {...dialog}
      papers={papers}
      initialPaper={initialPaper ?? papers[0] ?? 'a4'}
      jobOn={(paper) => ({ paper, document })}
    />
  );
}
