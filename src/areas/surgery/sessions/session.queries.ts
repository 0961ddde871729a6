import { type Expression, sql, type SqlBool } from 'kysely';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import './session.tables.ts';

export type StoredSession = RowOf<'theatre_session'>;

export const sessionRows = versionedRows('theatre_session');

/** Sessions with whose they are, to be narrowed, ordered and limited by the caller. */
function withSurgeons(db: Db, tenantId: string) {
  const surgeons = sql<{ surgeons: { id: string; name: string }[] }>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', person.id,
      'name', trim(person.first_name || ' ' || person.last_name)) order by person.sort_name, person.id),
      '[]'::jsonb) as surgeons
    from theatre_session_surgeon owner
    join user_account person on person.tenant_id = ${tenantId}::uuid and person.id = owner.user_id
    where owner.tenant_id = ${tenantId}::uuid and owner.session_id = theatre_session.id
  )`;
  return db
    .selectFrom('theatre_session')
    .innerJoinLateral(surgeons.as('owners'), (join) => join.onTrue())
    .selectAll('theatre_session')
    .select('owners.surgeons')
    .where('theatre_session.tenant_id', '=', tenantId);
}

export type SessionRow = Awaited<ReturnType<ReturnType<typeof withSurgeons>['execute']>>[number];

export function selectSession(db: Db, tenantId: string, id: string): Promise<SessionRow | undefined> {
  return withSurgeons(db, tenantId).where('theatre_session.id', '=', id).executeTakeFirst();
}

export interface SessionSpan {
  /** Left out for all theatres. */
  theatreId?: string | undefined;
  /** First and last day of which one must be in its validity; null has no end. */
  from: string;
  to: string | null;
  limit: number;
}

/** Sessions that are valid on one of the days, by theatre, weekday and time. */
export function selectSessions(
  db: Db,
  tenantId: string,
  { theatreId, from, to, limit }: SessionSpan,
): Promise<SessionRow[]> {
  const isNotOver: Expression<SqlBool> = sql<SqlBool>`(theatre_session.valid_until is null
    or theatre_session.valid_until >= ${from}::date)`;
  return withSurgeons(db, tenantId)
    .where(isNotOver)
    .$if(to !== null, (query) => query.where('theatre_session.valid_from', '<=', to!))
    .$if(theatreId !== undefined, (query) => query.where('theatre_session.theatre_id', '=', theatreId!))
    .orderBy('theatre_session.theatre_id')
    .orderBy('theatre_session.weekday')
    .orderBy('theatre_session.from_minute')
    .orderBy('theatre_session.id')
    .limit(limit)
    .execute();
}

/** Gives a session to these surgeons and to nobody else. */
export async function writeSurgeons(
  db: Db,
  tenantId: string,
  sessionId: string,
  userIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('theatre_session_surgeon')
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', sessionId)
    .execute();
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({ tenant_id: tenantId, session_id: sessionId, user_id: userId }));
  await db.insertInto('theatre_session_surgeon').values(rows).execute();
}
