import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';
import { type NamedRows, patientTableNames, readRows, type RowName, textOfName } from './move-rows.ts';
import { type PatientTable, tablesOfPatients } from './patient-tables.ts';

/** How rows of one table name those of another, beside hospital and patient. */
interface Reference {
  child: PatientTable;
  parent: PatientTable;
  childColumns: string[];
  parentColumns: string[];
}

/** What an undone join takes back: which rows go, or the tables in which what came later holds both records together. */
export type GoingBack = { going: NamedRows; staying: NamedRows } | { tangled: PatientTable[] };

/**
 * What goes back to a joined record when its join is undone: what came from it, and what was made from that since. What
 * was added since otherwise stays. Where a row that goes and one that stays refer to each other, nobody can tell whose
 * they are.
 * @param moved what the join moved
 * @param stood what the kept record had before
 */
export async function findGoingBack(
  db: Db,
  tenantId: string,
  keptId: string,
  { moved, stood }: { moved: NamedRows; stood: NamedRows },
): Promise<GoingBack> {
  const references = await readReferences(db);
  const more: Partial<Record<PatientTable, string[]>> = {};
  for (const { child, parent, childColumns, parentColumns } of references) {
    (more[child] ??= []).push(...childColumns);
    (more[parent] ??= []).push(...parentColumns);
  }
  const now = await readRows(db, tenantId, keptId, more);
  const all = allPlaces(now);
  const known = new Set(all);
  const links = [
    ...references.flatMap((reference) => linksOf(reference, now)),
    ...(await linksThroughOthers(db, tenantId, keptId)),
  ].filter(([child, parent]) => known.has(child) && known.has(parent));
  const came = placesOf(moved);
  const was = placesOf(stood);
  const going = new Set(all.filter((place) => came.has(place)));
  const childrenOf = new Map<string, string[]>();
  for (const [child, parent] of links) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), child]);
  const waiting = [...going];
  while (waiting.length > 0) {
    for (const child of childrenOf.get(waiting.pop()!) ?? []) {
      if (going.has(child) || was.has(child)) continue;
      going.add(child);
      waiting.push(child);
    }
  }
  const torn = links.filter(([child, parent]) => going.has(child) !== going.has(parent));
  if (torn.length > 0) return { tangled: [...new Set(torn.map(([child]) => tableOf(child)))].toSorted() };
  const staying = new Set(all.filter((place) => !going.has(place)));
  return { going: namedOf(now, going), staying: namedOf(now, staying) };
}

/** A row among all tables. */
function placeOf(table: PatientTable, row: RowName): string {
  const name = Object.fromEntries(tablesOfPatients[table].map((column) => [column, row[column]]));
  return `${table} ${textOfName(name)}`;
}

function tableOf(place: string): PatientTable {
  return place.slice(0, place.indexOf(' ')) as PatientTable;
}

function allPlaces(rows: NamedRows): string[] {
  return patientTableNames.flatMap((table) => (rows[table] ?? []).map((row) => placeOf(table, row)));
}

function placesOf(rows: NamedRows): Set<string> {
  return new Set(allPlaces(rows));
}

function namedOf(rows: NamedRows, places: ReadonlySet<string>): NamedRows {
  const named: Partial<Record<PatientTable, RowName[]>> = {};
  for (const table of patientTableNames) {
    const wanted = (rows[table] ?? []).filter((row) => places.has(placeOf(table, row)));
    if (wanted.length === 0) continue;
    named[table] = wanted.map((row) =>
      Object.fromEntries(tablesOfPatients[table].map((column) => [column, row[column]])),
    );
  }
  return named;
}

/** Each row that names another, with the one it names. */
function linksOf(
  { child, parent, childColumns, parentColumns }: Reference,
  rows: NamedRows,
): [child: string, parent: string][] {
  const named = new Map<string, string>();
  for (const row of rows[parent] ?? []) named.set(valuesOf(row, parentColumns), placeOf(parent, row));
  return (rows[child] ?? []).flatMap((row): [string, string][] => {
    const found = named.get(valuesOf(row, childColumns));
    const place = placeOf(child, row);
    return found === undefined || found === place ? [] : [[place, found]];
  });
}

function valuesOf(row: RowName, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => row[column] ?? null));
}

/** What the catalogue knows of tables of patients that refer to each other. */
async function readReferences(db: Db): Promise<Reference[]> {
  // A row that a patient has once is no record of its own: it is folded, and goes back by its own rule.
  const names = patientTableNames.filter(
    (table) => (tablesOfPatients[table] as readonly string[]).length > 0,
  );
  const { rows } = await sql<Reference>`
    select child.relname::text as child, parent.relname::text as parent,
      array_agg(mine.attname::text order by place.n) as "childColumns",
      array_agg(its.attname::text order by place.n) as "parentColumns"
    from pg_constraint refers
    join pg_class child on child.oid = refers.conrelid
    join pg_class parent on parent.oid = refers.confrelid
    cross join lateral unnest(refers.conkey, refers.confkey) with ordinality as place (mine, its, n)
    join pg_attribute mine on mine.attrelid = refers.conrelid and mine.attnum = place.mine
    join pg_attribute its on its.attrelid = refers.confrelid and its.attnum = place.its
    where refers.contype = 'f' and child.relnamespace = 'public'::regnamespace
      and child.relname = any (${names}::text[]) and parent.relname = any (${names}::text[])
      and mine.attname not in ('tenant_id', 'patient_id')
    group by refers.oid, child.relname, parent.relname
    order by 1, 2, refers.oid`.execute(db);
  return rows;
}

/** Records that name each other over a row that has no patient of its own: money over its payment, stock over its lot. */
async function linksThroughOthers(
  db: Db,
  tenantId: string,
  patientId: string,
): Promise<[child: string, parent: string][]> {
  const own = (table: string) => sql`${sql.ref(`${table}.tenant_id`)} = ${tenantId}::uuid`;
  const ways: { child: PatientTable; parent: PatientTable; query: RawBuilder<unknown> }[] = [
    {
      child: 'deposit_movement',
      parent: 'invoice',
      query: sql`select deposit_movement.id as child, payment.invoice_id as parent
        from deposit_movement join payment on ${own('payment')} and payment.id = deposit_movement.payment_id
        where ${own('deposit_movement')} and deposit_movement.patient_id = ${patientId}::uuid`,
    },
    {
      child: 'stock_movement',
      parent: 'dispensing',
      query: sql`select stock_movement.id as child, dispensing_item.dispensing_id as parent
        from stock_movement
        join dispensing_lot on ${own('dispensing_lot')} and dispensing_lot.movement_id = stock_movement.id
        join dispensing_item on ${own('dispensing_item')} and dispensing_item.id = dispensing_lot.item_id
        where ${own('stock_movement')} and stock_movement.patient_id = ${patientId}::uuid`,
    },
    {
      child: 'stock_movement',
      parent: 'dose',
      query: sql`select stock_movement.id as child, dose_lot.dose_id as parent
        from stock_movement join dose_lot on ${own('dose_lot')} and dose_lot.movement_id = stock_movement.id
        where ${own('stock_movement')} and stock_movement.patient_id = ${patientId}::uuid`,
    },
  ];
  const links: [string, string][] = [];
  for (const { child, parent, query } of ways) {
    const { rows } = await sql<{ child: string; parent: string | null }>`${query}`.execute(db);
    for (const row of rows) {
      if (row.parent !== null)
        links.push([placeOf(child, { id: row.child }), placeOf(parent, { id: row.parent })]);
    }
  }
  return links;
}
