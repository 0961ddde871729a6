import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import '../emergency-access.tables.ts';

type StoredAccess = RowOf<'emergency_access'>;

export const accessRows = versionedRows('emergency_access');

/** An emergency access with what its people and its patient are called. */
export type EmergencyAccessRow = StoredAccess & {
  user_name: string;
  reviewer_name: string | null;
  patient_number: string;
  patient_first_name: string;
  patient_last_name: string;
};

/** The emergency accesses that open these records to a person at an instant; at most one for each. */
export function selectRunningAccesses(
  db: Db,
  tenantId: string,
  { userId, patientIds }: { userId: string; patientIds: readonly string[] },
  now: string,
): Promise<Pick<StoredAccess, 'id' | 'patient_id'>[]> {
  return db
    .selectFrom('emergency_access')
    .select(['id', 'patient_id'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('patient_id', '=', sql<string>`any(${patientIds}::uuid[])`)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();
}

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('emergency_access as access')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'access.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .selectAll('access')
    .select([
      'patient.patient_number',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      personName(tenantId, 'access.user_id').$notNull().as('user_name'),
      personName(tenantId, 'access.reviewed_by').as('reviewer_name'),
    ])
    .where('access.tenant_id', '=', tenantId);
}

export function selectAccess(db: Db, tenantId: string, id: string): Promise<EmergencyAccessRow | undefined> {
  return withNames(db, tenantId).where('access.id', '=', id).executeTakeFirst();
}

/** Nobody opens more records than this at a time in an emergency, unless by mistake. */
const maxOwnAccesses = 100;

export function selectOwnRunning(
  db: Db,
  tenantId: string,
  userId: string,
  now: string,
): Promise<EmergencyAccessRow[]> {
  return withNames(db, tenantId)
    .where('access.user_id', '=', userId)
    .where('access.ended_at', 'is', null)
    .where('access.expires_at', '>', now)
    .orderBy('access.started_at', 'desc')
    .orderBy('access.id', 'desc')
    .limit(maxOwnAccesses)
    .execute();
}

export interface ReviewListRequest {
  state: 'to-review' | 'open' | 'reviewed' | 'all';
  now: string;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first, so that the caller can tell whether another follows. */
export function selectForReview(
  db: Db,
  tenantId: string,
  { state, now, cursor, limit }: ReviewListRequest,
): Promise<Page<EmergencyAccessRow>> {
  let query = withNames(db, tenantId);
  if (state === 'to-review') query = query.where('access.reviewed_at', 'is', null);
  if (state === 'reviewed') query = query.where('access.reviewed_at', 'is not', null);
  if (state === 'open') {
    query = query.where('access.ended_at', 'is', null).where('access.expires_at', '>', now);
  }
  return readPage(
    query,
    { cursor, limit },
    { 'access.started_at': 'timestamptz', 'access.id': 'uuid' },
    'desc',
  );
}

/** How long the hospital lets an emergency access run. */
export async function selectEmergencyMinutes(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('tenant_settings')
    .select('emergency_access_minutes')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.emergency_access_minutes;
}

/** Stores it, unless the person has one to this patient that has not ended: then nothing happens. */
export async function insertAccess(db: Db, row: StoredAccess): Promise<void> {
  await db
    .insertInto('emergency_access')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'patient_id']).where('ended_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Ends what a person has not ended: one access, or all to a patient. One that ran out ended then. */
export async function endAccess(
  db: Db,
  tenantId: string,
  which: { userId: string } & ({ id: string } | { patientId: string }),
  now: string,
): Promise<void> {
  const [column, value] =
    'id' in which ? (['id', which.id] as const) : (['patient_id', which.patientId] as const);
  await db
    .updateTable('emergency_access')
    .set({
      // Clocks of two servers differ a little: an end never lies before its start.
      ended_at: sql`greatest(started_at, least(expires_at, ${now}::timestamptz))`,
      version: sql`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', which.userId)
    .where(column, '=', value)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * How many records a person has opened since an instant. Everybody else who opens one as this person waits until this
 * transaction ends, so that of several at once none is left out.
 */
export async function countOpeningsInTurn(
  db: Db,
  tenantId: string,
  userId: string,
  since: string,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`emergency:${tenantId}:${userId}`}, 0))`.execute(
    db,
  );
  const row = await db
    .selectFrom('emergency_access')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('started_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}
