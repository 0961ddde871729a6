import type { Report } from '../report/report.contract.ts';
import type { ReportLink, ShownReport } from '../report/shown-report.ts';
import { t } from './laboratory.texts.ts';

function orders({ from, to }: Pick<Report, 'from' | 'to'>, search: ReportLink['search'] = {}): ReportLink {
  return { to: '/dashboard/laboratory', search: { from, to, ...search } };
}

export const shownLaboratory: ShownReport = {
  id: 'laboratory',
  say: t as ShownReport['say'],
  charts: [
    { table: 'days', kind: 'line', columns: ['orders', 'completed'] },
    { table: 'tests', kind: 'rank', columns: ['tests'] },
    { table: 'categories', kind: 'rank', columns: ['tests'] },
    { table: 'doctors', kind: 'rank', columns: ['orders'] },
  ],
  figureLinks: {
    orders: (report) => orders(report),
    cancelled: (report) => orders(report, { status: 'cancelled' }),
  },
  rowLinks: {
    days: ({ key }, { grain }) => (grain === 'day' ? orders({ from: key, to: key }) : undefined),
    priorities: ({ key }, report) => orders(report, { priority: key }),
    statuses: ({ key }, report) => orders(report, { status: key }),
  },
};
