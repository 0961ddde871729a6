import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#hosts/node/embedded/start-embedded-postgres.ts';
import { foldSteps } from '#database/counting/fold-steps.ts';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { openPostgres, type PostgresDatabase } from '#hosts/node/database/postgres-database.ts';
import type { BenchSize } from './bench-size.ts';
import { fillFigures, queryBuilderOfClient } from './fill-figures.ts';
import { benchSlug, fillDatabase } from './fill-database.ts';
import { takeBackCare } from './take-back-care.ts';
import { takeBackMoney } from './take-back-money.ts';

const projectDirectory = join(import.meta.dirname, '../..');

/** The embedded PostgreSQL with the bench's data in it. */
export interface BenchDatabase {
  postgres: EmbeddedPostgres;
  tenantId: string;
}

/** Starts the bench's own PostgreSQL; fills it unless an earlier run left the very same data. */
export async function openBenchDatabase(
  size: BenchSize,
  tell: (line: string) => void,
): Promise<BenchDatabase> {
  const directory = join(
    resolve(process.env['BENCH_DIR'] || join(projectDirectory, '.cache/bench')),
    size.name,
  );
  const marker = join(directory, 'filled.txt');
  const wanted = fingerprint(size);
  const isFilled = existsSync(marker) && readFileSync(marker, 'utf8') === wanted;
  if (!isFilled) rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  const start = () => startEmbeddedPostgres({ dataDirectory: join(directory, 'data'), onProgress: tell });
  if (!isFilled) {
    tell(`Building the database (${size.patients} patients) …`);
    await build(await start(), size, tell);
    writeFileSync(marker, wanted);
  }
  const postgres = await start();
  try {
    return { postgres, tenantId: await takeBack(postgres.ownerConfig, size) };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function build(
  postgres: EmbeddedPostgres,
  size: BenchSize,
  tell: (line: string) => void,
): Promise<void> {
  let app: PostgresDatabase | undefined;
  try {
    await migrateAsOwner(postgres.ownerConfig, postgres.serverConfig.user);
    app = openPostgres({ connection: postgres.serverConfig, poolSize: 2 });
    await fillDatabase(postgres.ownerConfig, app, size, tell);
  } finally {
    await app?.close();
    await postgres.stop();
  }
}

/** Takes back what earlier runs wrote, and returns the tenant under load. */
async function takeBack(owner: pg.ClientConfig, size: BenchSize): Promise<string> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const tenant = await client.query<{ id: string }>('select id from tenant where slug = $1', [benchSlug]);
    const tenantId = tenant.rows[0]!.id;
    await client.query(
      'truncate audit_entry, audit_seal, idempotency_key, user_session, push_subscription, rate_limit',
    );
    await foldSteps(queryBuilderOfClient(client), tenantId);
    const extra = await client.query(
      `delete from patient where tenant_id = $1 and id > (
        select id from patient where tenant_id = $1 and patient_number = $2)`,
      [tenantId, `P${String(size.patients).padStart(6, '0')}`],
    );
    if (extra.rowCount) {
      await client.query(
        `update tenant_counter set value = value - $2
          where tenant_id = $1 and name in ('patients.active', 'patients.number', 'patients.total')`,
        [tenantId, extra.rowCount],
      );
      await fillFigures(client, tenantId);
      await client.query('vacuum (analyze) patient');
    }
    await takeBackMoney(client, tenantId);
    await takeBackCare(client, tenantId);
    await client.query('checkpoint');
    return tenantId;
  } finally {
    await client.end();
  }
}

/** Changes with the migrations and with what the bench fills in. */
function fingerprint(size: BenchSize): string {
  const hash = createHash('sha256').update(JSON.stringify(size));
  const files = globSync(['src/database/migrations/*.ts', 'bench/database/*.ts'], { cwd: projectDirectory });
  for (const file of files.toSorted()) hash.update(readFileSync(join(projectDirectory, file)));
  return hash.digest('hex');
}
