import { currencyDecimals } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import type { Report, ReportRow, Unit } from '../report.contract.ts';
import { t } from '../report.texts.ts';
import type { ShownReport } from '../shown-report.ts';

/** A text, or a number as it is written: money in units of the currency. */
export type FileCell = string | { number: string } | null;

/** A part of a report in a file: its name and its rows, headings among them. */
export interface FilePart {
  title: string;
  rows: FileCell[][];
}

/** What a file of a report holds, whatever its format: first whose it is and its figures, then each table. */
export interface ReportParts {
  head: FileCell[][];
  figures: FilePart;
  tables: FilePart[];
}

/**
 * A report for a file: whose it is, over which days and narrowed to what, then its figures with what they mean, then
 * each table.
 */
export function reportParts(report: Report, { say }: ShownReport, hospital: string): ReportParts {
  const { currencyCode } = report;
  const cell = cellsIn(currencyCode);
  return {
    head: headOf(report, say('title'), hospital),
    figures: {
      title: t('figures'),
      rows: [
        ['Figure', 'Value', 'Before', 'Unit', 'Definition'],
        ...report.figures.map(({ id, unit, value, before }) => [
          say(`figure_${id}`),
          cell(unit, value),
          cell(unit, before),
          unitWords(unit, currencyCode),
          say(`means_${id}`),
        ]),
      ],
    },
    tables: report.tables.map(({ id, axis, columns }) => ({
      title: say(`table_${id}`),
      rows: [
        [
          axis === 'time' ? t(report.grain) : say(`axis_${id}`),
          ...columns.map(
            (column) => `${say(`column_${column.id}`)} (${unitWords(column.unit, currencyCode)})`,
          ),
        ],
        ...report.rows
          .filter((row) => row.table === id)
          .map((row) => [
            rowName(row, axis, say),
            ...columns.map(({ unit }, place) => cell(unit, row.values[place] ?? null)),
          ]),
      ],
    })),
  };
}

function headOf(report: Report, title: string, hospital: string): FileCell[][] {
  const { month } = report;
  return [
    ['Hospital', hospital],
    ['Report', title],
    ['From', report.from],
    ['To', report.to],
    ['Compared From', report.beforeFrom],
    ['Compared To', report.beforeTo],
    ...report.filters.map(({ id, chosen, options }) => [
      t(id),
      chosen === null ? t(`${id}_all`) : (options.find((option) => option.id === chosen)?.name ?? chosen),
    ]),
    ['As Of', report.readAt],
    ['Currency', report.currencyCode],
    ...(report.isFolded ? [['Note', t('folded')]] : []),
    ...(month?.closed
      ? [
          ['Closed By', month.closed.byName],
          ['Closed At', month.closed.at],
        ]
      : []),
  ];
}

/** Days and months as they sort; everything else in words. */
function rowName({ key, label, table }: ReportRow, axis: string, say: ShownReport['say']): string {
  if (axis === 'time') return key;
  if (key === 'rest') return t('others');
  if (key === 'none') return t('notRecorded');
  return axis === 'code' ? say(`key_${table}_${key}`) : (label ?? t('notRecorded'));
}

function unitWords(unit: Unit, currencyCode: string): string {
  if (unit === 'money') return currencyCode;
  return unit === 'tenth-days' ? 'days' : unit;
}

function cellsIn(currencyCode: string): (unit: Unit, value: number | null) => FileCell {
  const decimals = currencyDecimals(currencyCode);
  return (unit, value) => {
    if (value === null) return null;
    if (unit === 'money') return { number: decimalText(value, decimals) };
    return { number: unit === 'tenth-days' ? decimalText(value, 1) : String(value) };
  };
}
