import type { ShownReport } from '../report/shown-report.ts';
import { t } from './inpatient.texts.ts';

export const shownInpatient: ShownReport = {
  id: 'inpatient',
  say: t as ShownReport['say'],
  charts: [
    { table: 'days', kind: 'line', columns: ['occupied', 'beds'] },
    { table: 'days', kind: 'column', columns: ['admissions', 'discharges'] },
    { table: 'wards', kind: 'rank', columns: ['occupied'] },
    { table: 'types', kind: 'rank', columns: ['admissions'] },
  ],
  figureLinks: { inpatients: () => ({ to: '/dashboard/admissions', search: { status: 'active' } }) },
};
