import type { Format } from '#ui/i18n/format-provider.tsx';
import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import { balanceWords, patientName } from '../../fluid.words.ts';
import { t as fluidText } from '../../fluids.texts.ts';
import type { FluidChart } from '../fluid-chart.contract.ts';
import { t } from '../fluid-chart.texts.ts';
import { irrigationWords, kindName, urineWords, usedKinds } from '../fluid-chart.words.ts';

interface ChartWords {
  header: PrintHeader;
  format: Pick<Format, 'date' | 'time' | 'dateTime' | 'number'>;
}

/** A fluid day on one A4 page: its hours as rows, the kinds that were recorded as columns, the balance running. */
export function fluidChartDocument(chart: FluidChart, { header, format }: ChartWords): PrintDocument {
  const { patient, stay, day, hours, balance, intakeTotal, outputTotal } = chart;
  const { number, time } = format;
  const kinds = usedKinds(chart);
  const irrigation = irrigationWords(chart);
  const amount = (value: number | undefined) => (value === undefined ? '' : number(value));
  const sum = (kind: (typeof kinds)[number]) => {
    const amounts = hours.flatMap((hour) => hour.amounts[kind] ?? []);
    return amounts.length === 0 ? '' : number(amounts.reduce((total, one) => total + one, 0));
  };
  const place =
    stay?.bedNumber && stay.wardName ? t('place', { bed: stay.bedNumber, ward: stay.wardName }) : '';
  return {
    title: t('printTitle'),
    header,
    pageOf: [patientName(patient), patient.patientNumber, format.date(day)],
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('printPatient'), value: patientName(patient), isStrong: true },
          { label: t('printNumber'), value: patient.patientNumber },
          { label: t('printDay'), value: format.date(day) },
          { label: t('printPlace'), value: place },
          { label: t('urineRate'), value: urineWords(chart, format) ?? '', isWide: true },
          ...(irrigation === undefined ? [] : [{ label: t('irrigation'), value: irrigation, isWide: true }]),
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: t('columnHour') },
          ...kinds.map((kind) => ({ label: kindName(kind), align: 'right' as const })),
          { label: t('columnRunning'), align: 'right' },
        ],
        rows: [
          ...hours.map(({ start, amounts, running }) => ({
            cells: [
              time(start),
              ...kinds.map((kind) => amount(amounts[kind])),
              // What runs on through hours of which nothing is known would look like knowledge.
              Object.keys(amounts).length === 0 ? '' : balanceWords(running),
            ],
          })),
          {
            cells: [t('printTotal'), ...kinds.map(sum), balanceWords(balance ?? 0)],
            isStrong: true,
          },
        ],
        totals: [
          { label: t('intake'), value: fluidText('amount', { amount: intakeTotal ?? 0 }) },
          { label: t('output'), value: fluidText('amount', { amount: outputTotal ?? 0 }) },
          { label: t('balance'), value: balanceWords(balance ?? 0), isStrong: true },
        ],
      },
      { kind: 'paragraph', text: t('printSource') },
    ],
  };
}
