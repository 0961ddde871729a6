import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { writeAudit } from '#database/audit/audit.ts';
import { queryBuilderOn } from '#database/executor.ts';
import type { Db } from '#database/tables.ts';
import { missingMigrations } from '../../database/owner-connection.ts';
import type { PostgresConnection } from '../../embedded/postmaster/postmaster.ts';
import { StartUpError } from '../../embedded/start-up-error.ts';
import { LiveAnnouncer } from '../../live/live-announcer.ts';
import { type RestorePlan, withProvenCopy } from '../restore-back-up.ts';
import { countRows, replaceRows, storedFiles, type TenantTable, tenantTables } from './tenant-rows.ts';

/** The running database into which one hospital comes back. */
export interface RunningDatabase {
  readonly owner: PostgresConnection;
  readonly dataDirectory: string;
}

interface Hospital {
  id: string;
  slug: string;
  status: string;
  is_platform: boolean;
}

const longestCallMs = 60_000;

/**
 * Brings one hospital of a back-up back, in one transaction, beside those that work. One that is still there is replaced
 * only when asked to; until then what would change is told.
 * @returns whether it was done
 * @throws StartUpError with a sentence for the operator
 */
export async function restoreHospital(
  plan: RestorePlan,
  wish: { slug: string; replace: boolean },
  running: RunningDatabase,
): Promise<boolean> {
  let isDone = false;
  await withProvenCopy(plan, join(tmpdir(), 'openward-hospital-'), async (copy, aside) => {
    const source = await connect(copy.ownerConfig);
    const target = await connect(running.owner);
    try {
      isDone = await bringBack(plan, wish, running, aside, { source, target });
    } finally {
      await source.end();
      await target.end();
    }
  });
  return isDone;
}

async function bringBack(
  plan: RestorePlan,
  { slug, replace }: { slug: string; replace: boolean },
  { dataDirectory, owner }: RunningDatabase,
  aside: string,
  { source, target }: { source: pg.Client; target: pg.Client },
): Promise<boolean> {
  if ((await missingMigrations(target)).length > 0) {
    throw new StartUpError('The running database is not up to date: start its server once.');
  }
  const hospital = await findHospital(source, 'slug', slug);
  if (!hospital || hospital.is_platform) throw new StartUpError(`The back-up holds no hospital '${slug}'.`);
  const namesake = await findHospital(target, 'slug', slug);
  if (namesake && namesake.id !== hospital.id) {
    throw new StartUpError(`Another hospital is called '${slug}' now: it stays as it is.`);
  }
  const existing = await findHospital(target, 'id', hospital.id);
  const tables = await tenantTables(source);
  if (existing) await tellDifference(plan.tell, tables, hospital.id, { source, target });
  if (existing && !replace) {
    plan.tell(`Nothing was changed. To put the back-up in the place of ${slug}, add --replace.`);
    return false;
  }
  try {
    if (existing) await shut(target, owner, hospital.id);
    await bringFiles(await storedFiles(source, hospital.id), aside, dataDirectory);
    await target.query('begin');
    await target.query('set local session_replication_role = replica');
    await replaceRows(source, target, tables, hospital.id);
    await bringTenant(source, target, hospital.id);
    await target.query('set local session_replication_role = origin');
    await keepOpen(target, hospital.id);
    await tellTrails(target, hospital, plan);
    await target.query('commit');
  } catch (error) {
    await target.query('rollback');
    if (existing) {
      await target.query('update tenant set status = $2, shut_since = null where id = $1', [
        existing.id,
        existing.status,
      ]);
    }
    throw error;
  }
  await announce(owner, hospital.id);
  plan.tell(`${slug} is back, as the back-up holds it. Everybody of it signs in again.`);
  plan.tell('Restart the servers when you can: they still hold numbers that were set aside for it.');
  return true;
}

async function findHospital(
  client: pg.Client,
  by: 'id' | 'slug',
  value: string,
): Promise<Hospital | undefined> {
  const { rows } = await client.query<Hospital>(
    `select id, slug, status, is_platform from tenant where ${by}::text = $1`,
    [value],
  );
  return rows[0];
}

async function tellDifference(
  tell: (line: string) => void,
  tables: readonly TenantTable[],
  tenantId: string,
  { source, target }: { source: pg.Client; target: pg.Client },
): Promise<void> {
  const [then, now] = [await countRows(source, tables, tenantId), await countRows(target, tables, tenantId)];
  for (const { name } of tables) {
    const [before = 0, after = 0] = [then.get(name), now.get(name)];
    if (before !== after) tell(`  ${name}: ${after} rows now, ${before} in the back-up`);
  }
}

