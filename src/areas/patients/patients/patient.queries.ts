import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { decodeCursor } from '#kernel/page.ts';
import '../patient.tables.ts';

export type PatientRow = RowOf<'patient'>;

export const patientRows = versionedRows('patient');

type StatusFilter = 'active' | 'inactive' | 'all';

export interface PatientListRequest {
  status: StatusFilter;
  sort: 'name' | '-name' | 'registered' | '-registered';
  cursor?: string | undefined;
  limit: number;
}

type PatientQuery<O> = SelectQueryBuilder<Tables, 'patient', O>;

const sortColumns = { name: 'sort_name', registered: 'created_at' } as const;

/** One row more than the page, so that the caller can tell whether another follows. */
export function selectPatients(db: Db, tenantId: string, request: PatientListRequest): Promise<PatientRow[]> {
  const isDescending = request.sort.startsWith('-');
  const column = sortColumns[request.sort.replace('-', '') as keyof typeof sortColumns];
  const direction = isDescending ? 'desc' : 'asc';
  let query = withStatus(db.selectFrom('patient').selectAll(), request.status).where(
    'tenant_id',
    '=',
    tenantId,
  );
  if (request.cursor) {
    query = query.where(
      afterKey(column, decodeCursor(request.cursor, 2), isDescending, column === 'created_at'),
    );
  }
  return query
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(request.limit + 1)
    .execute();
}

function afterKey(
  column: string,
  [value, id]: string[],
  isDescending: boolean,
  isInstant: boolean,
): Expression<SqlBool> {
  const operator = sql.raw(isDescending ? '<' : '>');
  const key = isInstant ? sql`${value}::timestamptz` : sql`${value}::text`;
  return sql<SqlBool>`(${sql.ref(column)}, id) ${operator} (${key}, ${id}::uuid)`;
}

function withStatus<O>(query: PatientQuery<O>, status: StatusFilter): PatientQuery<O> {
  return status === 'all' ? query : query.where('status', '=', status);
}

export interface PatientSearch {
  patterns: string[];
  status: StatusFilter;
  /** Id of the last patient shown; the search goes on below it. */
  beforeId: string | undefined;
  limit: number;
}

/**
 * Matches, newest registration first; one row more than the limit. The search itself lives in the database, and is a
 * statement of its own: a database of many machines does not run it inside another.
 */
export async function searchPatients(db: Db, tenantId: string, search: PatientSearch): Promise<PatientRow[]> {
  const statuses = search.status === 'all' ? ['active', 'inactive'] : [search.status];
  const { rows } = await sql<{ id: string }>`
    select find_patients(${tenantId}::uuid, ${search.patterns}::text[], ${statuses}::text[],
      ${search.beforeId ?? null}::uuid, ${search.limit + 1}::integer) as id`.execute(db);
  if (rows.length === 0) return [];
  const found = rows.map(({ id }) => id);
  return db
    .selectFrom('patient')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`id = any (${found}::uuid[])`)
    .orderBy('id', 'desc')
    .limit(search.limit + 1)
    .execute();
}

/** Patients with the same name and birth date, or with the same phone: at most ten. */
export function selectLikelyDuplicates(
  db: Db,
  tenantId: string,
  person: { sortName: string; dateOfBirth: string; phoneKey: string | null },
): Promise<PatientRow[]> {
  return db
    .selectFrom('patient')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where((where) =>
      where.or([
        where.and([
          where('sort_name', '=', person.sortName),
          where('date_of_birth', '=', person.dateOfBirth),
        ]),
        ...(person.phoneKey ? [where('phone_key', '=', person.phoneKey)] : []),
      ]),
    )
    .orderBy('id')
    .limit(10)
    .execute();
}

export async function insertPatients(db: Db, rows: PatientRow[]): Promise<void> {
  await db.insertInto('patient').values(rows).execute();
}

export async function countRegisteredSince(db: Db, tenantId: string, instant: string): Promise<number> {
  const row = await db
    .selectFrom('patient')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('created_at', '>=', instant)
    .executeTakeFirstOrThrow();
  return row.count;
}
