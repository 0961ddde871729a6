import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import { insertFirstChannels, updateChannels } from '#areas/messages/channels/channel.queries.ts';
import { insertMessages } from '#areas/messages/events/publishing.queries.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#kernel/ids.ts';
import { openFailingProviders } from './failing-providers.ts';

export interface DeliveryRunOptions {
  database: Database;
  /** Where the senders' own processes find the same database. */
  server: pg.ClientConfig;
  /** A tenant without settings of its own for messages. */
  tenantId: string;
  perChannel: number;
  /** How often all senders are killed. */
  kills: number;
  /** How many processes send at once. */
  senders: number;
  /** The gateway sends a message with the same id once. */
  knowsIds: boolean;
}

/** What became of the messages of a run. */
export interface DeliveryOutcome {
  messages: number;
  kills: number;
  sent: number;
  failed: number;
  unknown: number;
  /** Of the unknown ones, those that had arrived. */
  unknownArrived: number;
  arrived: number;
  attempts: number;
  seconds: number;
  /** Each breaks the promise. */
  faults: string[];
}

const timeoutMs = 250;
/** Longer than every lease and pause between attempts. */
const stepMs = 7 * 3_600_000;
const mostCalmRounds = 12;

/**
 * Sends messages over providers that fail, hang and break off, by senders that are killed with -9 while they work, and
 * compares what arrived with what the log says: each arrives once or is told of, none is lost, none arrives twice.
 */
export async function runDeliveries(options: DeliveryRunOptions): Promise<DeliveryOutcome> {
  const started = performance.now();
  const providers = await openFailingProviders(options.knowsIds);
  const running = new Set<ChildProcess>();
  let aheadMs = 0;
  const startAll = () =>
    Promise.all(
      Array.from({ length: options.senders }, async () => {
        const child = startSender(options, aheadMs);
        running.add(child);
        const isOver = once(child, 'exit').then(([code]) => {
          throw new Error(`A sender ended with ${code} before it began.`);
        });
        await Promise.race([once(child.stdout!, 'data'), isOver]);
        isOver.catch(() => undefined);
        return child;
      }),
    );
  try {
    await prepare(options, providers);
    const ids = await writeMessages(options);
    const mostBetweenKills = ids.length / Math.max(1, options.kills);
    for (let killed = 0; killed < options.kills; killed += 1) {
      const children = await startAll();
      // At a point of their work that is another one each time.
      const ends = children.map((child) => once(child, 'exit'));
      await Promise.race([
        providers.nextArrivals(1 + Math.floor(providers.chance() * mostBetweenKills)),
        Promise.all(ends),
      ]);
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(ends);
      aheadMs += stepMs;
    }
    for (let round = 0; round < mostCalmRounds && (await isAnyOpen(options)); round += 1) {
      const children = await startAll();
      await Promise.all(children.flatMap((child) => (child.exitCode === null ? [once(child, 'exit')] : [])));
      aheadMs += stepMs;
    }
    return await judge(options, ids, providers.arrivals, Math.round((performance.now() - started) / 1000));
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await providers.close();
  }
}

async function prepare(
  { database, tenantId, knowsIds }: DeliveryRunOptions,
  { mailPort, gatewayUrl }: { mailPort: number; gatewayUrl: string },
): Promise<void> {
  await database.inTenant(tenantId, 'write', async (db) => {
    await insertFirstChannels(db, tenantId);
    await updateChannels(db, tenantId, 1, {
      ...{ smtp_host: 'localhost', smtp_port: mailPort, smtp_security: 'none' },
      ...{ smtp_user: 'openward', smtp_password: 'secret', from_address: 'info@hospital.example' },
      ...{
        sms_url: gatewayUrl,
        sms_fields: 'to={{to}}\ntext={{text}}\nid={{id}}',
        sms_success_pattern: 'ok',
      },
      sms_knows_ids: knowsIds,
    });
  });
}

const rowsAtOnce = 500;

/** Half of them e-mails, half SMS; the words of each are its id. */
async function writeMessages({ database, tenantId, perChannel }: DeliveryRunOptions): Promise<string[]> {
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
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce);
    await database.inTenant(tenantId, 'write', (db) => insertMessages(db, part));
  }
  return rows.map(({ id }) => id);
}

function startSender({ server: connection, tenantId }: DeliveryRunOptions, aheadMs: number): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'delivery-process.fixture.ts')], {
    env: { ...process.env, COURIER: JSON.stringify({ connection, tenantId, aheadMs, timeoutMs }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function selectStates({ database, tenantId }: DeliveryRunOptions) {
  return database.inTenant(tenantId, 'read', (db) =>
    db
      .selectFrom('message')
      .select(['id', 'status', 'problem', 'attempts'])
      .where('tenant_id', '=', tenantId)
      .execute(),
  );
}

async function isAnyOpen(options: DeliveryRunOptions): Promise<boolean> {
  return (await selectStates(options)).some(({ status }) => status === 'pending' || status === 'sending');
}

async function judge(
  options: DeliveryRunOptions,
  ids: readonly string[],
  arrivals: ReadonlyMap<string, number>,
  seconds: number,
): Promise<DeliveryOutcome> {
  const states = await selectStates(options);
  const arrived = (id: string) => arrivals.get(id) ?? 0;
  const faults = [
    ...[...arrivals].filter(([, count]) => count > 1).map(([id]) => `${id} arrived twice`),
    ...states.flatMap(({ id, status, problem }) => {
      if (status === 'sent') return arrived(id) === 1 ? [] : [`${id} counts as sent and did not arrive`];
      if (status === 'failed') return arrived(id) === 0 ? [] : [`${id} counts as failed and arrived`];
      return status === 'unknown' && problem === 'NO_ANSWER' ? [] : [`${id} is left ${status}`];
    }),
  ];
  if (states.length !== ids.length) faults.push(`${states.length} of ${ids.length} messages are left`);
  const of = (status: string) => states.filter((one) => one.status === status);
  return {
    messages: ids.length,
    kills: options.kills * options.senders,
    sent: of('sent').length,
    failed: of('failed').length,
    unknown: of('unknown').length,
    unknownArrived: of('unknown').filter(({ id }) => arrived(id) > 0).length,
    arrived: arrivals.size,
    attempts: states.reduce((sum, { attempts }) => sum + attempts, 0),
    seconds,
    faults,
  };
}
