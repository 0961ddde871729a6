import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { decodeCursor } from '#kernel/page.ts';
import { findByFormerNumbers } from '../joins/former-numbers.ts';
import { birthToleranceDays } from './patient-facts.rules.ts';
import '../patient.tables.ts';

export type PatientRow = RowOf<'patient'>;

/** A row that a search found; with the number of a record that was joined into it, where that is what was typed. */
export type FoundPatient = PatientRow & { former_number?: string };

export const patientRows = versionedRows('patient');

type StatusFilter = 'active' | 'inactive' | 'deceased' | 'all';

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

const duplicateKeys = ['phone_key', 'national_id_key', 'passport_key', 'birth_certificate_key'] as const;

type DuplicateKey = (typeof duplicateKeys)[number];

export interface PatientSearch {
  patterns: string[];
  /** The sounds of a typed name; what is found by them alone comes behind the rest. */
  soundPatterns: string[];
  /** What was typed, as the number of a patient in full; null where it cannot be one. */
  patientNumber: string | null;
  /** What was typed, as the number of a document; null where it cannot be one. */
  documentKey: string | null;
  status: StatusFilter;
  /** Id of the last patient shown; the search goes on below it. */
  beforeId: string | undefined;
  limit: number;
}

/**
 * Matches, newest registration first; one row more than the limit. The bearer of a typed number comes first, and who
 * only sounds like the typed name last, behind all others.
 */
export async function searchPatients(
  db: Db,
  tenantId: string,
  search: PatientSearch,
): Promise<FoundPatient[]> {
  const numbered = search.beforeId
    ? []
    : [...(await selectNumbered(db, tenantId, search)), ...(await selectFormer(db, tenantId, search))];
  const matches = await selectMatches(db, tenantId, search);
  const exact = withoutRepeats([...numbered, ...matches]).slice(0, search.limit + 1);
  const room = search.limit - exact.length;
  if (room <= 0 || search.soundPatterns.length === 0) return exact;
  const alike = await selectAlike(db, tenantId, search);
  // Those of earlier pages match what was typed themselves.
  const others = alike.filter(
    (row) => !exact.some(({ id }) => id === row.id) && !isMatch(row, search.patterns),
  );
  return [...exact, ...others.slice(0, room)];
}

// The first of two that are one stays: it may say by what it was found.
function withoutRepeats(rows: readonly FoundPatient[]): FoundPatient[] {
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
}

/** Who holds a joined record whose number was typed. */
async function selectFormer(db: Db, tenantId: string, search: PatientSearch): Promise<FoundPatient[]> {
  const former = await findByFormerNumbers(db, tenantId, search);
  if (former.size === 0) return [];
  const rows = await withStatus(db.selectFrom('patient').selectAll(), search.status)
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`id = any (${[...former.keys()]}::uuid[])`)
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap((row) => {
    const { formerNumber, evenRestricted } = former.get(row.id)!;
    return row.is_restricted && !evenRestricted ? [] : [{ ...row, former_number: formerNumber }];
  });
}

/** True where the patterns of a search, which are texts between signs for anything, all match. */
function isMatch({ search_text: text }: PatientRow, patterns: readonly string[]): boolean {
  return patterns.every((pattern) => text.includes(pattern.slice(1, -1).replace(/\\([\\%_])/g, '$1')));
}

async function selectNumbered(
  db: Db,
  tenantId: string,
  { patientNumber, status }: PatientSearch,
): Promise<PatientRow[]> {
  if (patientNumber === null) return [];
  return withStatus(db.selectFrom('patient').selectAll(), status)
    .where('tenant_id', '=', tenantId)
    .where('patient_number', '=', patientNumber)
    .execute();
}

// As many more as can be exact matches of the page itself.
async function selectAlike(db: Db, tenantId: string, search: PatientSearch): Promise<PatientRow[]> {
  const wanted = { ...search, patterns: search.soundPatterns, beforeId: undefined, documentKey: null };
  return selectMatches(db, tenantId, { ...wanted, limit: 2 * search.limit });
}

/**
 * The search itself lives in the database, and is a statement of its own: a database of many machines does not run it
 * inside another.
 */
