import { expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { waitUntil } from '#testing/waiting.ts';
import { TenantQueue } from './tenant-queue.ts';

/** A queue that notes for whom it worked; the first time the work for a tenant of `failures` fails with that error. */
function aQueue(failures = new Map<string, unknown>()) {
  const worked: string[] = [];
  const errors: unknown[] = [];
  const { database } = aTestSystem();
  const queue = new TenantQueue({
    database,
    delayMs: 0,
    async work(tenantId) {
      const failure = failures.get(tenantId);
      failures.delete(tenantId);
      if (failure !== undefined) throw failure;
      worked.push(tenantId);
    },
    onError: (error) => errors.push(error),
  });
  return { queue, worked, errors };
}

test('what was touched several times is worked for once, and before the queue has closed', async () => {
  const { queue, worked } = aQueue();
  queue.touch('a');
  queue.touch('b');
  queue.touch('a');
  await queue.close();
  expect(worked).toEqual(['a', 'b']);
});

test('a tenant whose work fails is told of and does not stop the others', async () => {
  const defect = new Error('defect');
  const { queue, worked, errors } = aQueue(new Map([['a', defect]]));
  for (const tenantId of ['a', 'b']) queue.touch(tenantId);
  await queue.close();
  expect([worked, errors]).toEqual([['b'], [defect]]);
});

test('work that found the database away is done once it is back', async () => {
  const { queue, worked, errors } = aQueue(new Map([['a', new AppError('DATABASE_AWAY')]]));
  queue.touch('a');
  await waitUntil(() => worked.length > 0);
  await queue.close();
  expect([worked, errors]).toEqual([['a'], []]);
});

test('a queue that starts works for every hospital, touched or not', async () => {
  const tenants = [(await aTestSystem().aHospital()).tenantId, (await aTestSystem().aHospital()).tenantId];
  const { queue, worked } = aQueue();
  queue.start();
  await queue.close();
  expect(worked).toEqual(expect.arrayContaining(tenants));
});
