import { expect, test } from 'vitest';
import { reportIds } from './report.contract.ts';
import { shownReports } from './shown-reports.ts';
import { reportSources } from './sources.ts';

test.each(reportIds)('everything of the report %s has its words, and its charts draw what it has', (id) => {
  const { say, charts, figureLinks = {}, rowLinks = {} } = shownReports[id];
  const { figures, tables } = reportSources[id];
  const columns = Object.values(tables).flatMap((table) => Object.keys(table.columns));
  const keys = [
    'title',
    'lead',
    ...Object.keys(figures).flatMap((name) => [`figure_${name}`, `means_${name}`]),
    ...Object.keys(tables).map((name) => `table_${name}`),
    ...Object.entries(tables).flatMap(([name, { axis }]) => (axis === 'time' ? [] : [`axis_${name}`])),
    ...columns.map((name) => `column_${name}`),
  ];
  expect(keys.filter((key) => say(key) === key)).toEqual([]);
  for (const chart of charts) {
    expect(Object.keys(tables[chart.table]?.columns ?? {})).toEqual(
      expect.arrayContaining([...chart.columns]),
    );
  }
  expect(Object.keys(figures)).toEqual(expect.arrayContaining(Object.keys(figureLinks)));
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(Object.keys(rowLinks)));
});
