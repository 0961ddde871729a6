import { type DailyFigure, sumDailyFigures } from '#database/daily-figures.ts';
import type { ReportSource } from '../report/report-source.ts';
import { selectSteps } from '../report/report.queries.ts';
import { ratioOf } from '../report/report.rules.ts';

const kept = {
  patients: 'patients.registered',
  appointments: 'appointments.starting',
  completed: 'appointments.completed',
  cancelled: 'appointments.cancelled',
  orders: 'lab.orders',
  invoices: 'billing.invoices',
  revenue: 'billing.revenue',
  collected: 'billing.collected',
} as const satisfies Record<string, DailyFigure>;

const needs = {
  patients: 'patients.read',
  appointments: 'appointments.read',
  laboratory: 'lab.read',
  billing: 'billing.read',
} as const;

/** The hospital at a glance, from figures that are kept by day. */
export const overviewReport: ReportSource = {
  figures: {
    patients: { unit: 'count', needs: needs.patients },
    appointments: { unit: 'count', needs: needs.appointments },
    attendance: { unit: 'percent', needs: needs.appointments },
    orders: { unit: 'count', needs: needs.laboratory },
    invoices: { unit: 'count', needs: needs.billing },
    revenue: { unit: 'money', needs: needs.billing },
    collected: { unit: 'money', needs: needs.billing },
  },
  async readFigures({ db, tenantId, from, to }) {
    const sums = await sumDailyFigures(db, tenantId, Object.values(kept), { from, to });
    const figures = Object.fromEntries(Object.entries(kept).map(([id, name]) => [id, sums[name]]));
    const expected = sums[kept.appointments] - sums[kept.cancelled];
    return { ...figures, attendance: ratioOf(sums[kept.completed], expected, 100) };
  },
  tables: {
    days: {
      axis: 'time',
      columns: {
        patients: { unit: 'count', needs: needs.patients },
        appointments: { unit: 'count', needs: needs.appointments },
        completed: { unit: 'count', needs: needs.appointments },
        cancelled: { unit: 'count', needs: needs.appointments },
        orders: { unit: 'count', needs: needs.laboratory },
        invoices: { unit: 'count', needs: needs.billing },
        revenue: { unit: 'money', needs: needs.billing },
        collected: { unit: 'money', needs: needs.billing },
      },
      read: (request) => selectSteps(request, kept),
    },
  },
};
