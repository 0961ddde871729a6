import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { aTestSystem, embeddedPostgres, type TestSystem } from '#testing/hospital.ts';
import { openPostgres } from '#hosts/node/database/postgres-database.ts';
import { NumberAllocator, numbersInTransaction, type NumberSource } from './number-allocator.ts';

function aDesk(): NumberAllocator {
  const database = openPostgres({ connection: embeddedPostgres().server, poolSize: 1 });
  onTestFinished(() => database.close());
  return new NumberAllocator(database);
}

function takeWith(
  { database }: TestSystem,
  tenantId: string,
  source: NumberSource,
  counter: string,
  count = 1,
) {
  return database.inTenant(tenantId, 'write', (db) => source.take(db, tenantId, counter, count));
}

test('desks of several processes give each number once, and a block without a hole', async () => {
  const opened = aTestSystem();
  const { tenantId } = await opened.aHospital();
  const desks = [aDesk(), aDesk()];
  const sizes = Array.from({ length: 60 }, (_, turn) => 1 + (turn % 7));
  const firsts = await Promise.all(
    sizes.map((size, turn) => takeWith(opened, tenantId, desks[turn % 2]!, 'things.number', size)),
  );
  const given = firsts.flatMap((first, turn) => Array.from({ length: sizes[turn]! }, (_, at) => first + at));
  expect(given.toSorted((a, b) => a - b)).toEqual(given.map((_, at) => at + 1));
});

test('kinds of numbers that are asked for together do not mix', async () => {
  const opened = aTestSystem();
  const { tenantId } = await opened.aHospital();
  const desk = aDesk();
  const take = (counter: string) => takeWith(opened, tenantId, desk, counter);
  const counters = ['a.number', 'b.number', 'a.number', 'b.number', 'a.number'];
  const numbers = await Promise.all(counters.map(take));
  const of = (counter: string) =>
    numbers.filter((_, at) => counters[at] === counter).toSorted((a, b) => a - b);
  expect([of('a.number'), of('b.number')]).toEqual([
    [1, 2, 3],
    [1, 2],
  ]);
});

test('nobody waits for a transaction that has its number and is not finished', async () => {
  const opened = aTestSystem();
  const { tenantId } = await opened.aHospital();
  const desk = aDesk();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { promise: taken, resolve: hasTaken } = Promise.withResolvers<number>();
  const slow = opened.database.inTenant(tenantId, 'write', async (db) => {
    hasTaken(await desk.take(db, tenantId, 'things.number', 1));
    await gate;
    throw new Error('changed my mind');
  });
  slow.catch(() => {});
  expect(await taken).toBe(1);
  expect(await takeWith(opened, tenantId, desk, 'things.number')).toBe(2);
  open();
  await expect(slow).rejects.toThrow('changed my mind');
  expect(await takeWith(opened, tenantId, desk, 'things.number')).toBe(3);
});

test('who asks where numbers cannot be taken is told, and the next one is served', async () => {
  const opened = aTestSystem();
  const { tenantId } = await opened.aHospital();
  const desk = aDesk();
  await expect(takeWith(opened, tenantId, desk, 'things.number', -1)).rejects.toMatchObject({
    code: '23514',
  });
  await expect(desk.take(null as never, newId(), 'things.number', 1)).rejects.toMatchObject({
    code: '23503',
  });
  expect(await takeWith(opened, tenantId, desk, 'things.number')).toBe(1);
});

test('over a single connection numbers are taken in the transaction, and come back when it fails', async () => {
  const opened = aTestSystem();
  const { tenantId } = await opened.aHospital();
  const failing = opened.database.inTenant(tenantId, 'write', async (db) => {
    await numbersInTransaction.take(db, tenantId, 'things.number', 3);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await takeWith(opened, tenantId, numbersInTransaction, 'things.number', 2)).toBe(1);
  expect(await takeWith(opened, tenantId, numbersInTransaction, 'things.number')).toBe(3);
});
