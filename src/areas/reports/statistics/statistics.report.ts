import type { FigureDefinition, ReportRequest, ReportSource, SourceRow } from '../report/report-source.ts';
import { selectElements } from './statistics.queries.ts';
import { statisticElements } from './statistics.rules.ts';

const figures = Object.fromEntries(
  statisticElements.map((name): [string, FigureDefinition] => [name, { unit: 'count' }]),
);

/** What a hospital reports of its services each month; every figure is a data element. */
export const statisticsReport: ReportSource = {
  figures,
  async readFigures(request) {
    const sums: Record<string, number> = {};
    for (const { name, count } of await selectElements(request)) sums[name] = (sums[name] ?? 0) + count;
    return sums;
  },
  tables: {
    days: {
      axis: 'time',
      columns: Object.fromEntries(statisticElements.map((name) => [name, 'count' as const])),
      read: readDays,
    },
  },
};

async function readDays(request: ReportRequest): Promise<SourceRow[]> {
  const byKey = new Map<string, SourceRow>();
  for (const { key, name, count } of await selectElements(request)) {
    byKey.set(key, { ...byKey.get(key), key, [name]: count });
  }
  return [...byKey.values()];
}