/** Nobody of it works or reads while it is replaced: sessions end, and calls that have begun are waited for. */
async function shut(target: pg.Client, owner: PostgresConnection, tenantId: string): Promise<void> {
  await target.query(`update tenant set status = 'suspended', shut_since = clock_timestamp() where id = $1`, [
    tenantId,
  ]);
  await target.query('delete from user_session where tenant_id = $1', [tenantId]);
  await announce(owner, tenantId);
  const { rows } = await target.query<{ at: string }>('select clock_timestamp()::text as at');
  const deadline = Date.now() + longestCallMs;
  for (;;) {
    const open = await target.query(
      `select from pg_stat_activity where application_name = 'openward' and xact_start < $1::timestamptz`,
      [rows[0]!.at],
    );
    if (open.rowCount === 0) return;
    if (Date.now() > deadline)
      throw new StartUpError('A call of the running server does not end: try again.');
    await delay(50);
  }
}

async function bringTenant(source: pg.Client, target: pg.Client, tenantId: string): Promise<void> {
  const { rows } = await source.query<{ row: string }>(
    'select to_json(tenant)::text as row from tenant where id = $1',
    [tenantId],
  );
  await target.query('delete from tenant where id = $1', [tenantId]);
  await target.query('insert into tenant select * from json_populate_record(null::tenant, $1::json)', [
    rows[0]!.row,
  ]);
}

/** A hospital that is brought back is wanted: its account is not being closed any more, whatever was asked before or since. */
async function keepOpen(target: pg.Client, tenantId: string): Promise<void> {
  await target.query(
    'update tenant set closes_at = null, deleting_since = null, shut_since = null where id = $1',
    [tenantId],
  );
  await target.query(
    `update account_closure set status = 'taken_back', begun_at = null, taken_back_at = clock_timestamp(),
       taken_back_by_name = 'Command line'
     where hospital_id = $1 and status in ('waiting', 'deleting')`,
    [tenantId],
  );
}

/** Files are there before the rows that name them; each is written once, so one of the same name is the same. */
async function bringFiles(names: readonly string[], aside: string, dataDirectory: string): Promise<void> {
  await mkdir(join(dataDirectory, 'files'), { recursive: true, mode: 0o700 });
  for (const name of names) {
    const [from, to] = [join(aside, 'files', name), join(dataDirectory, 'files', name)];
    if (existsSync(to) || !existsSync(from)) continue;
    await copyFile(from, `${to}.part`);
    await rename(`${to}.part`, to);
  }
}

/** Into the trail of the hospital, which goes on where the back-up ends, and into that of the operator, which goes on anyway. */
async function tellTrails(
  target: pg.Client,
  { id, slug }: Hospital,
  { file, to }: RestorePlan,
): Promise<void> {
  const db: Db = queryBuilderOn({
    async run(text, parameters) {
      const result = await target.query<Record<string, unknown>>(text, [...parameters]);
      return { rows: result.rows, affectedRows: result.rowCount ?? 0 };
    },
  });
  const { rows } = await target.query<{ id: string }>('select id from tenant where is_platform order by id');
  const newValues = { hospital: slug, file, to: to instanceof Date ? to.toISOString() : (to ?? null) };
  for (const tenantId of [id, ...rows.map((row) => row.id)]) {
    const origin = {
      tenantId,
      userId: null,
      ipAddress: 'N/A',
      userAgent: 'Openward command line',
      at: new Date(),
    };
    // The operator knows the hospital as a client.
    const kind = tenantId === id ? { resource: 'settings' } : { resource: 'clients' };
    await writeAudit(db, origin, [{ action: 'RESTORED', ...kind, resourceId: id, newValues }]);
  }
}

async function announce(owner: PostgresConnection, tenantId: string): Promise<void> {
  const pool = new pg.Pool({ ...owner, max: 1 });
  const announcer = new LiveAnnouncer({ publish: () => {} }, pool);
  announcer.publish(tenantId, ['sessions']);
  await announcer.close();
  await pool.end();
}

async function connect(owner: PostgresConnection): Promise<pg.Client> {
  const client = new pg.Client({ ...owner, application_name: 'openward restore' });
  await client.connect();
  return client;
}
