import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { SecurityPolicy } from '#areas/people/security-policy/security-policy.contract.ts';
import { type Hospital, openTestSystem, embeddedPostgres } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/own-database.ts';
import { callOverHttp, EventStream } from '#testing/http-session.ts';
import { databaseUrlOf, type ServerProcess, startServer } from '#testing/server-process.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

const opened = openTestSystem(postgres);
let server: ServerProcess;
let hospital: Hospital;

beforeAll(async () => {
  hospital = await opened.aHospital();
  server = await startServer({
    DATABASE_URL: databaseUrlOf(postgres.server),
    // The staff of test hospitals are sample accounts.
    OPENWARD_SAMPLES: 'on',
  });
});

afterAll(async () => {
  await server.end();
  await opened.close();
});

test('a shorter idle time ends the open pages of whoever has been away longer, at once', async () => {
  const [admin, nurse, doctor] = [
    await hospital.as('tenant_admin'),
    await hospital.as('nurse'),
    await hospital.as('doctor'),
  ];
  const { user } = (await callOverHttp(server.url, nurse.token, 'GET', '/sessions/current')).body as {
    user: { id: string };
  };
  const tenMinutesAgo = new Date(Date.now() - 10 * 60_000).toISOString();
  await opened.database.inTenant(hospital.tenantId, 'write', (db) =>
    db
      .updateTable('user_session')
      .set({ last_used_at: tenMinutesAgo })
      .where('tenant_id', '=', hospital.tenantId)
      .where('user_id', '=', user.id)
      .execute(),
  );
  const streams = await Promise.all([nurse, doctor].map(({ token }) => EventStream.open(server.url, token)));
  onTestFinished(() => streams.forEach((stream) => stream.close()));
  const ended: string[] = [];
  for (const [place, name] of ['nurse', 'doctor'].entries()) {
    streams[place]!.ended.then(
      () => ended.push(name),
      // Closed by this test.
      () => {},
    );
  }

  const { body } = await callOverHttp(server.url, admin.token, 'GET', '/settings/security');
  const policy = { ...(body as SecurityPolicy), sessionIdleMinutes: 5 };
  expect(await callOverHttp(server.url, admin.token, 'PUT', '/settings/security', policy)).toMatchObject({
    status: 200,
  });
  await streams[0]!.ended;
  expect(await callOverHttp(server.url, nurse.token, 'GET', '/sessions/current')).toMatchObject({
    status: 401,
    body: { code: 'SIGNED_OUT' },
  });
  expect(await callOverHttp(server.url, doctor.token, 'GET', '/sessions/current')).toMatchObject({
    status: 200,
  });
  expect(ended).toEqual(['nurse']);
});
