import pg from 'pg';
import { fillCluster } from '../database/citus/fill-cluster.ts';
import { connectionTo } from '../database/hosts/connection-to.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import { migrateAsOwner, missingMigrations } from '../database/owner-connection.ts';
import { runCommand } from './run-command.ts';
import { UsageError } from './words/usage-error.ts';
import { verifyTrails } from './verify-trails.ts';

const usage = `Brings the database up to date.

  DATABASE_OWNER_URL=postgres://owner:…@host/database   a role that may create roles (and BYPASSRLS ones)
  DATABASE_URL=postgres://login:password@host/database  the login of the servers; made when it is missing

  npm run migrate -- --from postgres://superuser:…@host/database [--rehearse]
      moves all hospitals of a database of one machine into the cluster of DATABASE_OWNER_URL, which holds none yet, and
      compares them. Run again it goes on where it was broken off. --rehearse does the same while servers work on the old
      one, and empties the cluster afterwards.

The embedded database of npm start needs none of this: the server migrates it by itself.`;

const form = {
  takes:
    'npm run migrate takes nothing but DATABASE_OWNER_URL and DATABASE_URL in its environment, or --from ADDRESS and --rehearse',
  usage,
  options: { from: { type: 'string' }, rehearse: { type: 'boolean' } },
  mostWords: 0,
} as const;

await runCommand(form, async ({ values, environment, tell }) => {
  const owner = environment['DATABASE_OWNER_URL'];
  const server = environment['DATABASE_URL'];
  if (!owner) throw new UsageError('DATABASE_OWNER_URL is not set');
  if (!server) throw new UsageError('DATABASE_URL is not set');
  if (values.rehearse && values.from === undefined) throw new UsageError('--rehearse is for a move, --from');
  const login = await createLogin(owner, server);
  const ran = await migrateAsOwner({ connectionString: owner }, login);
  tell(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The database is up to date.');
  if (!values.from) return 0;
  return moveInto({ owner, server }, values.from, values.rehearse ?? false, tell);
});

async function moveInto(
  { owner, server }: { owner: string; server: string },
  from: string,
  isRehearsal: boolean,
  tell: (line: string) => void,
): Promise<number> {
  const now = new Date();
  const source = new pg.Client({ connectionString: from, application_name: 'openward move' });
  const target = new pg.Client({ connectionString: owner, application_name: 'openward move' });
  await source.connect();
  try {
    await target.connect();
    if ((await missingMigrations(source)).length > 0) {
      throw new StartUpError('The database of --from is not up to date: run npm run migrate on it first.');
    }
    const verify = () => verifyCopied(server, now, tell);
    const isSound = await fillCluster({ source, target, isRehearsal, tell, verify });
    if (isSound && !isRehearsal) {
      tell(
        'All hospitals are in the cluster: start the servers with its address. The old database takes no writes.',
      );
    }
    return isSound ? 0 : 1;
  } finally {
    await source.end();
    await target.end();
  }
}

/** The audit trails as a server reads them. */
async function verifyCopied(server: string, now: Date, tell: (line: string) => void): Promise<boolean> {
  const { connection, stop } = connectionTo(server);
  const database = openPostgres({ connection, poolSize: 2 });
  try {
    const { isSound } = await verifyTrails(database, { slug: undefined, keptHeads: {}, now }, tell);
    tell(isSound ? 'The audit trail is sound.' : 'The audit trail is NOT sound.');
    return isSound;
  } finally {
    await database.close();
    stop();
  }
}

/** Makes the servers' login unless it exists; its password is taken over from DATABASE_URL. */
async function createLogin(ownerUrl: string, serverUrl: string): Promise<string> {
  const { user: login, password } = new pg.Client({ connectionString: serverUrl });
  if (!login) throw new StartUpError('DATABASE_URL names no login.');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [login]);
    if (found.rowCount === 0) {
      const secret = password ? ` password ${pg.escapeLiteral(password)}` : '';
      await client.query(`create role ${pg.escapeIdentifier(login)} login nosuperuser nobypassrls${secret}`);
    }
    return login;
  } finally {
    await client.end();
  }
}
