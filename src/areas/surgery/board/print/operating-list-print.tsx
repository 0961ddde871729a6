import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Theatre } from '../../theatres/theatre.contract.ts';
import { recordOperatingListPrint } from '../board.calls.ts';
import { useCasesOfDay } from '../board.hooks.ts';
import { t } from '../board.texts.ts';
import { operatingList } from './operating-list.document.ts';

export interface OperatingListPrintProps {
  date: string;
  theatreId: string | undefined;
  theatres: readonly Theatre[];
  onClose: () => void;
}

/** Shows the operating list of a day for printing; each print and download is recorded. */
export function OperatingListPrint({ date, theatreId, theatres, onClose }: OperatingListPrintProps) {
  const header = usePrintHeader();
  const format = useFormat();
  const { data: cases, dataUpdatedAt } = useCasesOfDay(date, theatreId);
  if (!cases) return null;
  const day = format.date(date);
  return (
    <RecordedPrint
      title={t('listTitle', { date: day })}
      document={operatingList({
        header,
        day,
        printedAt: format.dateTime(new Date(dataUpdatedAt)),
        theatres,
        cases,
        format,
      })}
      fileName={`operating-list-${date}`}
      papers={['a4']}
      record={(output, submission) =>
        recordOperatingListPrint({ date, ...(theatreId && { theatreId }), output }, submission)
      }
      onClose={onClose}
    />
  );
}
