import { z } from 'zod';
import { alertTones } from '#kernel/care/patient-alert.ts';
import { defineCall } from '#kernel/define-call.ts';

const count = z.number().int();
/** Minor units of the hospital's currency. */
const minor = z.number().int();

/** One day (YYYY-MM-DD) or month (YYYY-MM) of the hospital's calendar and its figure. */
const figureOn = z.strictObject({ on: z.string(), value: z.number().int() });
export type FigureOn = z.output<typeof figureOn>;

export const activityKinds = [
  'patient-registered',
  'patients-imported',
  'appointment-booked',
  'lab-order-completed',
  'invoice-sent',
  'payment-recorded',
  'refund-recorded',
  'credit-note-made',
  'referral-recorded',
] as const;

export const activity = z.strictObject({
  kind: z.enum(activityKinds),
  at: z.string(),
  /** The record it is about: a patient, an import, an appointment, an order, an invoice (of payments and credits as well), a referrer. */
  recordId: z.uuid(),
  /** The number people read on it; null where it has none. */
  number: z.string().nullable(),
  /** Null for an import. */
  patientNumber: z.string().nullable(),
  /** Null for a restricted patient and for an import. */
  patientName: z.string().nullable(),
  /** What was charged, paid, given back, credited or referred. */
  amountMinor: minor.nullable(),
  /** How many patients an import brought; null for everything else. */
  count: count.nullable(),
});
export type Activity = z.output<typeof activity>;

const patients = z.strictObject({
  /** Everybody ever registered. */
  total: count,
  newToday: count,
  newThisMonth: count,
  /** Newly registered on each of the last 30 days, today being the last. */
  daily: z.array(figureOn),
  /** Newly registered in each of the last 6 months. */
  monthly: z.array(figureOn),
  /** Active patients by age today. */
  ageGroups: z.array(z.strictObject({ group: z.enum(['0-18', '19-35', '36-55', '56-75', '75+']), count })),
  /** Active patients by gender. */
  genders: z.array(z.strictObject({ gender: z.enum(['female', 'male', 'other']), count })),
});

const appointments = z.strictObject({
  today: count,
  thisMonth: count,
  daily: z.array(figureOn),
  monthly: z.array(figureOn),
  /** Of the 30 days before today: appointments that were not cancelled, and those of them that were completed. */
  attendance: z.strictObject({ expected: count, completed: count }),
});

const billing = z.strictObject({
  revenueThisMonthMinor: minor,
  /** Invoices that became paid this month. */
  paidInvoicesThisMonth: count,
  /** Of the last 12 months. */
  monthlyRevenue: z.array(figureOn),
  /** Of the last 30 days: what was charged, and what came in. */
  collection: z.strictObject({ chargedMinor: minor, collectedMinor: minor }),
});

const referrals = z.strictObject({
  /** At most five, those with the highest revenue first. */
  topReferrers: z.array(
    z.strictObject({ id: z.uuid(), name: z.string(), referrals: count, revenueMinor: minor }),
  ),
  pendingCommissionMinor: minor,
});

const told = {
  /** Of a sentence that the page knows, with its facts. */
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Path of a screen. */
  link: z.string(),
};

const workList = z.strictObject({
  ...told,
  items: z.array(
    z.strictObject({ ...told, id: z.string(), at: z.string().nullable(), tone: z.enum(alertTones) }),
  ),
});
export type ShownWork = z.output<typeof workList>;

const inpatient = z.strictObject({
  /** Active admissions whose discharge is expected on the hospital's date, and on the next. */
  expectedToday: count,
  expectedTomorrow: count,
  /** Open requests for a bed. */
  waiting: count,
  /** Active wards with beds, by name. */
  wards: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      available: count,
      occupied: count,
      /** Dirty or being cleaned. */
      cleaning: count,
    }),
  ),
});

export const readOverview = defineCall('analytics.overview', {
  address: 'GET /analytics/overview',
  access: 'signed-in',
  summary: 'The figures of the home screen; each part is null for those who lack its permission',
  output: z.strictObject({
    /** The hospital's date. */
    today: z.string(),
    patients: patients.nullable(),
    appointments: appointments.nullable(),
    laboratory: z.strictObject({ total: count, pending: count }).nullable(),
    billing: billing.nullable(),
    referrals: referrals.nullable(),
    inpatient: inpatient.nullable(),
    /** The newest first, of what the caller may read. */
    activity: z.array(activity),
    /** What waits for the person in the areas of their roles, at most eight items each. */
    work: z.array(workList),
  }),
});

export type Overview = z.output<typeof readOverview.output>;
