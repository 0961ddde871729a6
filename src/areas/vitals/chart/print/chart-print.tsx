import { spanWords } from '#areas/patients/patient-words.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordChartPrint } from '../chart.calls.ts';
import type { ObservationChart } from '../chart.contract.ts';
import { t } from '../chart.texts.ts';
import { chartDocument } from './chart.document.ts';

/** Shows the observation chart for printing; each print and download is recorded. */
export function ChartPrint({ chart, onClose }: { chart: ObservationChart; onClose: () => void }) {
  const header = usePrintHeader();
  const format = useFormat();
  const { patient } = chart;
  const age = patient.ageMonths === null ? '' : spanWords(patient.ageMonths);
  return (
    <RecordedPrint
      title={t('printTitle')}
      document={chartDocument(chart, { header, format, age })}
      fileName={`${patient.patientNumber}-observations`}
      record={(output, submission) => recordChartPrint({ patientId: patient.id, output }, submission)}
      onClose={onClose}
    />
  );
}
