import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { RecordedPrint, type RecordedPrintProps } from '#screens/print/recorded-print.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';

export interface PaperPrintProps extends Omit<RecordedPrintProps, 'document' | 'title'> {
  /** What the preview is called, where that is not the title of the document. */
  title?: string;
  document: (words: { header: PrintHeader; format: Format }) => PrintDocument;
}

/** A clinical document for printing, on A4 unless told otherwise; each print and download is recorded. */
export function PaperPrint({ document, ...print }: PaperPrintProps) {
  const header = usePrintHeader();
  const made = document({ header, format: useFormat() });
  return <RecordedPrint papers={['a4']} title={made.title} {...print} document={made} />;
}
