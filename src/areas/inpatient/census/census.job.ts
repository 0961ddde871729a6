import type { DailyJob, JobContext } from '#server/jobs/job.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';
import { selectCensusStart, writeCensus } from './census.queries.ts';

/** Days that are counted again each night: what is written down later may be about them. */
const daysCountedAgain = 7;
/** The maximum number of days that are caught up in one night. */
const maxDays = 400;

/** Counts every ward for the days that are over and not counted yet, also those on which no server ran. */
export const censusJob: DailyJob = {
  name: 'inpatient.take-census',
  look: {
    reads: { ward: 'tenant_id, id' },
    finds: 'select from public.ward where ward.tenant_id = hospital.id',
  },
  run: takeCensus,
};

async function takeCensus(
  context: Pick<JobContext, 'db' | 'tenantId' | 'today' | 'timeZone' | 'announce' | 'audit'>,
): Promise<void> {
  const { db, tenantId, today, timeZone } = context;
  const { last_day: last, first_ward: firstWard } = await selectCensusStart(db, tenantId);
  if (firstWard === null) return;
  const begin = last === null ? dateIn(timeZone, new Date(firstWard)) : plusDays(last, 1);
  const again = plusDays(today, -daysCountedAgain);
  const from = begin < again ? begin : maxOf(again, dateIn(timeZone, new Date(firstWard)));
  await countDays(context, maxOf(from, plusDays(today, -maxDays)));
  context.announce('census');
}

/** Counts every day from one to yesterday, of all wards or of some. */
export async function countDays(
  { db, tenantId, today, timeZone }: Pick<JobContext, 'db' | 'tenantId' | 'today' | 'timeZone'>,
  from: string,
  wardIds?: readonly string[],
): Promise<void> {
  for (let day = from; day < today; day = plusDays(day, 1)) {
    await writeCensus(db, tenantId, { day, wardIds, ...dayBounds(timeZone, day) });
  }
}

function maxOf(one: string, other: string): string {
  return one > other ? one : other;
}
