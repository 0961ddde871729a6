import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { EventStream } from '#testing/http-session.ts';
import { type ServedSystem, serveSystem } from '#testing/served-system.ts';
import { waitUntil } from '#testing/waiting.ts';
import { maxStreamsOfPerson, maxStreamsOfSession } from './stream-limits.ts';

const opened = openTestSystem();
const { system } = opened;
let hospital: Hospital;

beforeAll(async () => {
  hospital = await opened.aHospital();
});

// The streams of the test before are of the same people.
beforeEach(() => waitUntil(() => countStreams() === 0));
afterAll(() => opened.close());

async function openStream({ url }: ServedSystem, { token }: Caller): Promise<EventStream> {
  const stream = await EventStream.open(url, token);
  onTestFinished(() => stream.close());
  return stream;
}

function countStreams(): number {
  return system.hub.countOf(hospital.tenantId);
}

describe('streams of one person', () => {
  test('are so many for a session: the oldest is told why it ends, and the newest stay', async () => {
    const served = await serveSystem(system);
    const caller = await hospital.as('nurse');
    const streams: EventStream[] = [];
    for (let count = 0; count < maxStreamsOfSession + 2; count += 1) {
      streams.push(await openStream(served, caller));
    }
    await streams[0]!.ended;
    await streams[1]!.ended;
    expect(streams.slice(0, 2).map(({ events }) => events.at(-1))).toEqual(['crowded', 'crowded']);
    expect(countStreams()).toBe(maxStreamsOfSession);
    system.hub.publish(hospital.tenantId, ['patients']);
    for (const stream of streams.slice(2)) await waitUntil(() => stream.topics.includes('patients'));
    expect(streams.slice(2).flatMap(({ events }) => events)).not.toContain('crowded');
  });

  test('are so many over all sessions, whoever else is signed in', async () => {
    const served = await serveSystem(system);
    const colleague = await openStream(served, await hospital.as('doctor'));
    const streams: EventStream[] = [];
    while (streams.length <= maxStreamsOfPerson) {
      const caller = await hospital.as('nurse');
      const batch = Math.min(maxStreamsOfSession, maxStreamsOfPerson + 1 - streams.length);
      for (let count = 0; count < batch; count += 1) streams.push(await openStream(served, caller));
    }
    await streams[0]!.ended;
    expect(streams[0]!.events.at(-1)).toBe('crowded');
    expect(countStreams()).toBe(maxStreamsOfPerson + 1);
    system.hub.publish(hospital.tenantId, ['patients']);
    await waitUntil(() => colleague.topics.includes('patients'));
  });
});

/** The open stream of a client that does not read what comes. */
async function aDeafClient({ port }: ServedSystem, { token }: Caller): Promise<Socket> {
  const before = countStreams();
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const head = ['GET /api/events HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${token}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await waitUntil(() => countStreams() === before + 1);
  return socket;
}

describe('a client that does not read', () => {
  /** As much as one message between servers carries. */
  const announcement = () => Array.from({ length: 150 }, () => `appointments/${newId()}`);

  test('is cut off once it is far behind, and others hear everything', async () => {
    const served = await serveSystem(system);
    const nurse = await hospital.as('nurse');
    const deaf = await aDeafClient(served, nurse);
    const reading = await openStream(served, nurse);
    const last: string[] = [];
    // What the operating system keeps for both ends is some megabytes and no more.
    while (countStreams() === 2 && last.length < 2000) {
      const bursts = Array.from({ length: 5 }, announcement);
      last.push(bursts.at(-1)!.at(-1)!);
      for (const topics of bursts) system.hub.publish(hospital.tenantId, topics);
      await waitUntil(() => reading.messages.at(-1)?.includes(last.at(-1)!), { interval: 1 });
    }
    expect(countStreams()).toBe(1);
    // The client finds what had left for it, and then the end.
    let received = '';
    deaf.setEncoding('utf8').on('data', (part: string) => (received += part));
    deaf.resume();
    await once(deaf, 'close');
    expect(received).toContain(last[0]);
    expect(received).not.toContain(last.at(-1));
    const heard = new Set(reading.topics);
    expect(last.filter((topic) => !heard.has(topic))).toEqual([]);
    expect(reading.events).not.toContain('missed');
  });

  test('does not keep its connection when its place goes to a newer stream', async () => {
    const served = await serveSystem(system);
    const caller = await hospital.as('doctor');
    const deaf = await aDeafClient(served, caller);
    const closed = once(deaf, 'close');
    for (let count = 0; count < maxStreamsOfSession; count += 1) await openStream(served, caller);
    expect(countStreams()).toBe(maxStreamsOfSession);
    deaf.resume();
    await closed;
  });
});
