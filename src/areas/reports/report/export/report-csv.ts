import { currencyDecimals } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import { type CsvCell, csvRecord } from '#ui/files/csv.ts';
import type { Report, ReportRow, Unit } from '../report.contract.ts';
import { t } from '../report.texts.ts';
import type { ShownReport } from '../shown-report.ts';

/**
 * A report as the records of a CSV file: whose it is, over which days and narrowed to what, then its figures with what
 * they mean, then each table. Money is written in units of the currency, as it stands in the headings.
 */
export function reportCsv(report: Report, { say }: ShownReport, hospital: string): string {
  const head: CsvCell[][] = [
    ['Hospital', hospital],
    ['Report', say('title')],
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
    ...(report.month?.closed
      ? [
          ['Closed By', report.month.closed.byName],
          ['Closed At', report.month.closed.at],
        ]
      : []),
  ];
  const cell = cellsIn(report.currencyCode);
  const figures = report.figures.map(({ id, unit, value, before }) => [
    say(`figure_${id}`),
    cell(unit, value),
    cell(unit, before),
    unitWords(unit, report.currencyCode),
    say(`means_${id}`),
  ]);
  const tables = report.tables.flatMap(({ id, axis, columns }) => [
    [],
    [say(`table_${id}`)],
    [
      axis === 'time' ? t(report.grain) : say(`axis_${id}`),
      ...columns.map(
        (column) => `${say(`column_${column.id}`)} (${unitWords(column.unit, report.currencyCode)})`,
      ),
    ],
    ...report.rows
      .filter((row) => row.table === id)
      .map((row) => [
        rowName(row, axis, say),
        ...columns.map(({ unit }, place) => cell(unit, row.values[place] ?? null)),
      ]),
  ]);
  const all: CsvCell[][] = [
    ...head,
    [],
    ['Figure', 'Value', 'Before', 'Unit', 'Definition'],
    ...figures,
    ...tables,
  ];
  return all.map(csvRecord).join('');
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

function cellsIn(currencyCode: string): (unit: Unit, value: number | null) => CsvCell {
  const decimals = currencyDecimals(currencyCode);
  return (unit, value) => {
    if (value === null) return null;
    if (unit === 'money') return decimalText(value, decimals);
    return unit === 'tenth-days' ? decimalText(value, 1) : value;
  };
}
