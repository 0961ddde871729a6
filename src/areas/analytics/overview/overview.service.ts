import { takeHouse } from '#areas/inpatient/inpatient.public.ts';
import { takeCensus } from '#areas/patients/patients.public.ts';
import { readCounters } from '#database/counters.ts';
import type { DailyFigure } from '#database/daily-figures.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { hasModule, mayUse } from '#kernel/access/actor.ts';
import type { WorkList } from '#kernel/care/home-work.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { findHomeWork } from '#server/points/home-work.ts';
import { selectActivity } from './activity.queries.ts';
import { activity, type Overview, type ShownWork } from './overview.contract.ts';
import {
  type FigureRequest,
  selectFigures,
  selectTopReferrers,
  sumPendingCommission,
} from './overview.queries.ts';
import {
  dailyTrendDays,
  daysUpTo,
  monthlyTrendMonths,
  monthsUpTo,
  revenueMonths,
} from './time-span.rules.ts';
import { FigureTable } from './figure-table.ts';

/** The maximum number of rows in the lists of the home screen (document 1, section 9). */
export const maxActivities = 8;
export const maxReferrers = 5;

/** Which figures of days belong to which permission. */
export const figuresOf = {
  'patients.read': ['patients.registered'],
  'appointments.read': ['appointments.starting', 'appointments.completed', 'appointments.cancelled'],
  'billing.read': ['billing.revenue', 'billing.collected', 'billing.paid-invoices'],
} as const satisfies Partial<Record<Permission, readonly DailyFigure[]>>;

/** Counters that the home screen reads. */
export const homeCounters = ['lab-orders.pending', 'lab-orders.total', 'patients.total'] as const;

/** For how many months, up to this one, the home screen sums a figure by month. */
const monthsOf: Partial<Record<DailyFigure, number>> = {
  'patients.registered': monthlyTrendMonths,
  'appointments.starting': monthlyTrendMonths,
  'billing.revenue': revenueMonths,
  'billing.paid-invoices': 1,
};

/** What the home screen needs of these figures on this day. */
export function figureRequest(names: readonly DailyFigure[], today: string): FigureRequest {
  const months = names.flatMap((name) => {
    const [first] = monthsUpTo(today, monthsOf[name] ?? 0);
    return first ? [{ name, from: `${first}-01` }] : [];
  });
  // One day more than the trends show: attendance is of the days before today.
  return { names, today, fromDay: daysUpTo(today, dailyTrendDays + 1)[0]!, months };
}

/** Everything the home screen shows, asked for at once and answered from figures that are kept, not recounted. */
export async function readOverview(context: CallContext): Promise<Overview> {
  const { db, tenantId, actor, clock } = context;
  const may = (permission: Permission) => mayUse(actor, permission);
  const seesReferrers = may('referrals.read') && hasModule(actor, 'referral_reports_enabled');
  const today = dateIn(actor.timeZone, clock.now());
  // A desk opens invoices; what the hospital earns is for those who count it.
  const seesRevenue = may('billing.read') && mayUse(actor, ['reports.read', 'billing.payments']);
  const names = Object.entries(figuresOf).flatMap(([permission, figures]) =>
    (permission === 'billing.read' ? seesRevenue : may(permission as Permission)) ? figures : [],
  );
  const [counted, figures, census, inpatient, topReferrers, pendingCommissionMinor, happened, work] =
    await Promise.all([
      readCounters(db, tenantId, homeCounters),
      names.length > 0 ? selectFigures(db, tenantId, figureRequest(names, today)) : [],
      may('patients.read') ? takeCensus(db, tenantId, today) : null,
      may('admissions.read') ? takeHouse(db, tenantId, today) : null,
      seesReferrers ? selectTopReferrers(db, tenantId, maxReferrers) : [],
      seesReferrers ? sumPendingCommission(db, tenantId) : 0,
      selectActivity(db, tenantId, may, maxActivities),
      findHomeWork(context),
    ]);
  const table = new FigureTable(figures, today);
  return {
    today,
    patients: census && { total: counted['patients.total'], ...table.patients(), ...census },
    appointments: may('appointments.read') ? table.appointments() : null,
    laboratory: may('lab.read')
      ? { total: counted['lab-orders.total'], pending: counted['lab-orders.pending'] }
      : null,
    billing: seesRevenue ? table.billing() : null,
    referrals: seesReferrers
      ? {
          topReferrers: topReferrers.map((row) => ({
            id: row.id,
            name: row.name,
            referrals: row.total_referrals,
            revenueMinor: row.total_revenue_minor,
          })),
          pendingCommissionMinor,
        }
      : null,
    inpatient,
    activity: happened.map((row) => toRecord(activity, row)),
    work: work.map(toShownWork),
  };
}

function toShownWork({ notice: { code, facts }, link, items }: WorkList): ShownWork {
  return {
    code,
    facts: { ...facts },
    link,
    items: items.map(({ notice: said, ...item }) => ({ ...item, code: said.code, facts: { ...said.facts } })),
  };
}
