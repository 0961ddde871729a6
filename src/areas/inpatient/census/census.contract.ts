import { z } from 'zod';
import { invalidFields } from '#kernel/app-error.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { issue } from './census.issues.ts';

const count = z.number().int();
const day = z.iso.date();

/** The maximum number of days that are looked at at once. */
export const maxCensusDays = sizeLimits.censusDays;

export const wardDay = z.strictObject({
  wardId: z.uuid(),
  wardName: z.string(),
  day,
  // At the end of the day, the hospital's midnight.
  beds: count,
  occupied: count,
  available: count,
  /** Dirty and being cleaned. */
  cleaning: count,
  maintenance: count,
  blocked: count,
  // Of the whole day.
  admissions: count,
  discharges: count,
  transfersIn: count,
  transfersOut: count,
});

export type WardDay = z.output<typeof wardDay>;

const wardSummary = z.strictObject({
  wardId: z.uuid(),
  wardName: z.string(),
  /** round(occupied / beds x 100) over the midnights; 0 without beds. */
  occupancyPercent: count,
  patientDays: count,
  admissions: count,
  discharges: count,
  transfersIn: count,
  transfersOut: count,
  /** Of those who left the hospital in the time, how long they were on the ward: days in tenths; null for nobody. */
  averageStayTenths: count.nullable(),
});

export type WardSummary = z.output<typeof wardSummary>;

const expectedDischarge = z.strictObject({
  admissionId: z.uuid(),
  admissionNumber: z.string(),
  patientName: z.string(),
  wardName: z.string().nullable(),
  bedNumber: z.string().nullable(),
  expectedOn: day,
});

const range = { from: dateText().optional(), to: dateText().optional(), wardId: z.uuid().optional() };

export const readCensus = defineCall('census.read', {
  address: 'GET /ward-census',
  access: ['admissions.read', 'beds.admin'],
  summary: 'Occupancy, movements and length of stay by ward, and who is expected to leave in the next 7 days',
  input: z.strictObject(range),
  output: z.strictObject({
    from: day,
    to: day,
    wards: z.array(wardSummary),
    days: z.array(z.strictObject({ day, beds: count, occupied: count, occupancyPercent: count })),
    expected: z.array(expectedDischarge),
  }),
});

export const exportCensus = defineCall('census.export', {
  address: 'GET /ward-census-export',
  access: ['admissions.read', 'beds.admin'],
  exports: 'admissions.export',
  readsReplica: true,
  summary: 'Read the midnights of wards for a file, page by page (recorded in the audit trail)',
  input: z.strictObject({ ...range, ...pageRequest }),
  output: pageOf(wardDay),
});

/** The days asked for: without any the 30 before today. @throws AppError INVALID_INPUT for too many or none */
export function censusDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } {
  const last = to ?? plusDays(today, -1);
  const first = from ?? plusDays(last, -29);
  if (first > last) throw invalidFields({ from: issue('daysInOrder') });
  if (plusDays(first, maxCensusDays) <= last) throw invalidFields({ from: issue('tooManyDays') });
  return { from: first, to: last };
}

export const recordBoardPrint = defineCall('census.recordPrint', {
  address: 'POST /bed-board-prints',
  access: ['admissions.read', 'beds.admin'],
  summary: 'Record that the board of the morning meeting was printed or downloaded',
  input: z.strictObject({ output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
