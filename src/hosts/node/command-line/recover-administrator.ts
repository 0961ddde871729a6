import { userInfo } from 'node:os';
import { recoverAdministrator } from '#areas/people/people.public.ts';
import { selectTenantBySlug } from '#areas/people/sessions/session.queries.ts';
import { AuditSealer } from '#server/jobs/audit-sealer.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import { openCommandDatabase } from './command-database.ts';
import { runCommand } from './run-command.ts';
import { UsageError } from './words/usage-error.ts';

const usage = `Makes a link with which an administrator sets a new password, and takes their second factor away.
For an administrator whom no other one can help: the trail of the hospital tells of it.

  npm run account:recover -- --tenant city-general admin@city-general.example

The organization of the operator is 'platform'. DATA_DIR or DATABASE_URL name the database, as for npm start.
A running server may keep running.`;

const form = {
  takes: 'npm run account:recover takes --tenant SLUG and the e-mail ADDRESS of an administrator',
  usage,
  options: { tenant: { type: 'string' } },
  mostWords: 1,
} as const;

await runCommand(form, async ({ values: { tenant: slug }, positionals: [email], environment, tell }) => {
  if (slug === undefined) throw new UsageError('No hospital is named');
  if (email === undefined) throw new UsageError('No address is named');
  const opened = await openCommandDatabase(environment);
  const { database } = opened;
  const sealer = new AuditSealer(database, systemClock, () => {});
  try {
    const tenant = await database.onPlatform((db) => selectTenantBySlug(db, slug));
    if (!tenant) throw new StartUpError(`There is no hospital '${slug}' here, or it is suspended.`);
    const userAgent = `Openward command line (${userInfo().username})`;
    const link = await database.inTenant(tenant.id, 'write', (db) =>
      recoverAdministrator(db, tenant.id, { email, now: systemClock.now(), userAgent }),
    );
    if (!link) throw new StartUpError(`No active administrator of '${slug}' has the address ${email}.`);
    sealer.touch(tenant.id);
    tell(`Open this page of the server, once, until ${link.expiresAt}:`);
    tell(`/invitation#${link.token}`);
    return 0;
  } finally {
    await sealer.close();
    await opened.close();
  }
});
