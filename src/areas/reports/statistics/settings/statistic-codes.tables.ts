import type { JsonColumn, Table } from '#database/tables.ts';
import type { StatisticElement } from '../statistics.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    statistic_codes: Table<'statistic_codes', StatisticCodesColumns>;
  }
}

/** How an authority calls the hospital and its figures; a hospital has one row, or none yet. */
interface StatisticCodesColumns {
  elements: JsonColumn<Partial<Record<StatisticElement, string>>>;
}
