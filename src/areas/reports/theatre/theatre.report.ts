import { ratioOf } from '../report/report.rules.ts';
import type { ColumnDefinition, ReportSource } from '../report/report-source.ts';
import {
  selectDays,
  selectFigures,
  selectProcedures,
  selectStatuses,
  selectSurgeons,
  selectTheatres,
} from './theatre.queries.ts';

const columns: Readonly<Record<string, ColumnDefinition>> = {
  cases: 'count',
  completed: 'count',
  cancelled: 'count',
  punctuality: { unit: 'percent', ratio: ['on_time', 'started', 100] },
  used: 'minutes',
  average: { unit: 'minutes', ratio: ['used', 'timed', 1] },
};

/** Surgical cases by the day for which they are booked. */
export const theatreReport: ReportSource = {
  figures: {
    cases: { unit: 'count' },
    completed: { unit: 'count' },
    cancelled: { unit: 'count' },
    emergency: { unit: 'count' },
    punctuality: { unit: 'percent' },
    used: { unit: 'minutes' },
    accuracy: { unit: 'percent' },
  },
  async readFigures(request) {
    const found = await selectFigures(request);
    return {
      ...found,
      punctuality: ratioOf(found['on_time'] ?? 0, found['started'] ?? 0, 100),
      accuracy: ratioOf(found['used'] ?? 0, found['planned'] ?? 0, 100),
    };
  },
  tables: {
    days: { axis: 'time', columns, read: selectDays },
    theatres: { axis: 'name', columns, read: selectTheatres },
    surgeons: { axis: 'name', columns, read: selectSurgeons },
    procedures: { axis: 'name', folds: true, columns, read: selectProcedures },
    statuses: { axis: 'code', columns: { cases: 'count' }, read: selectStatuses },
  },
};
