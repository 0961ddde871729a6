import type { ReportSource } from '../report/report-source.ts';
import {
  selectCategories,
  selectDays,
  selectDoctors,
  selectFigures,
  selectPriorities,
  selectStatuses,
  selectTests,
} from './laboratory.queries.ts';

/** What was ordered, what was answered, and how soon. */
export const laboratoryReport: ReportSource = {
  figures: {
    orders: { unit: 'count' },
    tests: { unit: 'count' },
    completed: { unit: 'count' },
    cancelled: { unit: 'count' },
    turnaround: { unit: 'minutes' },
    critical: { unit: 'count' },
    acknowledgement: { unit: 'minutes' },
  },
  readFigures: selectFigures,
  tables: {
    days: { axis: 'time', columns: { orders: 'count', completed: 'count' }, read: selectDays },
    tests: { axis: 'name', folds: true, columns: { tests: 'count', completed: 'count' }, read: selectTests },
    categories: {
      axis: 'name',
      folds: true,
      columns: { tests: 'count', completed: 'count' },
      read: selectCategories,
    },
    doctors: { axis: 'name', columns: { orders: 'count', completed: 'count' }, read: selectDoctors },
    priorities: {
      axis: 'code',
      columns: {
        orders: 'count',
        completed: 'count',
        turnaround: { unit: 'minutes', ratio: ['spent', 'completed', 1] },
      },
      read: selectPriorities,
    },
    statuses: { axis: 'code', columns: { orders: 'count' }, read: selectStatuses },
  },
};
