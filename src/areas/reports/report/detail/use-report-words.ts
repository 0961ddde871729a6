import { useMemo } from 'react';
import { currencyDecimals } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { currentLanguage } from '#ui/i18n/language.ts';
import type { Report, ReportFigure, ReportRow, Unit } from '../report.contract.ts';
import { changePercent } from '../report.rules.ts';
import { t } from '../report.texts.ts';
import type { ShownReport } from '../shown-report.ts';

const minutesPerHour = 60;

/** How the values and rows of one report are written. */
export interface ReportWords {
  value: (unit: Unit, value: number | null) => string;
  /** A value beside a line of a chart. */
  tick: (unit: Unit, value: number) => string;
  /** What a figure was before, and by how much it has changed. */
  comparison: (figure: ReportFigure) => string;
  row: (row: ReportRow) => string;
  /** The same where there is little room. */
  shortRow: (row: ReportRow) => string;
  /** What the rows of a table are. */
  axis: (table: Report['tables'][number]) => string;
}

export function useReportWords(report: Report, shown: ShownReport): ReportWords {
  const format = useFormat();
  const language = currentLanguage();
  return useMemo(() => wordsOf(report, shown, format, language), [report, shown, format, language]);
}

function wordsOf(
  report: Report,
  { say }: ShownReport,
  { number, money, date }: ReturnType<typeof useFormat>,
  language: string,
): ReportWords {
  // Plain dates belong to no zone.
  const naming = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { calendar: 'gregory', timeZone: 'UTC', ...options });
  const shortDay = naming({ day: 'numeric', month: 'short' });
  const shortMonth = naming({ month: 'short', year: '2-digit' });
  const longMonth = naming({ month: 'long', year: 'numeric' });
  const axes = new Map(report.tables.map((table) => [table.id, table.axis]));
  const decimals = currencyDecimals(report.currencyCode);

  const shownMinutes = (minutes: number) =>
    minutes < minutesPerHour
      ? t('minutes', { value: minutes })
      : t('hours', { hours: Math.floor(minutes / minutesPerHour), minutes: minutes % minutesPerHour });

  const writers: Record<Unit, (amount: number) => string> = {
    count: number,
    money: (amount) => money(amount, report.currencyCode),
    percent: (amount) => t('percent', { value: amount }),
    minutes: shownMinutes,
    'tenth-days': (amount) => t('tenth-days', { value: amount / 10 }),
  };
  const value = (unit: Unit, amount: number | null) =>
    amount === null ? t('unknown') : writers[unit](amount);

  function rowWords(row: ReportRow, isShort: boolean): string {
    if (row.key === 'rest') return t('others');
    if (row.key === 'none') return t('notRecorded');
    const axis = axes.get(row.table);
    if (axis === 'time' && report.grain === 'month') {
      return (isShort ? shortMonth : longMonth).format(new Date(`${row.key}-01`));
    }
    if (axis === 'time') return isShort ? shortDay.format(new Date(row.key)) : date(row.key);
    if (axis === 'code') return say(`key_${row.table}_${row.key}`);
    return row.label ?? t('notRecorded');
  }

  return {
    value,
    tick: (unit, amount) =>
      unit === 'money'
        ? number(decimalText(amount, decimals) as `${number}`, { notation: 'compact' })
        : value(unit, amount),
    comparison({ unit, value: now, before }) {
      const change =
        now === null || before === null || unit === 'percent' ? null : changePercent(now, before);
      const shown = value(unit, before);
      if (change === null) return t('before', { value: shown });
      return t('beforeChanged', { value: shown, change: changeWords(change) });
    },
    row: (row) => rowWords(row, false),
    shortRow: (row) => rowWords(row, true),
    axis({ id, axis }) {
      if (axis === 'time') return t(report.grain);
      return say(`axis_${id}`);
    },
  };
}

function changeWords(percent: number): string {
  if (percent === 0) return t('unchanged');
  return percent > 0 ? t('rise', { percent }) : t('fall', { percent: -percent });
}
