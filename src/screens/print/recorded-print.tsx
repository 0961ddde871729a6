import type { Submission } from '#client/remote.ts';
import type { PrintDocument, PrintPaper } from '#ui/print/print-document.ts';
import { PrintPreview } from '#ui/print/preview/print-preview.tsx';
import { useRecordedOutput } from './use-recorded-output.ts';

export interface RecordedPrintProps {
  title: string;
  document: PrintDocument;
  /** Without the ending. */
  fileName: string;
  initialPaper?: PrintPaper;
  /** What it can be printed on; A4 and a receipt roll unless told otherwise. */
  papers?: readonly PrintPaper[];
  /** Writes to the audit trail that the document left the screen. */
  record: (output: 'print' | 'download', submission: Submission) => Promise<unknown>;
  onClose: () => void;
}

/** Shows a document for printing; each print and download is written to the audit trail. */
export function RecordedPrint({ record, onClose, ...preview }: RecordedPrintProps) {
  const write = useRecordedOutput(record);
  return <PrintPreview opened onClose={onClose} {...preview} onOutput={(output) => write(output)} />;
}
