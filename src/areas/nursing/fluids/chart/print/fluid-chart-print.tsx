import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordFluidChartPrint } from '../../fluid.calls.ts';
import type { FluidChart } from '../fluid-chart.contract.ts';
import { t } from '../fluid-chart.texts.ts';
import { fluidChartDocument } from './fluid-chart.document.ts';

/** Shows a fluid day for printing; each print and download is recorded. */
export function FluidChartPrint({ chart, onClose }: { chart: FluidChart; onClose: () => void }) {
  const header = usePrintHeader();
  const format = useFormat();
  const { patient, day } = chart;
  return (
    <RecordedPrint
      title={t('printTitle')}
      document={fluidChartDocument(chart, { header, format })}
      fileName={`${patient.patientNumber}-fluids-${day}`}
      papers={['a4']}
      record={(output, submission) => recordFluidChartPrint({ patientId: patient.id, output }, submission)}
      onClose={onClose}
    />
  );
}
