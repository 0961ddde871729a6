import type { ShownReport } from '../report/shown-report.ts';
import { t } from './appointments.texts.ts';

export const shownAppointments: ShownReport = {
  id: 'appointments',
  say: t as ShownReport['say'],
  charts: [
    { table: 'days', kind: 'line', columns: ['starting', 'completed'] },
    { table: 'doctors', kind: 'rank', columns: ['starting'] },
    { table: 'specialties', kind: 'rank', columns: ['starting'] },
    { table: 'hours', kind: 'column', columns: ['starting'] },
  ],
  rowLinks: {
    days: ({ key }, { grain, filters }) => {
      if (grain === 'month') return undefined;
      const doctorId = filters.find(({ id }) => id === 'doctorId')?.chosen;
      return { to: '/dashboard/scheduling', search: { date: key, ...(doctorId && { doctorId }) } };
    },
  },
};
