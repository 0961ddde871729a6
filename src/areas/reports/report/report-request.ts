import type { Db } from '#database/tables.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import type { FilterId } from './report.contract.ts';
import { type DaySpan, grainOf } from './report.rules.ts';
import type { ReportRequest } from './report-source.ts';

/** Whose rows are read, and what day it is there. */
export interface ReportPlace {
  readonly db: Db;
  readonly tenantId: string;
  readonly today: string;
  readonly timeZone: string;
  /** True where what is read is told to a reader with emr.sensitive. */
  readonly seesClosed: boolean;
}

/** What a report reads for some days, narrowed to what was chosen. */
export function requestFor(
  { db, tenantId, today, timeZone, seesClosed }: ReportPlace,
  span: DaySpan,
  chosen: Readonly<Partial<Record<FilterId, string | undefined>>> = {},
  grain = grainOf(span),
): ReportRequest {
  const { from, to } = span;
  return {
    ...{ db, tenantId, today, timeZone, seesClosed, from, to, grain },
    start: dayBounds(timeZone, from).start,
    end: dayBounds(timeZone, to).end,
    doctorId: chosen.doctorId ?? null,
    specialty: chosen.specialty ?? null,
    wardId: chosen.wardId ?? null,
  };
}
