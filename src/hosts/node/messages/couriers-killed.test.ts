import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { updateChannels } from '#areas/messages/channels/channel.contract.ts';
import { insertMessages } from '#areas/messages/events/publishing.queries.ts';
import { listMessages } from '#areas/messages/logs/message-log.contract.ts';
import { newId } from '#kernel/ids.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aTestSystem, embeddedPostgres, type Hospital, type TestSystem } from '#testing/hospital.ts';
import { waitUntil } from '#testing/waiting.ts';
import { aGateway, aMailServer } from './providers.fixture.ts';

const perChannel = 150;
const kills = 8;
const timeoutMs = 250;
/** Longer than every lease and pause between attempts. */
const stepMs = 7 * 3_600_000;

/** Numbers from 0 to 1 that are the same in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** What a provider does with the next message: 30 % fail, a few hang before and after they took it. */
function fate(chance: () => number): 'take' | 'fail' | 'hang' | 'take-and-hang' {
  const drawn = chance();
  if (drawn < 0.3) return 'fail';
  if (drawn < 0.32) return 'hang';
  return drawn < 0.34 ? 'take-and-hang' : 'take';
}

async function write({ database }: TestSystem, { tenantId }: Hospital): Promise<string[]> {
  const at = new Date().toISOString();
  const rows = Array.from({ length: perChannel * 2 }, (_empty, place) => {
    const id = newId();
    const channel = place % 2 === 0 ? ('sms' as const) : ('email' as const);
    return {
      ...{
        tenant_id: tenantId,
        id,
        event_type: 'test' as const,
        about: `test/${id}`,
        occurrence: id,
        channel,
      },
      ...{ recipient_key: id, recipient: channel === 'sms' ? '+8801711000000' : `${id}@patients.example` },
      ...{ language: 'en' as const, subject: 'Test', body: id, status: 'pending' as const, is_mocked: false },
      ...{ due_at: at, attempts: 0, created_at: at, updated_at: at },
    };
  });
  await database.inTenant(tenantId, 'write', (db) => insertMessages(db, rows));
  return rows.map(({ id }) => id);
}

function startCourier(connection: object, tenantId: string, aheadMs: number): ChildProcess {
  const file = join(import.meta.dirname, 'courier-process.fixture.ts');
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, COURIER: JSON.stringify({ connection, tenantId, aheadMs, timeoutMs }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test(
  'of hundreds of messages over failing, hanging providers and killed couriers each is sent once or told of, none twice',
  { timeout: 240_000 },
  async () => {
    const postgres = await aDatabaseOfItsOwn(embeddedPostgres());
    const system = aTestSystem(postgres);
    const hospital = await system.aHospital();
    const { tenantId } = hospital;
    const chance = chances(42);
    const delivered: string[] = [];
    const mailServer = await aMailServer({
      onData(stream, session, done) {
        const what = fate(chance);
        stream.resume();
        stream.on('end', () => {
          if (what.startsWith('take')) delivered.push(session.envelope.rcptTo[0]!.address.split('@')[0]!);
          if (what === 'fail') done(Object.assign(new Error('busy'), { responseCode: 451 }));
          else if (what === 'take') done();
        });
      },
    });
    const gateway = await aGateway(({ body }, response) => {
      const what = fate(chance);
      if (what.startsWith('take')) delivered.push(new URLSearchParams(body).get('text')!);
      if (what === 'fail') response.writeHead(500).end();
      else if (what === 'take') response.end('ok');
    });
    const admin = await hospital.as('tenant_admin');
    await admin.call(updateChannels, {
      version: 1,
      ...{ smtpHost: 'localhost', smtpPort: mailServer.port, smtpSecurity: 'none' },
      ...{ smtpUser: 'openward', smtpPassword: 'secret', fromAddress: 'info@hospital.example' },
      ...{ smsUrl: gateway.url, smsFields: 'to={{to}}\ntext={{text}}', smsSuccessPattern: 'ok' },
    });
    const ids = await write(system, hospital);

    const statuses = async () => {
      const rows = await system.database.inTenant(tenantId, 'read', (db) =>
        db.selectFrom('message').select(['id', 'status']).where('tenant_id', '=', tenantId).execute(),
      );
      return new Map(rows.map(({ id, status }) => [id, status]));
    };
    let aheadMs = 0;
    for (let killed = 0; killed < kills; killed += 1) {
      const child = startCourier(postgres.server, tenantId, aheadMs);
      await once(child.stdout!, 'data');
      const before = delivered.length;
      // At a point of its work that is another one each time.
      const enough = before + 1 + Math.floor(chance() * 25);
      const isOver = () => child.exitCode !== null;
      await waitUntil(() => isOver() || delivered.length >= enough, { interval: 2 });
      child.kill('SIGKILL');
      aheadMs += stepMs;
    }
    const isOpen = (status: string) => status === 'pending' || status === 'sending';
    for (let round = 0; round < 12 && [...(await statuses()).values()].some(isOpen); round += 1) {
      const child = startCourier(postgres.server, tenantId, aheadMs);
      expect(await once(child, 'exit')).toEqual([0, null]);
      aheadMs += stepMs;
    }

    const ended = await statuses();
    const counts = new Map<string, number>();
    for (const id of delivered) counts.set(id, (counts.get(id) ?? 0) + 1);
    const of = (status: string) => ids.filter((id) => ended.get(id) === status);
    const arrived = (id: string) => counts.get(id) ?? 0;
    expect([...counts.values()].filter((count) => count > 1)).toEqual([]);
    expect(of('sent').filter((id) => arrived(id) !== 1)).toEqual([]);
    expect(of('failed').filter((id) => arrived(id) !== 0)).toEqual([]);
    expect(of('sent').length + of('failed').length + of('unknown').length).toBe(ids.length);
    expect(of('sent').length).toBeGreaterThan(ids.length * 0.8);
    expect(of('unknown').length).toBeLessThan(ids.length * 0.15 + kills);
    const { rows } = await admin.call(listMessages, { status: 'unknown', limit: 10 });
    for (const one of rows) expect(one.problem).toBe('NO_ANSWER');
  },
);
