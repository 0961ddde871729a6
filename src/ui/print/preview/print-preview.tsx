import type { PrintDocument, PrintPaper } from '../print-document.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const papers = ['a4', 'thermal'] as const;

export interface PrintPreviewProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  document: PrintDocument;
  /** Without the ending. */
  fileName: string;
  initialPaper?: PrintPaper;
  /** Told each time the document leaves the screen, to write it to the audit trail. */
  onOutput?: (output: 'print' | 'download') => void;
}

/** The dialog that shows a document as it will be printed, prints it and saves it as a PDF. */
export function PrintPreview({ document, initialPaper = 'a4', ...dialog }: PrintPreviewProps) {
  return (
    <PreviewDialog<PrintPaper>
      {...dialog}
      papers={papers}
      initialPaper={initialPaper}
      jobOn={(paper) => ({ paper, document })}
    />
  );
}
