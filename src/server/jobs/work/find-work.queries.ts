import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';

/** A tenant in which there may be work for a job. */
export interface PlaceOfWork {
  job_name: string;
  /** Null where the database does not know how to find the work of this job: any tenant may have some. */
  hospital_id: string | null;
  /** For daily jobs: the hospital's zone, null before it is set, and the day on which it was last done. */
  zone: string | null;
  done_on: string | null;
}

/** Where there may be work for these jobs, in one statement over all tenants; @see find-work.ts of the migrations. */
export async function selectPlacesOfWork(
  db: Db,
  names: readonly string[],
  at: string,
): Promise<PlaceOfWork[]> {
  const { rows } = await sql<PlaceOfWork>`
    select job_name, hospital_id, zone, done_on
    from find_tenants_with_work(${[...names]}::text[], ${at}::timestamptz)
    order by hospital_id, job_name`.execute(db);
  return rows;
}
