import pg from 'pg';
import { StartUpError } from '../embedded/start-up-error.ts';
import { migrateAsOwner } from '../database/owner-connection.ts';
import { runCommand } from './run-command.ts';

const usage = `Brings the database up to date.

  DATABASE_OWNER_URL=postgres://owner:…@host/database   a role that may create roles (and BYPASSRLS ones)
  DATABASE_URL=postgres://login:password@host/database  the login of the servers; made when it is missing

The embedded database of npm start needs none of this: the server migrates it by itself.`;

await runCommand(async (environment, tell) => {
  const owner = environment['DATABASE_OWNER_URL'];
  const server = environment['DATABASE_URL'];
  if (!owner || !server) {
    tell(usage);
    return 1;
  }
  const login = await createLogin(owner, server);
  const ran = await migrateAsOwner({ connectionString: owner }, login);
  tell(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The database is up to date.');
  return 0;
});

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
