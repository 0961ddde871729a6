import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { boundedText, freeText, requiredText } from '#kernel/text.ts';
import { reportIds } from '../report/report.contract.ts';
import { issue } from '../report/report.issues.ts';
import { rangeWords } from '../report/report.rules.ts';
import { everyWords, scheduleOutcomes } from './saved-report.rules.ts';

/** A range that means other days each time; days of its own would never change. */
export const savedRanges = rangeWords.filter((word) => word !== 'own');
export type SavedRange = (typeof savedRanges)[number];

const time = boundedText(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, issue('notATime'));

const filters = {
  doctorId: z.uuid().optional(),
  specialty: freeText(200).optional(),
  wardId: z.uuid().optional(),
};

/** What a person says of a report that they save; without a report its filter names the first that it belongs to. */
export const savedReportFields = {
  name: requiredText(100),
  report: z.enum(reportIds).optional(),
  range: z.enum(savedRanges).default('last-month'),
  ...filters,
  /** Everybody who reads reports finds it; what it shows them is told by their own permissions. */
  isShared: z.boolean().default(false),
  every: z.enum(everyWords).default('never'),
  /** Of the week, 1 to 7 from Monday; or of the month. */
  day: z.number().int().min(1).max(28).default(1),
  /** On the hospital's clock; 07:00 without one. */
  time: time.optional(),
};

export const savedReport = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  report: z.enum(reportIds),
  range: z.enum(savedRanges),
  filters: z.strictObject({
    doctorId: z.string().optional(),
    specialty: z.string().optional(),
    wardId: z.string().optional(),
  }),
  isShared: z.boolean(),
  owner: z.strictObject({ id: z.uuid(), name: z.string() }),
  every: z.enum(everyWords),
  day: z.number().int(),
  time: z.string(),
  nextDueAt: z.string().nullable(),
  /** When it was due last, and what came of it. */
  last: z.strictObject({ at: z.string(), outcome: z.enum(scheduleOutcomes) }).nullable(),
  version: z.number().int(),
});

export type SavedReport = z.output<typeof savedReport>;

export const listSavedReports = defineCall('reports.listSaved', {
  address: 'GET /saved-reports',
  access: 'reports.read',
  summary: 'List the own saved reports and those that others share, by name',
  input: z.strictObject(pageRequest),
  output: pageOf(savedReport),
});

export const saveReport = defineCall('reports.save', {
  address: 'POST /saved-reports',
  access: 'reports.read',
  summary: 'Save a report with its range and filters under a name, and perhaps have it sent by e-mail',
  input: z.strictObject(savedReportFields),
  output: savedReport,
  errors: ['REPORT_NAME_TAKEN'],
  example: { input: { name: 'Attendance', range: 'last-month', isShared: false, every: 'never', day: 1 } },
});

export const updateSavedReport = defineCall('reports.updateSaved', {
  address: 'PUT /saved-reports/{savedReportId}',
  access: 'reports.read',
  summary: 'Change an own saved report or when it is sent',
  input: z.strictObject({
    savedReportId: z.uuid(),
    version: seenVersion,
    ...savedReportFields,
  }),
  output: savedReport,
  errors: ['STALE', 'REPORT_NAME_TAKEN'],
  example: {
    input: {
      name: 'Attendance',
      range: 'last-month',
      isShared: false,
      every: 'never',
      day: 1,
      savedReportId: '01980000-0000-7000-8000-000000000001',
      version: 1,
    },
  },
});

export const deleteSavedReport = defineCall('reports.deleteSaved', {
  address: 'DELETE /saved-reports/{savedReportId}',
  access: 'reports.read',
  summary: 'Delete an own saved report; it is sent no more',
  input: z.strictObject({ savedReportId: z.uuid() }),
  output: z.strictObject({ deleted: z.literal(true) }),
});
