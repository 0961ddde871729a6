import type { Format } from '#ui/i18n/format-provider.tsx';
import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import type { VitalSigns } from '../../signs/vital-signs.contract.ts';
import { patientName } from '../../signs/vital-signs.words.ts';
import type { ObservationChart } from '../chart.contract.ts';
import { t } from '../chart.texts.ts';
import { bandRows } from './band-rows.ts';

/** As many sets as fit side by side on one page. */
const maxColumns = 16;

interface ChartWords {
  header: PrintHeader;
  format: Pick<Format, 'date' | 'time' | 'dateTime'>;
  age: string;
}

/** The observation chart on one A4 page: the newest sets that count, bands as rows, the oldest at the left. */
export function chartDocument(
  { patient, stay, sets }: ObservationChart,
  { header, format, age }: ChartWords,
): PrintDocument {
  const shown = sets.filter(isShown).slice(-maxColumns);
  const [first, last] = [shown[0], shown.at(-1)];
  const place =
    stay?.bedNumber && stay.wardName ? t('place', { bed: stay.bedNumber, ward: stay.wardName }) : '';
  return {
    title: t('printTitle'),
    header,
    pageOf: [patientName(patient), patient.patientNumber],
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('printPatient'), value: patientName(patient), isStrong: true },
          { label: t('printNumber'), value: patient.patientNumber },
          { label: t('printPlace'), value: place },
          { label: t('printAge'), value: age },
        ],
      },
      ...(first && last
        ? [
            {
              kind: 'grid' as const,
              heads: shown.map(({ recordedAt }) => [
                format.date(recordedAt).slice(0, 5),
                format.time(recordedAt),
              ]),
              rows: bandRows(shown).map(({ group, label, points, cellOf }) => ({
                group,
                label,
                points,
                cells: shown.map(cellOf),
              })),
            },
          ]
        : [{ kind: 'paragraph' as const, text: t('printNone') }]),
      { kind: 'paragraph', text: t('printSource') },
    ],
    ...(first &&
      last && {
        footer: t('printSpanValue', {
          count: shown.length,
          from: format.dateTime(first.recordedAt),
          to: format.dateTime(last.recordedAt),
        }),
      }),
  };
}

function isShown({ enteredInError, isAbnormal }: VitalSigns): boolean {
  return enteredInError === null && isAbnormal !== null;
}
