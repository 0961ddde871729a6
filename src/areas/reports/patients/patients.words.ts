import type { ReportLink, ShownReport } from '../report/shown-report.ts';
import { t } from './patients.texts.ts';

const newest: ReportLink = {
  to: '/dashboard/patients',
  search: { status: 'all', sort: '-registered' },
};

export const shownPatients: ShownReport = {
  id: 'patients',
  say: t as ShownReport['say'],
  charts: [
    { table: 'days', kind: 'line', columns: ['registered'] },
    { table: 'ages', kind: 'rank', columns: ['registered'] },
    { table: 'genders', kind: 'rank', columns: ['registered'] },
  ],
  figureLinks: { registered: () => newest },
};
