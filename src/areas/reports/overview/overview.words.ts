import type { ShownReport } from '../report/shown-report.ts';
import { t } from './overview.texts.ts';

export const shownOverview: ShownReport = {
  id: 'overview',
  say: t as ShownReport['say'],
  charts: [
    { table: 'days', kind: 'line', columns: ['appointments', 'patients'] },
    { table: 'days', kind: 'column', columns: ['revenue', 'collected'] },
    { table: 'days', kind: 'line', columns: ['orders'] },
  ],
};
