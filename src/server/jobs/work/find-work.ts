import type { Database } from '#database/database.ts';
import { isAppError } from '#kernel/app-error.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { type PlaceOfWork, selectPlacesOfWork } from './find-work.queries.ts';

interface Looking {
  database: Database;
  clock: Clock;
  onError: (this: void, error: unknown) => void;
}

/** Tells whether a job is to look closely at a tenant. */
export type MayHaveWork = (tenantId: string, job: string) => boolean;

/**
 * Finds with one statement which tenants have work, so that jobs leave all others alone. Where it cannot be asked the
 * error is told and every tenant is looked at: work that is late does more harm than a look too many.
 * @throws AppError DATABASE_AWAY when the database cannot be reached.
 */
export async function findWork(
  { database, clock, onError }: Looking,
  jobs: readonly string[],
): Promise<MayHaveWork> {
  const now = clock.now();
  const places = await database
    .onPlatform((db) => selectPlacesOfWork(db, jobs, now.toISOString()))
    .catch((error: unknown) => {
      if (isAppError(error, 'DATABASE_AWAY')) throw error;
      onError(error);
      return null;
    });
  if (!places) return () => true;
  const everywhere = new Set(places.filter((place) => place.hospital_id === null).map((it) => it.job_name));
  const found = new Set(places.filter((place) => isStillToDo(place, now)).map(keyOf));
  return (tenantId, job) => everywhere.has(job) || found.has(`${job} ${tenantId}`);
}

/** The tenants that have work of one kind, in one order. @throws what the database says. */
export async function findTenantsWith(
  { database, clock }: Pick<Looking, 'database' | 'clock'>,
  job: string,
): Promise<string[]> {
  const now = clock.now();
  const places = await database.onPlatform((db) => selectPlacesOfWork(db, [job], now.toISOString()));
  return places.filter((place) => isStillToDo(place, now)).flatMap(({ hospital_id: id }) => id ?? []);
}

function keyOf({ job_name: job, hospital_id: tenantId }: PlaceOfWork): string {
  return `${job} ${tenantId}`;
}

/** The database names those whose day may have begun somewhere; only the zone says whether it has. */
function isStillToDo({ zone, done_on: doneOn }: PlaceOfWork, now: Date): boolean {
  return doneOn === null || doneOn < dateIn(zone ?? 'UTC', now);
}
