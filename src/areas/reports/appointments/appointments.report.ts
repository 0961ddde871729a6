import { ratioOf } from '../report/report.rules.ts';
import type { ColumnDefinition, ReportSource } from '../report/report-source.ts';
import {
  selectDays,
  selectDoctors,
  selectFigures,
  selectHours,
  selectSpecialties,
  selectTypes,
} from './appointments.queries.ts';

const columns: Readonly<Record<string, ColumnDefinition>> = {
  starting: 'count',
  completed: 'count',
  cancelled: 'count',
  attendance: { unit: 'percent', ratio: ['completed', 'expected', 100] },
};

/** Appointments by the day on which they start, and what became of them. */
export const appointmentsReport: ReportSource = {
  figures: {
    starting: { unit: 'count' },
    completed: { unit: 'count' },
    cancelled: { unit: 'count' },
    attendance: { unit: 'percent' },
    overbooked: { unit: 'count' },
  },
  async readFigures(request) {
    const found = await selectFigures(request);
    return { ...found, attendance: ratioOf(found['completed'] ?? 0, found['expected'] ?? 0, 100) };
  },
  tables: {
    days: { axis: 'time', columns, read: selectDays },
    doctors: {
      axis: 'name',
      columns: { ...columns, overbooked: 'count' },
      read: selectDoctors,
    },
    specialties: { axis: 'name', columns, read: selectSpecialties },
    types: { axis: 'code', columns, read: selectTypes },
    hours: { axis: 'name', columns, read: selectHours },
  },
};
