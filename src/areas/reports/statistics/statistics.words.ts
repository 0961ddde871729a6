import type { ShownReport } from '../report/shown-report.ts';
import { t } from './statistics.texts.ts';

export const shownStatistics: ShownReport = {
  id: 'statistics',
  say: t as ShownReport['say'],
  charts: [
    { table: 'days', kind: 'line', columns: ['visits', 'consultations'] },
    { table: 'days', kind: 'column', columns: ['admissions', 'discharges'] },
  ],
};
