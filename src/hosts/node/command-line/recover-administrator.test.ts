import { afterAll, expect, test } from 'vitest';
import { readAccountLink, setPasswordByLink } from '#areas/people/account/links/account-link.contract.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { aRequest, everyPostgres, openTestSystem, signInAs } from '#testing/hospital.ts';
import { databaseUrlOf, runCommandLine } from '#testing/server-process.ts';

const [postgres] = everyPostgres();
const opened = openTestSystem(postgres);
const { system, database } = opened;
const environment = { DATABASE_URL: databaseUrlOf(postgres!.server) };

afterAll(() => opened.close());

function recover(slug: string, email: string) {
  return runCommandLine('recover-administrator', ['--tenant', slug, email], environment);
}

test('the only administrator, who has lost everything, sets a new password by the link of the command line', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { tenantId, slug } = hospital;
  const { email } = (await admin.call(currentSession, {})).user;
  const { exitCode, output } = await recover(slug, email.toUpperCase());
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/\n\/invitation#[\w-]+\n/)]);
  const token = /#([\w-]+)/.exec(output)![1]!;
  const run = (id: string, input: object) => system.dispatcher.run(id, input, aRequest({}));
  expect(await run(readAccountLink.id, { token })).toMatchObject({ slug, email });
  await run(setPasswordByLink.id, { token, password: 'A new and quite long one' });
  await expect(run(readAccountLink.id, { token })).rejects.toMatchObject({ code: 'LINK_INVALID' });
  const told = await database.inTenant(tenantId, 'read', (db) =>
    db
      .selectFrom('audit_entry')
      .select(['user_id', 'user_agent', 'new_values'])
      .where('tenant_id', '=', tenantId)
      .where('action', '=', 'RESET_LINK_MADE')
      .execute(),
  );
  expect(told).toMatchObject([
    { user_id: null, user_agent: expect.stringContaining('command line'), new_values: { endedSessions: 1 } },
  ]);

  // With the second factor gone, the old password must not be enough until the link is used.
  const enter = (password: string) => signInAs(system, slug, email, password);
  await enter('A new and quite long one');
  const again = await recover(slug, email);
  await expect(enter('A new and quite long one')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  await run(setPasswordByLink.id, {
    token: /#([\w-]+)/.exec(again.output)![1]!,
    password: 'Yet another long one',
  });
  await enter('Yet another long one');
});

test('nobody but an active administrator is recovered', async () => {
  const { slug } = await opened.aHospital();
  expect(await recover(slug, 'nobody@nowhere.example')).toEqual({
    exitCode: 1,
    output: `No active administrator of '${slug}' has the address nobody@nowhere.example.\n`,
  });
  expect(await recover('no-such-hospital', 'a@b.example')).toMatchObject({ exitCode: 1 });
});
