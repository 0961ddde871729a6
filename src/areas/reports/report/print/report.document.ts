import type { PrintBlock, PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import type { Report } from '../report.contract.ts';
import type { ReportWords } from '../detail/use-report-words.ts';
import { t } from '../report.texts.ts';
import type { ShownReport } from '../shown-report.ts';

interface ReportDocumentWords extends ReportWords {
  header: PrintHeader;
  date: (value: string) => string;
  dateTime: (value: string) => string;
}

/** A report on paper: range, filters and hospital, then figures with what they mean, then its tables. */
export function reportDocument(
  report: Report,
  { say }: ShownReport,
  words: ReportDocumentWords,
): PrintDocument {
  const { header, date, dateTime } = words;
  const range = (from: string, to: string) => `${date(from)} – ${date(to)}`;
  return {
    title: `${t('title')}: ${say('title')}`,
    header,
    pageOf: [say('title'), range(report.from, report.to)],
    isLandscape: true,
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('printedRange'), value: range(report.from, report.to), isStrong: true },
          { label: t('printedBefore'), value: range(report.beforeFrom, report.beforeTo) },
          { label: t('printedAt'), value: dateTime(report.readAt) },
          ...closingFields(report, dateTime),
          ...(report.isFolded ? [{ label: t('printedNote'), value: t('folded') }] : []),
          ...report.filters.map(({ id, chosen, options }) => ({
            label: t(id),
            value:
              chosen === null
                ? t(`${id}_all`)
                : (options.find((option) => option.id === chosen)?.name ?? t('unknown')),
          })),
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: t('figure'), share: 4 },
          { label: t('value'), align: 'right', share: 2 },
          { label: t('valueBefore'), align: 'right', share: 2 },
        ],
        rows: report.figures.map(({ id, unit, value, before }) => ({
          cells: [
            say(`figure_${id}`),
            words.value(unit, value),
            before === null ? '' : words.value(unit, before),
          ],
          note: say(`means_${id}`),
        })),
      },
      ...report.tables.map((table) => tableBlock(report, table, say, words)),
    ],
  };
}

/** Who closed the month and when, where it is closed. */
function closingFields({ month }: Report, dateTime: (value: string) => string) {
  if (!month?.closed) return [];
  const { byName, at } = month.closed;
  return [{ label: t('closedBy'), value: `${byName}, ${dateTime(at)}` }];
}

function tableBlock(
  report: Report,
  table: Report['tables'][number],
  say: ShownReport['say'],
  words: ReportWords,
): PrintBlock {
  const rows = report.rows.filter((row) => row.table === table.id);
  return {
    kind: 'section',
    title: say(`table_${table.id}`),
    blocks: [
      rows.length === 0
        ? { kind: 'paragraph', text: t('nothing') }
        : {
            kind: 'table',
            columns: [
              { label: words.axis(table), share: 3 },
              ...table.columns.map(({ id }) => ({
                label: say(`column_${id}`),
                align: 'right' as const,
                share: 2,
              })),
            ],
            rows: rows.map((row) => ({
              cells: [
                words.row(row),
                ...table.columns.map(({ unit }, place) => words.value(unit, row.values[place] ?? null)),
              ],
            })),
          },
    ],
  };
}
