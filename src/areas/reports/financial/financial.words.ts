import type { ShownReport } from '../report/shown-report.ts';
import { t } from './financial.texts.ts';

export const shownFinancial: ShownReport = {
  id: 'financial',
  say: t as ShownReport['say'],
  charts: [
    { table: 'days', kind: 'column', columns: ['revenue', 'collected'] },
    { table: 'services', kind: 'rank', columns: ['net'] },
    { table: 'categories', kind: 'rank', columns: ['net'] },
    { table: 'doctors', kind: 'rank', columns: ['charged'] },
    { table: 'methods', kind: 'rank', columns: ['net'] },
    { table: 'ageing', kind: 'rank', columns: ['due'] },
  ],
  rowLinks: {
    // Referrals are listed by the same days.
    commissions: ({ key }, { from, to }) =>
      key === 'rest'
        ? undefined
        : { to: '/dashboard/referrals', search: { tab: 'referrals', referrerId: key, from, to } },
  },
};
