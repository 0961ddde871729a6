import { monthsUpTo } from '#areas/analytics/overview/time-span.rules.ts';
import { ageInYears } from '#kernel/time/age.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { TestSystem } from './hospital.ts';

/** The figures of the home screen, counted one by one from every stored row. */
export async function recount({ database, clock }: TestSystem, tenantId: string, timeZone: string) {
  const dayOf = (instant: string) => dateIn(timeZone, new Date(instant));
  const rows = await database.inTenant(tenantId, 'read', async (db) => ({
    patients: await db.selectFrom('patient').selectAll().where('tenant_id', '=', tenantId).execute(),
    appointments: await db.selectFrom('appointment').selectAll().where('tenant_id', '=', tenantId).execute(),
    invoices: await db.selectFrom('invoice').selectAll().where('tenant_id', '=', tenantId).execute(),
    credits: await db.selectFrom('credit_note').selectAll().where('tenant_id', '=', tenantId).execute(),
    payments: await db.selectFrom('payment').selectAll().where('tenant_id', '=', tenantId).execute(),
  }));
  const today = dayOf(clock.now().toISOString());
  const month = today.slice(0, 7);
  const on = (span: string) => (instant: string | null) =>
    instant !== null && dayOf(instant).startsWith(span);
  const active = rows.patients.filter((patient) => patient.status === 'active');
  const ages = active.map((patient) => ageInYears(patient.date_of_birth, today));
  const aged = (from: number, to: number) => ages.filter((age) => age >= from && age <= to).length;
  const charged = rows.invoices.filter((invoice) => invoice.status !== 'void');
  const sum = (all: { total_minor: number }[]) => all.reduce((total, one) => total + one.total_minor, 0);
  const credited = (isCounted: (instant: string | null) => boolean) =>
    sum(rows.credits.filter((row) => isCounted(row.created_at)));
  const before = Date.parse(today);
  const isRecent = (day: string, from: number, to: number) => {
    const age = (before - Date.parse(day)) / 86_400_000;
    return age >= from && age <= to;
  };
  const past = rows.appointments.filter((row) => isRecent(dayOf(row.start_time), 1, 30));
  const trends = (instants: string[]) => ({
    daily: Array.from({ length: 30 }, (_, index) => {
      const day = new Date(before - (29 - index) * 86_400_000).toISOString().slice(0, 10);
      return { on: day, value: instants.filter(on(day)).length };
    }),
    monthly: monthsUpTo(today, 6).map((span) => ({ on: span, value: instants.filter(on(span)).length })),
  });
  return {
    patients: {
      total: rows.patients.length,
      newToday: rows.patients.filter((row) => on(today)(row.created_at)).length,
      newThisMonth: rows.patients.filter((row) => on(month)(row.created_at)).length,
      ...trends(rows.patients.map((row) => row.created_at)),
      ageGroups: [
        { group: '0-18', count: aged(0, 18) },
        { group: '19-35', count: aged(19, 35) },
        { group: '36-55', count: aged(36, 55) },
        { group: '56-75', count: aged(56, 75) },
        { group: '75+', count: aged(76, 200) },
      ],
      genders: (['female', 'male', 'other'] as const).map((gender) => ({
        gender,
        count: active.filter((patient) => patient.gender === gender).length,
      })),
    },
    appointments: {
      today: rows.appointments.filter((row) => on(today)(row.start_time)).length,
      thisMonth: rows.appointments.filter((row) => on(month)(row.start_time)).length,
      ...trends(rows.appointments.map((row) => row.start_time)),
      attendance: {
        expected: past.filter((row) => row.status !== 'cancelled').length,
        completed: past.filter((row) => row.status === 'completed').length,
      },
    },
    billing: {
      revenueThisMonthMinor: sum(charged.filter((row) => on(month)(row.sent_at))) - credited(on(month)),
      paidInvoicesThisMonth: rows.invoices.filter((row) => on(month)(row.paid_at)).length,
      monthlyRevenue: monthsUpTo(today, 12).map((span) => ({
        on: span,
        value: sum(charged.filter((row) => on(span)(row.sent_at))) - credited(on(span)),
      })),
      collection: {
        chargedMinor:
          sum(charged.filter((row) => row.sent_at && isRecent(dayOf(row.sent_at), 0, 29))) -
          credited((instant) => instant !== null && isRecent(dayOf(instant), 0, 29)),
        collectedMinor: rows.payments
          .filter((row) => isRecent(dayOf(row.created_at), 0, 29))
          .reduce((total, row) => total + row.amount_minor, 0),
      },
    },
  };
}
