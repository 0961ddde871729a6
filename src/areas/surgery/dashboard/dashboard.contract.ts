import { z } from 'zod';
import { rowPatient } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { surgicalCase } from '../cases/case.contract.ts';

/** The maximum number of today's cases that the dashboard shows. */
export const maxShownToday = 200;

const percent = z.number().int();

export const readSurgeryDashboard = defineCall('surgeryDashboard.read', {
  address: 'GET /surgery-dashboard',
  access: 'surgery.read',
  summary: "Read today's cases, what needs attention, and how the theatres were used in the last 30 days",
  output: z.strictObject({
    casesToday: z.number().int(),
    inProgress: z.number().int(),
    completedToday: z.number().int(),
    /** Today's cases by start, at most 200; neither cancelled nor postponed ones. */
    today: z.array(surgicalCase),
    alerts: z.strictObject({
      /** Scheduled and confirmed cases that start within an hour. */
      startingSoon: z.array(
        z.strictObject({
          id: z.uuid(),
          caseNumber: z.string(),
          patient: z.strictObject({ ...rowPatient, firstName: z.string(), lastName: z.string() }),
          startTime: z.string(),
        }),
      ),
      /** Operations with a count that no second person has confirmed, the longest waiting first. */
      countsWaiting: z.array(
        z.strictObject({
          id: z.uuid(),
          caseNumber: z.string(),
          patient: z.strictObject({ ...rowPatient, firstName: z.string(), lastName: z.string() }),
          since: z.string(),
        }),
      ),
      inMaintenance: z.number().int(),
      /** Scheduled and confirmed cases without a pre-operative diagnosis. */
      withoutDiagnosis: z.number().int(),
    }),
    /** What the last 30 days were like; percentages are null where nothing was done. */
    use: z.strictObject({
      /** First cases of a theatre's day that started in time. */
      firstCaseOnTime: percent.nullable(),
      firstCases: z.number().int(),
      /** Operating time of the working day, on days on which the theatre was used. */
      utilization: percent.nullable(),
      theatreDays: z.number().int(),
    }),
  }),
});
