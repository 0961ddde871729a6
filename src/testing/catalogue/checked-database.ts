import { type KyselyPlugin, PostgresQueryCompiler, createQueryId, sql } from 'kysely';
import { loadModule } from 'libpg-query';
import type { Database } from '#database/database.ts';
import type { Db } from '#database/tables.ts';
import { queryFaults } from './distributable-query.ts';

const compiler = new PostgresQueryCompiler();
/** What was found, by the text of the statement: the same few hundred texts run again and again. */
const known = new Map<string, string[]>();
let tenantTables: Promise<ReadonlySet<string>> | undefined;

/** The same database, which refuses every statement that could not run on one shard. */
export function checkedDatabase(database: Database): Database {
  const checks = async () => {
    const tables = await (tenantTables ??= readTenantTables(database));
    return (db: Db) => db.withPlugin(checkOf(tables));
  };
  return {
    async inTenant(tenantId, mode, work, closing) {
      const checked = await checks();
      return database.inTenant(
        tenantId,
        mode,
        (db) => work(checked(db)),
        closing && ((db, result) => closing(checked(db), result)),
      );
    },
    async onPlatform(work) {
      const checked = await checks();
      return database.onPlatform((db) => work(checked(db)));
    },
  };
}

function checkOf(tables: ReadonlySet<string>): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const { sql: text } = compiler.compileQuery(node, createQueryId());
      const faults = known.get(text) ?? queryFaults(text, tables);
      known.set(text, faults);
      if (faults.length > 0) throw new Error(`${faults.join('; ')}, in: ${text}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

async function readTenantTables(database: Database): Promise<ReadonlySet<string>> {
  await loadModule();
  const { rows } = await database.onPlatform((db) =>
    sql<{ name: string }>`
      select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'tenant_id'`.execute(db),
  );
  return new Set(rows.map(({ name }) => name));
}
