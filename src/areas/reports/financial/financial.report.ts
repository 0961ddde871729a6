import { type DailyFigure, sumDailyFigures } from '#database/daily-figures.ts';
import type { ReportRequest, ReportSource, SourceRow } from '../report/report-source.ts';
import { selectSteps } from '../report/report.queries.ts';
import {
  selectCategories,
  selectDiscounts,
  selectDoctors,
  selectReductions,
  selectServices,
  selectTaxes,
} from './income.queries.ts';
import {
  selectAgeing,
  selectCashiers,
  selectCommissions,
  selectDeposits,
  selectMethods,
  selectRefunds,
  selectSums,
} from './money.queries.ts';

const kept = {
  invoices: 'billing.invoices',
  revenue: 'billing.revenue',
  collected: 'billing.collected',
} as const satisfies Record<string, DailyFigure>;

/** What was charged, what came in, what is owed, and what was given up. */
export const financialReport: ReportSource = {
  figures: {
    revenue: { unit: 'money' },
    collected: { unit: 'money' },
    invoices: { unit: 'count' },
    discounts: { unit: 'money' },
    tax: { unit: 'money' },
    credited: { unit: 'money' },
    refunded: { unit: 'money' },
    commission: { unit: 'money', needs: 'referrals.read' },
    due: { unit: 'money', isNow: true },
    deposits: { unit: 'money', isNow: true },
  },
  async readFigures(request) {
    const { db, tenantId, from, to } = request;
    const [sums, others] = await Promise.all([
      sumDailyFigures(db, tenantId, Object.values(kept), { from, to }),
      selectSums(request),
    ]);
    const figures = Object.entries(kept).map(([id, name]) => [id, sums[name]] as const);
    return { ...Object.fromEntries(figures), ...others };
  },
  tables: {
    days: {
      axis: 'time',
      columns: {
        revenue: 'money',
        collected: 'money',
        invoices: 'count',
        credited: 'money',
        refunded: 'money',
        deposits: 'money',
      },
      read: readDayBook,
    },
    services: {
      axis: 'name',
      folds: true,
      columns: { net: 'money', quantity: 'count', charged: 'money', credited: 'money' },
      read: selectServices,
    },
    categories: {
      axis: 'name',
      folds: true,
      columns: { net: 'money', quantity: 'count', charged: 'money', credited: 'money' },
      read: selectCategories,
    },
    doctors: {
      axis: 'name',
      columns: { charged: 'money', invoices: 'count', credited: 'money', paid: 'money' },
      read: selectDoctors,
    },
    methods: {
      axis: 'code',
      columns: { net: 'money', payments: 'count', received: 'money', refunded: 'money' },
      read: selectMethods,
    },
    ageing: { axis: 'code', columns: { due: 'money', invoices: 'count' }, read: selectAgeing },
    discounts: {
      axis: 'name',
      columns: { discount: 'money', invoices: 'count', charged: 'money' },
      read: selectDiscounts,
    },
    refunds: { axis: 'code', columns: { refunded: 'money', refunds: 'count' }, read: selectRefunds },
    deposits: { axis: 'code', columns: { amount: 'money', movements: 'count' }, read: selectDeposits },
    commissions: {
      axis: 'name',
      needs: 'referrals.read',
      columns: { commission: 'money', referrals: 'count', charged: 'money' },
      read: selectCommissions,
    },
    cashiers: {
      axis: 'name',
      columns: { expected: 'money', counted: 'money', difference: 'money', closings: 'count' },
      read: selectCashiers,
    },
    taxes: {
      axis: 'name',
      columns: { net: 'money', invoices: 'count', taxable: 'money', tax: 'money', credited: 'money' },
      read: selectTaxes,
    },
  },
};

/** Figures that are kept by day, beside what was given up and given back. */
async function readDayBook(request: ReportRequest): Promise<SourceRow[]> {
  const [steps, reductions] = await Promise.all([selectSteps(request, kept), selectReductions(request)]);
  const byKey = new Map<string, SourceRow>();
  for (const row of [...steps, ...reductions]) byKey.set(row.key, { ...byKey.get(row.key), ...row });
  return [...byKey.values()];
}
