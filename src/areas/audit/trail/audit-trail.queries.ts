import { type Selectable, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { pageOf } from '#database/lists/select-page.ts';
import type { Db, Json, Tables } from '#database/tables.ts';
import { maxFields, trailResource } from './audit-trail.rules.ts';
import { mentionsRestricted } from './restricted-entries.queries.ts';

/** What the rows of the trail are narrowed by; `since` is included, `before` is not. */
export interface TrailFilter {
  userId?: string | undefined;
  resources?: string[] | undefined;
  /** The ids of one record: its own, and those of records that were joined into it. */
  resourceIds?: readonly string[] | undefined;
  action?: string | undefined;
  since?: string | undefined;
  before?: string | undefined;
}

export interface TrailRequest extends TrailFilter {
  cursor?: string | undefined;
  limit: number;
}

/** Whose trail is read, and whether the reader sees what restricted records hold. */
export interface TrailReader {
  tenantId: string;
  userId: string;
  seesRestricted: boolean;
}

type EntryQuery<O> = SelectQueryBuilder<Tables, 'audit_entry', O>;

export interface TrailRow {
  id: string;
  created_at: string;
  action: string;
  resource: string;
  resource_id: string | null;
  user_id: string | null;
  tenant_name: string;
  ip_address: string;
  user_agent: string | null;
  old_values: Json;
  new_values: Json;
  first_name: string | null;
  last_name: string | null;
  fields: string[];
  /** A number or name that the entry itself kept of its record; null for none. */
  kept_name: string | null;
  /** What the entry says its record was called when it was written. */
  named_then: string | null;
  /** Who of the operator did it inside the hospital. */
  operator_name: string | null;
  /** True when the values belong to a restricted record that the reader does not see. */
  is_withheld: boolean;
}

type Summary = Omit<TrailRow, 'tenant_name' | 'ip_address' | 'user_agent' | 'old_values' | 'new_values'>;

const summaryColumns = [
  'entry.id',
  'entry.created_at',
  'entry.action',
  'entry.resource',
  'entry.resource_id',
  'entry.user_id',
  'account.first_name',
  'account.last_name',
] as const;

const valueColumns = [
  'tenant.name as tenant_name',
  'entry.ip_address',
  'entry.user_agent',
  'entry.old_values',
  'entry.new_values',
] as const;

// The fields of an entry are those after the change, or those before where the record is gone.
const fieldNames = sql<string[]>`array(
  select jsonb_object_keys(case when jsonb_typeof(entry.new_values) = 'object' then entry.new_values
    when jsonb_typeof(entry.old_values) = 'object' then entry.old_values else '{}' end - 'recordName'::text)
  limit ${sql.lit(maxFields)})`.as('fields');

/** Fields by which records are called, in the order in which they tell most. */
const namingFields = ['number', 'name', 'title', 'code', 'email'] as const;

const keptName = sql<string | null>`left(coalesce(${sql.join(
  namingFields.flatMap((field) => [
    sql`entry.new_values ->> ${sql.lit(field)}`,
    sql`entry.old_values ->> ${sql.lit(field)}`,
  ]),
)}, nullif(concat_ws(' ', entry.new_values ->> 'firstName', entry.new_values ->> 'lastName'), ''),
  nullif(concat_ws(' ', entry.old_values ->> 'firstName', entry.old_values ->> 'lastName'), '')), 200)`.as(
  'kept_name',
);

const namedThen = sql<string | null>`left(entry.new_values ->> 'recordName', 200)`.as('named_then');

// Only who has no account of the hospital is named by the entry.
const operatorName = sql<string | null>`case when entry.user_id is null
  then left(entry.new_values ->> 'operator', 200) end`.as('operator_name');

/** A page without the values, newest first; one row more than the page. */
export function selectSummaries(db: Db, reader: TrailReader, request: TrailRequest): Promise<Summary[]> {
  return withNames(db, reader, pageOfTrail(db, reader.tenantId, request))
    .select(summaryColumns)
    .execute();
}

/** A page of whole entries, newest first; one row more than the page. */
export function selectEntries(db: Db, reader: TrailReader, request: TrailRequest): Promise<TrailRow[]> {
  return wholeEntries(db, reader, pageOfTrail(db, reader.tenantId, request)).execute();
}

export function selectEntry(db: Db, reader: TrailReader, id: string): Promise<TrailRow | undefined> {
  const one = db
    .selectFrom('audit_entry')
    .selectAll()
    .where('tenant_id', '=', reader.tenantId)
    .where('id', '=', id);
  return wholeEntries(db, reader, one).executeTakeFirst();
}

function wholeEntries(db: Db, reader: TrailReader, page: EntryQuery<Selectable<Tables['audit_entry']>>) {
  return withNames(db, reader, page)
    .innerJoin('tenant', (join) => join.on('tenant.id', '=', reader.tenantId))
    .select([...summaryColumns, ...valueColumns]);
}

function pageOfTrail(db: Db, tenantId: string, request: TrailRequest) {
  const query = db.selectFrom('audit_entry').selectAll().where('tenant_id', '=', tenantId);
  return pageOf(narrowed(query, request), request, { created_at: 'timestamptz', id: 'uuid' }, 'desc');
}

function narrowed<O>(query: EntryQuery<O>, filter: TrailFilter): EntryQuery<O> {
  const { userId, resources, resourceIds, action, since, before } = filter;
  let narrower = query;
  if (userId) narrower = narrower.where('user_id', '=', userId);
  if (resources?.length === 1) narrower = narrower.where('resource', '=', resources[0]!);
  else if (resources) narrower = narrower.where('resource', '=', sql<string>`any(${resources}::text[])`);
  if (resourceIds?.length === 1) narrower = narrower.where('resource_id', '=', resourceIds[0]!);
  else if (resourceIds) {
    narrower = narrower.where('resource_id', '=', sql<string>`any(${resourceIds}::text[])`);
  }
  if (action) narrower = narrower.where('action', '=', action);
  if (since) narrower = narrower.where('created_at', '>=', since);
  if (before) narrower = narrower.where('created_at', '<', before);
  return narrower;
}

// The names join the page that was found, never the whole trail.
function withNames(
  db: Db,
  { tenantId, userId, seesRestricted }: TrailReader,
  page: EntryQuery<Selectable<Tables['audit_entry']>>,
) {
  const isWithheld = seesRestricted ? sql<boolean>`false` : mentionsRestricted(tenantId, userId);
  return db
    .selectFrom(page.as('entry'))
    .leftJoin('user_account as account', (join) =>
      join.on('account.tenant_id', '=', tenantId).onRef('account.id', '=', 'entry.user_id'),
    )
    .select([fieldNames, keptName, namedThen, operatorName, isWithheld.as('is_withheld')])
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc');
}

/** True when the person's reading of the trail was recorded at or after the given instant. */
export async function isReadingNoted(
  db: Db,
  tenantId: string,
  userId: string,
  since: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('resource', '=', trailResource)
    .where('action', '=', 'VIEW')
    .where('resource_id', 'is', null)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The different values of a column, found by going from one to the next along its index; at most a hundred. */
export async function selectDistinct(
  db: Db,
  tenantId: string,
  column: 'resource' | 'action',
): Promise<string[]> {
  const name = sql.ref(column);
  const result = await sql<{ value: string }>`
    with recursive found (value) as (
      (select ${name} from audit_entry where tenant_id = ${tenantId} order by ${name} limit 1)
      union all
      select (
        select ${name} from audit_entry
        where tenant_id = ${tenantId} and ${name} > found.value order by ${name} limit 1
      ) from found where found.value is not null
    )
    select value from found where value is not null order by value limit 100`.execute(db);
  return result.rows.map((row) => row.value);
}

/** People of the hospital whose name or e-mail holds the text, by name; the one of the id when one is given. */
export function selectPeople(
  db: Db,
  tenantId: string,
  { search, userId }: { search: string; userId: string | undefined },
) {
  let query = db
    .selectFrom('user_account')
    .select(['id', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenantId);
  if (userId) query = query.where('id', '=', userId);
  if (search) {
    query = query.where(
      sql<SqlBool>`strpos(lower(first_name || ' ' || last_name || ' ' || email_key), ${search.toLowerCase()}) > 0`,
    );
  }
  return query.orderBy('first_name').orderBy('last_name').orderBy('id').limit(20).execute();
}