async function selectMatches(db: Db, tenantId: string, search: PatientSearch): Promise<PatientRow[]> {
  const statuses = search.status === 'all' ? ['active', 'inactive', 'deceased'] : [search.status];
  const { rows } = await sql<{ id: string }>`
    select find_patients(${tenantId}::uuid, ${search.patterns}::text[], ${statuses}::text[],
      ${search.beforeId ?? null}::uuid, ${search.limit + 1}::integer) as id`.execute(db);
  const bearers = search.documentKey ? await selectBearers(db, tenantId, search.documentKey, search) : [];
  const found = [...rows, ...bearers].map(({ id }) => id);
  if (found.length === 0) return [];
  return db
    .selectFrom('patient')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`id = any (${found}::uuid[])`)
    .orderBy('id', 'desc')
    .limit(search.limit + 1)
    .execute();
}

// Three statements, because an index answers each of them and none answers all three together.
async function selectBearers(
  db: Db,
  tenantId: string,
  key: string,
  { status, beforeId, limit }: PatientSearch,
): Promise<{ id: string }[]> {
  const columns = ['national_id_key', 'passport_key', 'birth_certificate_key'] as const;
  const found = await Promise.all(
    columns.map((column) => {
      const query = withStatus(db.selectFrom('patient').select('id'), status)
        .where('tenant_id', '=', tenantId)
        .where(column, '=', key);
      return (beforeId ? query.where('id', '<', beforeId) : query)
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
    }),
  );
  return found.flat();
}

/**
 * Patients with the same name, by its letters or its sound, and birth date, with the same phone, or with the same document: at most ten. Birth
 * dates of which one was estimated are the same within what an estimate may miss. To somebody who may not see
 * restricted records everybody restricted with this name is likely: were dates compared, the answers would tell them.
 */
export function selectLikelyDuplicates(
  db: Db,
  tenantId: string,
  person: {
    sortName: string;
    nameKey: string;
    gender: PatientRow['gender'];
    dateOfBirth: string;
    toleranceDays: number;
    comparesRestricted: boolean;
    keys: Readonly<Record<DuplicateKey, string | null>>;
  },
): Promise<PatientRow[]> {
  const keys = duplicateKeys.flatMap((column) => {
    const key = person.keys[column];
    return key === null ? [] : [[column, key] as const];
  });
  return db
    .selectFrom('patient')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where((where) =>
      where.or([
        where.and([
          where.or([
            where('sort_name', '=', person.sortName),
            // Rahim and Rahima sound alike.
            where.and([where('name_key', '=', person.nameKey), where('gender', '=', person.gender)]),
          ]),
          sql<SqlBool>`(is_restricted and not ${person.comparesRestricted}::boolean
            or abs(date_of_birth - ${person.dateOfBirth}::date) <= ${person.toleranceDays}::integer
            + case birth_precision when 'year' then ${birthToleranceDays.year}::integer
                when 'month' then ${birthToleranceDays.month}::integer else 0 end)`,
        ]),
        ...keys.map(([column, key]) => where(column, '=', key)),
      ]),
    )
    .orderBy('id')
    .limit(10)
    .execute();
}

export async function insertPatients(db: Db, rows: PatientRow[]): Promise<void> {
  await db.insertInto('patient').values(rows).execute();
}

/** How many records of patients there are, whatever their status. */
export async function countRecords(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('patient')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.count;
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

type NamedRow = Pick<
  PatientRow,
  'id' | 'first_name' | 'last_name' | 'patient_number' | 'email' | 'phone' | 'former_names' | 'is_restricted'
>;

/** Patients whose name was not worked out yet, the oldest first. */
export function selectWithoutNameKey(db: Db, tenantId: string, limit: number): Promise<NamedRow[]> {
  return db
    .selectFrom('patient')
    .select([
      ...(['id', 'first_name', 'last_name', 'patient_number', 'email', 'phone'] as const),
      ...(['former_names', 'is_restricted'] as const),
    ])
    .where('tenant_id', '=', tenantId)
    .where('name_key', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** What names are found and compared by, of those that have none yet; who changed one in between has written it. */
export async function writeNameColumns(
  db: Db,
  tenantId: string,
  rows: readonly Pick<PatientRow, 'id' | 'sort_name' | 'name_key' | 'search_text'>[],
): Promise<void> {
  const column = (name: 'id' | 'sort_name' | 'name_key' | 'search_text') => rows.map((row) => row[name]);
  await sql`update patient
    set sort_name = named.sort_name, name_key = named.name_key, search_text = named.search_text
    from unnest(${column('id')}::uuid[], ${column('sort_name')}::text[], ${column('name_key')}::text[],
      ${column('search_text')}::text[]) as named (id, sort_name, name_key, search_text)
    where patient.tenant_id = ${tenantId}::uuid and patient.id = named.id and patient.name_key is null`.execute(
    db,
  );
}
