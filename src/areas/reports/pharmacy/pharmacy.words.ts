import type { ShownReport } from '../report/shown-report.ts';
import { t } from './pharmacy.texts.ts';

export const shownPharmacy: ShownReport = {
  id: 'pharmacy',
  say: t as ShownReport['say'],
  charts: [
    { table: 'days', kind: 'line', columns: ['dispensings'] },
    { table: 'days', kind: 'column', columns: ['received', 'used'] },
    { table: 'medicines', kind: 'rank', columns: ['dispensings'] },
    { table: 'items', kind: 'rank', columns: ['used'] },
  ],
  rowLinks: {
    items: ({ key }) => (key === 'rest' ? undefined : { to: `/dashboard/inventory/${key}`, search: {} }),
  },
};
