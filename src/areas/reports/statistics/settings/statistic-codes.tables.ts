import type { Instant, JsonColumn } from '#database/tables.ts';
import type { StatisticElement } from '../statistics.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    statistic_codes: StatisticCodesTable;
  }
}

/** How an authority calls the hospital and its figures; a hospital has one row, or none yet. */
interface StatisticCodesTable {
  tenant_id: string;
  org_unit: string;
  elements: JsonColumn<Partial<Record<StatisticElement, string>>>;
  updated_by: string;
  updated_at: Instant;
  version: number;
}
