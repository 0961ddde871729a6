import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Report } from '../report.contract.ts';
import { useReportWords } from '../detail/use-report-words.ts';
import { recordReportPrint } from '../report.calls.ts';
import { type ReportAsked, useReport } from '../report.hooks.ts';
import type { ShownReport } from '../shown-report.ts';
import { reportDocument } from './report.document.ts';

interface ReportPrintProps {
  asked: ReportAsked;
  shown: ShownReport;
  fileName: string;
  onClose: () => void;
}

/** The report that is shown, for printing; each print and download is recorded. */
export function ReportPrint({ asked, ...props }: ReportPrintProps) {
  const { data } = useReport(asked);
  return data ? <LaidOut report={data} {...props} /> : null;
}

function LaidOut({ report, shown, fileName, onClose }: Omit<ReportPrintProps, 'asked'> & { report: Report }) {
  const header = usePrintHeader();
  const { date, dateTime } = useFormat();
  const words = useReportWords(report, shown);
  const { from, to } = report;
  const document = reportDocument(report, shown, { ...words, header, date, dateTime });
  return (
    <RecordedPrint
      title={document.title}
      document={document}
      fileName={fileName}
      papers={['a4']}
      record={(output, submission) => recordReportPrint({ report: shown.id, from, to, output }, submission)}
      onClose={onClose}
    />
  );
}
