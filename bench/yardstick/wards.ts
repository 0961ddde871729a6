// The yardstick of the wards: the application's own query functions on a bare connection.
import type pg from 'pg';
import { selectAdmissions } from '#areas/inpatient/admissions/admission.queries.ts';
import { selectBeds } from '#areas/inpatient/beds/bed.queries.ts';
import { selectExpected, selectStayLengths, selectWardDays } from '#areas/inpatient/census/census.queries.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';
import { type BareClerk, on } from './money.ts';

/** Two hundred beds with who lies in them. */
export function bedBoard(pool: pg.Pool, { tenantId }: BareClerk, cursor: string) {
  return selectBeds(on(pool), tenantId, { cursor, limit: 200 });
}

export function admissionPage(pool: pg.Pool, { tenantId, timeZone }: BareClerk, cursor: string) {
  const today = dateIn(timeZone, new Date());
  return selectAdmissions(on(pool), tenantId, { cursor, today, sort: '-admitted', limit: 50 });
}

/** What the census of the last thirty days is added up from, over one connection at once. */
export async function wardCensus(pool: pg.Pool, { tenantId, timeZone }: BareClerk) {
  const today = dateIn(timeZone, new Date());
  const [from, to] = [plusDays(today, -30), plusDays(today, -1)];
  const span = { start: dayBounds(timeZone, from).start, end: dayBounds(timeZone, to).end };
  const client = await pool.connect();
  try {
    const db = on(client);
    return await Promise.all([
      selectWardDays(db, tenantId, { from, to, limit: 100_000 }),
      selectStayLengths(db, tenantId, span),
      selectExpected(db, tenantId, plusDays(today, 6)),
    ]);
  } finally {
    client.release();
  }
}
