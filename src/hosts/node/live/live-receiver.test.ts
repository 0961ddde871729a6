import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { LiveHub } from '#hosts/system/live-hub.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { waitUntil } from '#testing/waiting.ts';
import { LiveAnnouncer } from './live-announcer.ts';
import { liveChannel } from './live-messages.ts';
import { LiveReceiver } from './live-receiver.ts';

const tenantId = crypto.randomUUID();

/** One process that announces and another that hears, each with a screen of the tenant. */
async function twoProcesses() {
  const applicationName = `live ${crypto.randomUUID()}`;
  const connection = { ...embeddedPostgres().server, application_name: applicationName };
  const pool = new pg.Pool({ ...embeddedPostgres().server, max: 2 });
  const ignored: number[] = [];
  const announcing = aScreen();
  const hearing = aScreen();
  const announcer = new LiveAnnouncer(announcing.hub, pool);
  const receiver = new LiveReceiver(hearing.hub, connection, (messages) => ignored.push(messages));
  await receiver.listen();
  onTestFinished(async () => {
    await announcer.close();
    await receiver.close();
    await pool.end();
  });
  const terminateListener = () =>
    pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      applicationName,
    ]);
  return { pool, announcer, receiver, announcing, hearing, ignored, terminateListener };
}

function aScreen() {
  const hub = new LiveHub();
  const heard = new Set<string>();
  const screen = { hub, heard, missed: 0 };
  hub.subscribe(tenantId, {
    onChange: ({ topics }) => topics.forEach((topic) => heard.add(topic)),
    onMissed: () => void (screen.missed += 1),
  });
  return screen;
}

test('messages of others on the channel are ignored and counted, and ours are heard after them', async () => {
  const { pool, announcer, receiver, hearing, ignored } = await twoProcesses();
  for (const text of ['not json', '{"topics":1}', '[["x",["y"]]]']) {
    await pool.query('select pg_notify($1, $2)', [liveChannel, text]);
  }
  announcer.publish(tenantId, ['patients']);
  await waitUntil(() => hearing.heard.has('patients'));
  await receiver.close();
  expect(ignored).toEqual([1, 2]);
});

test('thousands of topics of one tenant, in letters of several bytes, are heard by the other process', async () => {
  const { announcer, announcing, hearing } = await twoProcesses();
  const topics = Array.from({ length: 2000 }, (_, place) => `রেফারার ${place}`);
  announcer.publish(tenantId, topics);
  await announcer.close();
  await waitUntil(() => hearing.heard.size === topics.length);
  // PostgreSQL refused none of them.
  expect(announcing.heard.size).toBe(0);
});

test('after the connection was cut, screens are told that they may have missed something, and hear again', async () => {
  const { announcer, receiver, hearing, terminateListener } = await twoProcesses();
  expect(hearing.missed).toBe(1);
  await terminateListener();
  await waitUntil(() => hearing.missed === 2, { timeout: 20_000 });
  expect(receiver.isListening).toBe(true);
  announcer.publish(tenantId, ['patients']);
  await waitUntil(() => hearing.heard.has('patients'));
});

test('what was announced last is sent before the process ends', async () => {
  const { announcer, hearing } = await twoProcesses();
  announcer.publish(tenantId, ['patients']);
  await announcer.close();
  await expect.poll(() => [...hearing.heard]).toEqual(['patients']);
});
