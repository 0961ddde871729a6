import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getChannels, updateChannels } from '#areas/messages/channels/channel.contract.ts';
import { listMessages, sendTestMessage } from '#areas/messages/logs/message-log.contract.ts';
import {
  addPushDevice,
  getPushDevice,
  removePushDevice,
} from '#areas/messages/preferences/push/push-device.contract.ts';
import { signOut } from '#areas/people/sessions/session.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { carryMessages } from '#testing/messages/carry-messages.ts';
import { aBrowser, someVapidKeys } from './a-browser.fixture.ts';
import { createNodeMessengers } from './node-messengers.ts';
import { aGateway } from './providers.fixture.ts';
import { readPushKeys } from './push-keys.ts';

/** A hospital whose server has push, and the push service of its people's browsers. */
async function aStart() {
  const push = someVapidKeys();
  const messengers = createNodeMessengers({ allowsInside: true, timeoutMs: 20_000, push });
  onTestFinished(() => messengers.close());
  const opened = aTestSystem(undefined, { messengers });
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { version } = await admin.call(getChannels, {});
  await admin.call(updateChannels, { version, pushEnabled: true });
  const taken: { bytes: Buffer; headers: NodeJS.Dict<string | string[]> }[] = [];
  let status = 201;
  const service = await aGateway(({ request, bytes }, response) => {
    taken.push({ bytes, headers: request.headers });
    response.writeHead(status).end();
  });
  const { database, clock } = opened;
  const carry = () => carryMessages({ database, clock, messengers, onChange: () => {} }, hospital.tenantId);
  const recipient = `nurse@${hospital.slug}.example`;
  return {
    hospital,
    admin,
    taken,
    url: service.url,
    /** Sends a test to the nurse, and tells what became of it. */
    sendOne: async () => {
      const { id } = await admin.call(sendTestMessage, { recipient, channel: 'push' });
      await carry();
      const { rows } = await admin.call(listMessages, { channel: 'push', limit: 10 });
      return rows.find((row) => row.id === id)!;
    },
    answerWith: (next: number) => void (status = next),
  };
}

test('a message reaches the browser of a session encrypted, and none once its person has signed out', async () => {
  const { hospital, taken, url, sendOne } = await aStart();
  const browser = aBrowser(url);
  const nurse = await hospital.as('nurse');
  expect(await nurse.call(addPushDevice, browser.target)).toMatchObject({ isOnHere: true, others: 0 });
  const sent = await sendOne();
  expect(sent).toMatchObject({ status: 'sent', problem: null });
  expect(taken).toHaveLength(1);
  expect(browser.read(taken[0]!.bytes)).toMatchObject({ id: sent.id, title: 'Test notification' });
  expect(taken[0]!.bytes.toString('utf8')).not.toContain('Test notification');
  expect(taken[0]!.headers['authorization']).toMatch(/^vapid t=.+, k=.+/);
  await nurse.call(signOut, {});
  expect(await sendOne()).toMatchObject({ status: 'failed', problem: 'NO_ADDRESS' });
  expect(taken).toHaveLength(1);
});

test('a browser that its push service no longer knows is forgotten; one that is busy is tried again', async () => {
  const { hospital, taken, url, sendOne, answerWith } = await aStart();
  const nurse = await hospital.as('nurse');
  await nurse.call(addPushDevice, aBrowser(url).target);
  answerWith(503);
  expect(await sendOne()).toMatchObject({ status: 'pending', problem: 'NOT_REACHED' });
  answerWith(410);
  expect(await sendOne()).toMatchObject({ status: 'failed' });
  expect(await nurse.call(getPushDevice, {})).toMatchObject({ isOnHere: false });
  const count = taken.length;
  expect(await sendOne()).toMatchObject({ status: 'failed', problem: 'NO_ADDRESS' });
  expect(taken).toHaveLength(count);
});

test('a browser belongs to one session: whoever signs in there next takes it over', async () => {
  const { hospital, url, sendOne } = await aStart();
  const { target } = aBrowser(url);
  const nurse = await hospital.as('nurse');
  const doctor = await hospital.as('doctor');
  await nurse.call(addPushDevice, target);
  await doctor.call(addPushDevice, target);
  expect(await nurse.call(getPushDevice, {})).toMatchObject({ isOnHere: false });
  expect(await sendOne()).toMatchObject({ status: 'failed', problem: 'NO_ADDRESS' });
  expect(await doctor.call(removePushDevice, {})).toMatchObject({ isOnHere: false });
});

test('without push in the server it is refused with the documented code', async () => {
  const opened = aTestSystem();
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { version } = await admin.call(getChannels, {});
  const wishes = [
    admin.call(updateChannels, { version, pushEnabled: true }),
    admin.call(addPushDevice, aBrowser('https://push.example/1').target),
    admin.call(sendTestMessage, { recipient: `nurse@${hospital.slug}.example`, channel: 'push' }),
  ];
  // All at once: one that is refused while another is awaited would be nobody's.
  await Promise.all(wishes.map((wish) => expect(wish).rejects.toMatchObject({ code: 'PUSH_TO_COME' })));
});

test('the keys are made once, and only the server reads them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openward-push-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = readPushKeys(folder);
  expect(readPushKeys(folder)).toEqual(made);
  expect(statSync(join(folder, 'push-keys.json')).mode & 0o777).toBe(0o600);
});
