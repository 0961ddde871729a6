import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ReplicatedPostgres } from '#testing/replication/replicated-postgres.ts';
import { waitUntil } from '#testing/waiting.ts';
import { openPostgres } from '../postgres-database.ts';
import { connectionTo } from './connection-to.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let pair: ReplicatedPostgres | null;

beforeAll(async () => {
  pair = await ReplicatedPostgres.start();
  await pair?.addStandby(0);
});

afterAll(() => pair?.stop());

// The long form, under load, is bench/fail-over.ts.
test('writes go to the primary, to the standby once it is promoted, and never to a former primary that comes back', async (context) => {
  context.skip(pair === null, 'PostgreSQL of the machine is not installed.');
  if (!pair) return;
  const { connection, stop } = connectionTo(pair.addressOf(1, 0));
  const database = openPostgres({ connection, poolSize: 3 });
  onTestFinished(async () => {
    await database.close();
    stop();
  });
  const write = () => database.pool.query('select pg_current_wal_lsn(), inet_server_port() as port');
  const portOf = (index: number) => pair!.ownerOf(index).port;
  expect((await write()).rows[0]).toMatchObject({ port: portOf(0) });

  await pair.kill(0);
  await expect(database.onPlatform(async () => write())).rejects.toThrow(/./);
  await expect(database.onPlatform(async () => write())).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
  pair.promote(1);
  await waitUntil(
    async () => {
      const answer = await write().catch(() => null);
      return answer !== null && (answer.rows[0] as { port: number }).port === portOf(1);
    },
    { timeout: 30_000 },
  );

  // The former primary takes writes again, as nobody has told it otherwise.
  pair.start(0);
  await pair.onMember(0, 'select pg_current_wal_lsn()');
  await pair.kill(1);
  await expect(database.onPlatform(async () => write())).rejects.toThrow(/./);
  await expect(database.onPlatform(async () => write())).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
  pair.start(1);
  await waitUntil(
    async () => {
      const answer = await write().catch(() => null);
      return answer !== null && (answer.rows[0] as { port: number }).port === portOf(1);
    },
    { timeout: 30_000 },
  );
});

test('one host, with a login or without, is reached as before', () => {
  expect(connectionTo('postgres://a:b@one:5433/openward').connection).toEqual({
    connectionString: 'postgres://a:b@one:5433/openward',
  });
  const socket = 'postgres://a@/openward?host=/run/postgresql';
  expect(connectionTo(socket).connection).toEqual({ connectionString: socket });
});
