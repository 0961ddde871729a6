import { expect, test } from 'vitest';
import { embeddedPostgres } from '../hospital.ts';
import { type KeptPool, takePool } from './kept-pool.ts';

const { server } = embeddedPostgres();
/** A size that no other test takes, so that no other's pool is found. */
const size = 11;

/** The connection of the server's that answers. */
async function connectionOf({ database }: KeptPool): Promise<number> {
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}

test('a pool that was given back is taken over with its connections, by one at a time', async () => {
  const first = takePool(server, size);
  const beside = takePool(server, size);
  const known = await connectionOf(first);
  expect(await connectionOf(beside)).not.toBe(known);
  await first.giveBack();
  const next = takePool(server, size);
  expect(await connectionOf(next)).toBe(known);
  await next.giveBack();
  await beside.giveBack();
  expect(beside.database.pool.ended).toBe(true);
});

test('a pool of which a connection is still in use is closed, and most of many connections are', async () => {
  const busy = takePool(server, size);
  const client = await busy.database.pool.connect();
  const closing = busy.giveBack();
  expect(busy.database.pool.ending).toBe(true);
  client.release();
  await closing;
  const wide = takePool(server, size);
  await Promise.all(Array.from({ length: size }, () => wide.database.pool.query('select pg_sleep(0.1)')));
  expect(wide.database.pool.totalCount).toBeGreaterThan(8);
  await wide.giveBack();
  expect(wide.database.pool.totalCount).toBe(8);
  await wide.database.close();
});
