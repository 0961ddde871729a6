import pg from 'pg';
import type { TenantTable } from '../../backup/hospital/tenant-rows.ts';
import { StartUpError } from '../../embedded/start-up-error.ts';

/** What a cluster notes of the copy that fills it, in a schema that no server sees. */
export interface FillingRecord {
  /** The hospitals that are there, with their rows. */
  readonly done: ReadonlyMap<string, number>;
  /** The copy is whole: the record goes. */
  close(): Promise<void>;
  /** Empties the cluster and forgets the copy. */
  clear(): Promise<void>;
}

interface Begun {
  source: string;
  is_rehearsal: boolean;
}

/**
 * Begins a copy, or goes on with one that was broken off. What a rehearsal left behind is cleared away.
 * @throws StartUpError where the cluster holds hospitals that came otherwise, or from another database
 */
export async function openFilling(
  { source, target, isRehearsal }: { source: pg.Client; target: pg.Client; isRehearsal: boolean },
  tables: readonly TenantTable[],
): Promise<FillingRecord> {
  const from = await nameOf(source);
  const clear = () => empty(target, tables);
  let begun = await readBegun(target);
  if (begun && begun.source !== from && !begun.is_rehearsal) {
    throw new StartUpError('The cluster is being filled from another database: go on with that one.');
  }
  // A rehearsal reads what others go on changing, so half of one is of no use to a copy that counts.
  if (begun && (begun.is_rehearsal !== isRehearsal || begun.source !== from)) {
    await clear();
    begun = undefined;
  }
  if (!begun) {
    const { rowCount } = await target.query('select from tenant limit 1');
    if (rowCount) {
      throw new StartUpError('The cluster holds hospitals already: a copy needs one without any.');
    }
    await begin(target, { source: from, is_rehearsal: isRehearsal });
  }
  const { rows } = await target.query<{ tenant_id: string; rows: string }>(
    'select tenant_id, rows from openward_filling.done',
  );
  return {
    done: new Map(rows.map((row) => [row.tenant_id, Number(row.rows)])),
    close: () => forget(target),
    clear,
  };
}

/** Another database than this one has another name, even where both are called alike. */
async function nameOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select system_identifier || ' ' || current_database() as name from pg_control_system()`,
  );
  return rows[0]!.name;
}

async function readBegun(target: pg.Client): Promise<Begun | undefined> {
  const found = await target.query<{ found: boolean }>(
    `select to_regclass('openward_filling.begun') is not null as found`,
  );
  if (!found.rows[0]!.found) return undefined;
  const { rows } = await target.query<Begun>('select source, is_rehearsal from openward_filling.begun');
  return rows[0];
}

async function begin(target: pg.Client, { source, is_rehearsal }: Begun): Promise<void> {
  await target.query('begin');
  // The coordinator alone keeps it.
  await target.query('set local citus.enable_ddl_propagation = off');
  await target.query('create schema openward_filling');
  await target.query(
    'create table openward_filling.begun (source text not null, is_rehearsal boolean not null)',
  );
  await target.query(
    'create table openward_filling.done (tenant_id uuid primary key, rows bigint not null, at timestamptz not null default now())',
  );
  await target.query('insert into openward_filling.begun values ($1, $2)', [source, is_rehearsal]);
  await target.query('commit');
}

async function forget(target: pg.Client): Promise<void> {
  await target.query('begin');
  await target.query('set local citus.enable_ddl_propagation = off');
  await target.query('drop schema openward_filling cascade');
  await target.query('commit');
}

/** All tables in one statement, for they refer to each other; the record goes last, so that a kill is mended by the next run. */
async function empty(target: pg.Client, tables: readonly TenantTable[]): Promise<void> {
  const names = ['tenant', ...tables.map(({ name }) => name)];
  await target.query('begin');
  await target.query('set local citus.multi_shard_modify_mode = sequential');
  await target.query(`truncate ${names.join(', ')}`);
  await target.query('commit');
  await forget(target);
}
