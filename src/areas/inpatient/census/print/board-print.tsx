import { usePerson } from '#client/session.ts';
import { useToday } from '#client/use-today.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordBoardPrint } from '../census.calls.ts';
import { useWholeBoard } from '../census.hooks.ts';
import { t } from '../census.texts.ts';
import { bedBoardDocument } from './bed-board.document.ts';

/** Shows the board of all wards for printing; each print and download is recorded. */
export function BoardPrint({ onClose }: { onClose: () => void }) {
  const header = usePrintHeader();
  const { date, dateTime } = useFormat();
  const { timeZone } = usePerson().tenant;
  const today = useToday();
  const { data: beds, dataUpdatedAt } = useWholeBoard();
  if (!beds) return null;
  const printedAt = dateTime(new Date(dataUpdatedAt));
  return (
    <RecordedPrint
      title={t('boardTitle')}
      document={bedBoardDocument(beds, {
        header,
        printedAt,
        date,
        today,
        dayOf: (instant) => dateIn(timeZone, new Date(instant)),
      })}
      fileName="bed-board"
      record={(output, submission) => recordBoardPrint({ output }, submission)}
      onClose={onClose}
    />
  );
}
