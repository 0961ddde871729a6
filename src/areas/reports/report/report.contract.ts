import { z } from 'zod';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import { defineCall } from '#kernel/define-call.ts';
import { freeText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { monthState } from '../closing/closing.contract.ts';

export const reportIds = [
  'overview',
  'patients',
  'appointments',
  'financial',
  'laboratory',
  'inpatient',
  'nursing',
  'theatre',
  'pharmacy',
  'diseases',
  'statistics',
] as const;

export type ReportId = (typeof reportIds)[number];

/** What a report demands beside `reports.read`; null where its parts are told by the permissions of each. */
export const reportNeeds: Readonly<Record<ReportId, PermissionDemand | null>> = {
  overview: null,
  patients: 'patients.read',
  appointments: 'appointments.read',
  financial: 'billing.read',
  laboratory: 'lab.read',
  inpatient: 'admissions.read',
  nursing: 'nursing.read',
  theatre: 'surgery.read',
  pharmacy: ['pharmacy.read', 'inventory.read'],
  diseases: 'emr.read',
  statistics: 'emr.read',
};

/** How a value is meant: money in minor units, percent and minutes whole, days in tenths. */
export const units = ['count', 'money', 'percent', 'minutes', 'tenth-days'] as const;
export type Unit = (typeof units)[number];

/** What the rows of a table stand for: days or months, records by their name, or words of the program. */
export const axes = ['time', 'name', 'code'] as const;

/** By what a report can be narrowed; a specialty stands for a department. */
export const filterIds = ['doctorId', 'specialty', 'wardId'] as const;
export type FilterId = (typeof filterIds)[number];

/** Which report can be narrowed by what: what is left out cannot be narrowed at all. */
export const reportFilters: Readonly<Partial<Record<ReportId, readonly FilterId[]>>> = {
  appointments: ['doctorId', 'specialty'],
  laboratory: ['doctorId', 'specialty'],
  inpatient: ['wardId'],
  theatre: ['doctorId', 'specialty'],
};

const unit = z.enum(units);
const value = z.number().int().nullable();
const day = z.iso.date();
const askedDay = dateText();

const figure = z.strictObject({
  id: z.string(),
  unit,
  /** Null where there is nothing to divide by. */
  value,
  /** Of the equally many days before; null where there is nothing to divide by, and with `isNow`. */
  before: value,
  /** Known of this moment alone, whatever days are asked for. */
  isNow: z.boolean(),
});

const table = z.strictObject({
  id: z.string(),
  axis: z.enum(axes),
  columns: z.array(z.strictObject({ id: z.string(), unit })),
});

const row = z.strictObject({
  /** The table it stands in. */
  table: z.string(),
  /** A day (YYYY-MM-DD), a month (YYYY-MM), an id or a word; `none` where nothing is recorded, `rest` for all others. */
  key: z.string(),
  /** Null for what the program itself has words for. */
  label: z.string().nullable(),
  /** One for each column of the table. */
  values: z.array(value),
});

const report = z.strictObject({
  report: z.enum(reportIds),
  from: day,
  to: day,
  /** The days that the figures are compared with. */
  beforeFrom: day,
  beforeTo: day,
  grain: z.enum(['day', 'month']),
  currencyCode: z.string(),
  readAt: z.string(),
  /** What fewer than five people had, and what is closed to the reader, is in rows of all others. */
  isFolded: z.boolean(),
  filters: z.array(
    z.strictObject({
      id: z.enum(filterIds),
      chosen: z.string().nullable(),
      /** Ids with names, or words that are their own names. */
      options: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    }),
  ),
  /** Of the financial report over one whole month that is over; null for everything else. */
  month: monthState.nullable(),
  figures: z.array(figure),
  tables: z.array(table),
  rows: z.array(row),
});

export type Report = z.output<typeof report>;
export type ReportFigure = z.output<typeof figure>;
export type ReportTable = z.output<typeof table>;
export type ReportRow = z.output<typeof row>;

const asked = {
  /** Without one that which the filter belongs to, or the overview. */
  report: z.enum(reportIds).optional(),
  /** The first and the last day; the days of this month up to today without them. */
  from: askedDay.optional(),
  to: askedDay.optional(),
  doctorId: z.uuid().optional(),
  specialty: freeText(200).optional(),
  wardId: z.uuid().optional(),
};

export const readReport = defineCall('reports.read', {
  address: 'GET /reports',
  access: 'reports.read',
  readsReplica: true,
  summary:
    'Read a report over a range of days: figures beside those of the equally long time before, and tables',
  input: z.strictObject(asked),
  output: report,
});

export const exportReport = defineCall('reports.export', {
  address: 'GET /reports-export',
  access: 'reports.read',
  exports: 'reports.export',
  readsReplica: true,
  summary: 'Read a report for a file (recorded in the audit trail): the same answer as on the screen',
  input: z.strictObject(asked),
  output: report,
});

export const recordReportPrint = defineCall('reports.recordPrint', {
  address: 'POST /report-prints',
  access: 'reports.read',
  summary: 'Record that a report was printed or downloaded',
  input: z.strictObject({
    report: z.enum(reportIds),
    from: askedDay,
    to: askedDay,
    output: z.enum(['print', 'download']),
  }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
