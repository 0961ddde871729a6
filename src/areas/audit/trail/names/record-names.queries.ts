import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { recordsOfPatients } from '../restricted-entries.queries.ts';
import { namedByOthers, ownNames } from './named-records.ts';

/** Who reads the names. */
export interface NameReader {
  tenantId: string;
  /** May read patients: what belongs to one is called by them as well. */
  readsPatients: boolean;
  /** Runs the platform: its clients are other tenants, by the names that they have there. */
  isOperator: boolean;
}

/** Every table whose records have a name. */
export const namedTables: readonly string[] = [
  ...new Set([
    ...['patient', 'tenant'],
    ...Object.keys(ownNames),
    ...Object.keys(namedByOthers),
    ...Object.keys(recordsOfPatients),
  ]),
].toSorted();

/** Things of the hospital in which somebody is at the moment: the patient is not what they are called by. */
const notCalledByPatient: readonly string[] = [
  ...['bed', 'bed_rate', 'bed_status_change', 'operating_theatre', 'theatre_session'],
];

/** What a page knows of an id: whether the record is there, and what it is called. */
export type FoundNames = ReadonlyMap<string, string>;

interface NameRow {
  id: string;
  name: string;
}

/**
 * What records are called, by their ids; '' for one that is there and has no name that the reader may read. An id that
 * none of the tables holds is in no row.
 */
export async function selectNames(
  db: Db,
  reader: NameReader,
  ids: readonly string[],
  tables: readonly string[],
): Promise<FoundNames> {
  const asked = tables.filter((table) => namedTables.includes(table));
  if (ids.length === 0 || asked.length === 0) return new Map();
  const parts = asked.map((table) => partOf(table, reader, sql`${[...ids]}::uuid[]`));
  const { rows } = await sql<NameRow>`${sql.join(parts, sql` union all `)} limit ${ids.length * 2}`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function partOf(table: string, reader: NameReader, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  if (table === 'tenant') return tenants(reader, ids);
  const { tenantId } = reader;
  return sql`select named.id::text as id, concat_ws(' · ', ${sql.join(namesOf(table, reader))}) as name
    from ${sql.table(table)} as named
    where named.tenant_id = ${tenantId}::uuid and named.id = any (${ids})`;
}

/** To the operator a hospital is a client with a name; to a hospital no tenant is anything. */
function tenants({ tenantId, isOperator }: NameReader, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select tenant.id::text as id, tenant.name as name from tenant
    where tenant.id = any (${ids}) and (tenant.id = ${tenantId}::uuid or ${sql.lit(isOperator)})`;
}

function namesOf(table: string, { tenantId, readsPatients }: NameReader): RawBuilder<unknown>[] {
  if (table === 'patient')
    return readsPatients ? [sql.raw(patientName('named'))] : [sql.raw('named.patient_number')];
  const own = ownNames[table];
  const other = namedByOthers[table];
  const names = [
    ...(own === undefined ? [] : [sql.raw(own)]),
    ...(other === undefined ? [] : [otherName(tenantId, other)]),
    ...(readsPatients && isCalledByPatient(table) ? [nameOfPatient(tenantId, table)] : []),
  ];
  return names.length === 0 ? [sql`null::text`] : names;
}

function isCalledByPatient(table: string): boolean {
  return table in recordsOfPatients && !notCalledByPatient.includes(table);
}

function otherName(
  tenantId: string,
  { column, table }: { column: string; table: string },
): RawBuilder<unknown> {
  const name = sql.raw(ownNames[table]!.replaceAll('named.', 'other.'));
  return sql`(select ${name} from ${sql.table(table)} as other
    where other.tenant_id = ${tenantId}::uuid and other.id = ${sql.ref(`named.${column}`)})`;
}

function patientName(alias: string): string {
  return `${alias}.first_name || ' ' || ${alias}.last_name || ' (' || ${alias}.patient_number || ')'`;
}

/** The patient of a record, wherever the way to it leads. */
function nameOfPatient(tenantId: string, table: string): RawBuilder<unknown> {
  return sql`(select ${sql.raw(patientName('owner'))} from patient as owner
    where owner.tenant_id = ${tenantId}::uuid and owner.id = ${patientId(tenantId, table, 'named')})`;
}

function patientId(tenantId: string, table: string, alias: string): RawBuilder<unknown> {
  const way = recordsOfPatients[table]!;
  if (!way.includes('.')) return sql.ref(`${alias}.${way}`);
  const [owner, key] = way.split('.') as [string, string];
  const inner = `${alias}_owner`;
  return sql`(select ${patientId(tenantId, owner, inner)} from ${sql.table(owner)} as ${sql.ref(inner)}
    where ${sql.ref(`${inner}.tenant_id`)} = ${tenantId}::uuid and ${sql.ref(`${inner}.id`)} = ${sql.ref(`${alias}.${key}`)})`;
}
