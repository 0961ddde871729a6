import { hash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createAttemptLimiter } from '#hosts/system/attempt-limits.ts';
import { tidyUp } from '#server/jobs/housekeeping.ts';
import { minuteMs } from '#server/jobs/minute-jobs.ts';
import { fillSamples } from '#hosts/system/samples.ts';
import { createServerSystem, type ServerSystem } from '#hosts/system/server-system.ts';
import { NumberAllocator } from '#database/counting/number-allocator.ts';
import { provideSha256 } from '#database/sha256.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { createArgon2Passwords } from './argon2-passwords.ts';
import { backUpIfDue, logKeptSince } from './backup/daily-back-up.ts';
import { archiveLog, stopKeepingLog } from './backup/log/log-archive.ts';
import type { BackUpPlace } from './backup/place/back-up-place.ts';
import { openBackUpPlace } from './backup/place/open-back-up-place.ts';
import { reportBackUps } from './backup/report-back-ups.ts';
import { readingFromReplica } from './database/replica/reading-from-replica.ts';
import { connectDatabase, type DatabaseSource } from './database/connect-database.ts';
import type { Connection } from './database/hosts/connection-to.ts';
import { StartUpError } from './embedded/start-up-error.ts';
import { openFileStore, type OpenFileStore } from './files/open-file-store.ts';
import { AllowedHosts } from './http/address/allowed-hosts.ts';
import { createHttpServer, createRequestHandler } from './http/http-server.ts';
import { listen, tellReach } from './http/listen.ts';
import type { PageOptions } from './http/pages.ts';
import { t } from './http/waiting.texts.ts';
import { LiveAnnouncer } from './live/live-announcer.ts';
import { LiveReceiver } from './live/live-receiver.ts';
import { createNodeMessengers } from './messages/node-messengers.ts';
import { readPushKeys } from './messages/push-keys.ts';
import { signedGateway } from './payments/signed-gateway.ts';
import { createMetrics } from './metrics/serve-metrics.ts';
import { firstRunPath, PrintedLink } from './first-run.ts';
import { createNodeHealth } from './node-health.ts';
import { onLauncherGone } from './parent-watch.ts';
import { openPostgres } from './database/postgres-database.ts';
import { isLoopback, type ServerSettings } from './settings.ts';

const webDirectory = join(import.meta.dirname, '../../../dist/web');
const shutdownMs = 5000;

/** What a server is started with. */
export interface ServerOptions {
  settings: ServerSettings;
  log: Logger;
  /** Writes a line for the person at the terminal. */
  tell: (line: string) => void;
  /** Called with the server's address once it answers. */
  onReady: (address: string) => void;
  pages: PageOptions;
}

/** Starts the server and resolves when it has been stopped in order. */
export async function runServer({ settings, log, tell, onReady, pages }: ServerOptions): Promise<void> {
  provideSha256((text) => hash('sha256', text, 'hex'));
  const happening = t(settings.databaseUrl ? 'ownDatabase' : 'embeddedDatabase');
  const { trustProxy, host, allowedHosts } = settings;
  const hosts = new AllowedHosts({ listensOn: host, added: allowedHosts });
  const { server, tellWaiting, open } = createHttpServer(log, happening, { hosts, trustProxy });
  const address = await listen(server, settings);
  const stopping = stopSignal();
  const source = await connectDatabase(settings, tell, stopping.signal);
  if (!source) return closeServer(server);
  const primary = openPostgres({ connection: source.connection });
  const { replicaUrl } = settings;
  const replicated = replicaUrl ? readingFromReplica(primary, { connectionString: replicaUrl }) : undefined;
  const database = replicated ?? primary;
  // Numbers are taken while a call holds a connection of the other pool.
  const numberDatabase = openPostgres({ connection: source.connection, poolSize: 2 });
  const passwords = await createArgon2Passwords();
  const stored = await openFileStore(settings);
  // Attempts are counted while a call holds a connection of the other pool: waiting for a second one there could
  // end with everybody waiting.
  const countPool = openCountPool(source.connection);
  const { publicUrl, allowsInsideGateways: allowsInside } = settings;
  // Browsers take push messages on secure pages alone.
  const push = publicUrl?.startsWith('https:')
    ? { ...readPushKeys(settings.dataDirectory), subject: publicUrl }
    : undefined;
  const messengers = createNodeMessengers({ allowsInside, ...(push && { push }) });
  const payments =
    settings.paymentGateway && publicUrl !== undefined
      ? signedGateway({ ...settings.paymentGateway, publicUrl })
      : undefined;
  const backUpPlace = openBackUpPlace(settings);
  const firstRun = new PrintedLink(systemClock);
  let announcer: LiveAnnouncer | undefined;
  let receiver: LiveReceiver | undefined;
  const health = createNodeHealth(
    () => ({ hub: system.hub, isListening: receiver?.isListening ?? false }),
    settings.dataDirectory,
    source.owner
      ? reportBackUps(backUpPlace, () => performance.now())
      : async () => ({ backUp: null, log: null }),
    () => stored.check(),
  );
  const system: ServerSystem = createServerSystem({
    database,
    numbers: new NumberAllocator(numberDatabase),
    clock: systemClock,
    services: {
      passwords,
      limits: createAttemptLimiter(
        (rule) =>
          new RateLimiterPostgres({
            storeClient: countPool,
            tableName: 'rate_limit',
            tableCreated: true,
            ...rule,
          }),
      ),
      health,
      files: stored.files,
      hasSamples: settings.hasSamples,
      ...(settings.listsOrganizations !== undefined && {
        listsOrganizations: settings.listsOrganizations,
      }),
      host: 'server',
      messengers,
      ...(payments && { payments }),
      ...(publicUrl !== undefined && { publicUrl }),
      firstRun,
    },
    publish: (tenantId, topics) => announcer?.publish(tenantId, topics),
    onError: (error) => log.error({ err: error }, 'background work failed'),
  });
  if (settings.hasSamples) {
    tell('Filling sample hospitals where there are none …');
    tellWaiting(t('samples'));
    await fillSamples(system.database, { passwords, files: stored.files });
  }
  announcer = new LiveAnnouncer(system.hub, primary.pool);
  receiver = new LiveReceiver(system.hub, source.connection, (messages) =>
    log.warn({ messages }, 'messages on the live channel that are not ours were ignored'),
  );
  await receiver.listen();
  system.start();
  const measured = {
    database,
    pool: primary.pool,
    health,
    countStreams: () => system.hub.countAll(),
    now: () => systemClock.now(),
  };
  const metrics =
    settings.metricsToken === undefined
      ? undefined
      : createMetrics(system.dispatcher, measured, settings.metricsToken);
  open(createRequestHandler(system, { log, trustProxy, stopping: stopping.signal, metrics, ...pages }));
  onReady(address);
  if (!isLoopback(host)) tell(tellReach(address, settings));
  const path = settings.hasSamples ? undefined : await firstRunPath(database, systemClock, firstRun);
  if (path !== undefined)
    tell(`Nobody has an account yet. Set up the server by this link: ${address}${path}`);

  const housekeeping = {
    database,
    clock: systemClock,
    signal: stopping.signal,
    onError: (error: unknown) => log.warn({ err: error }, 'tidying up one hospital failed'),
  };
  const tidying = every(hourMs, () => tidyUp(housekeeping), log, 'tidying up failed');
  const dailyJobs = every(hourMs, () => system.runDailyJobs(stopping.signal), log, 'daily jobs failed');
  const storing = every(hourMs, () => tidyFiles(stored, log, stopping.signal), log, 'tidying files failed');
  const minuteJobs = every(minuteMs, () => system.runMinuteJobs(stopping.signal), log, 'minute jobs failed');
  const backUps = every(hourMs, () => backUp(settings, backUpPlace, source, log), log, 'the back-up failed');
  const keepLog = keepingLog(settings, backUpPlace, source, () => backUps.run());
  const logs = every(minuteMs, keepLog, log, 'keeping the log of the database failed');
  // At the start as well: a machine that is switched off at night must not miss its day.
  void dailyJobs.run();
  void minuteJobs.run();
  void logs.run().then(() => backUps.run());
  void storing.run();
  await stopping.asked;
  tell('Stopping …');
  const works = [tidying, dailyJobs, minuteJobs, logs, backUps, storing];
  await Promise.all([...works.map((work) => work.stop()), closeServer(server)]);
  await announcer.close();
  await receiver.close();
  await system.close();
  messengers.close();
  await numberDatabase.close();
  await replicated?.close();
  await primary.close();
  await countPool.end();
  await source.stop();
}

/** Makes the back-up of the day where the operator has named a place for it. */
async function backUp(
  { backUpKey: recipient, dataDirectory }: ServerSettings,
  place: BackUpPlace | undefined,
  { owner }: DatabaseSource,
  log: Logger,
): Promise<void> {
  if (!place || !owner) return;
  const made = await backUpIfDue({ place, recipient, dataDirectory, owner, now: systemClock.now() });
  if (made) log.info({ file: made.label, bytes: made.bytes }, 'made a back-up');
}

async function tidyFiles(stored: OpenFileStore, log: Logger, signal: AbortSignal): Promise<void> {
  const encrypted = await stored.tidy(systemClock.now(), signal);
  if (encrypted > 0) log.info({ files: encrypted }, 'encrypted stored files');
}

/** Archives the log of the database once; a log that is new needs a back-up to go on with. */
function keepingLog(
  { backUpKey: recipient, dataDirectory }: ServerSettings,
  place: BackUpPlace | undefined,
  { owner }: DatabaseSource,
  onNew: () => void,
): () => Promise<void> {
  let known: string | undefined;
  let isStopped = false;
  return async () => {
    if (!owner || isStopped) return;
    if (!place) {
      await stopKeepingLog(owner);
      isStopped = true;
      return;
    }
    const now = systemClock.now();
    const since = await logKeptSince(place, now);
    const { name } = await archiveLog({ place, recipient, dataDirectory, owner }, now, since);
    if (known !== undefined && known !== name.id) onNew();
    known = name.id;
  };
}

function openCountPool(connection: Connection): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: 2,
    connectionTimeoutMillis: 5000,
    statement_timeout: timeLimits.statementSeconds * 1000,
    application_name: 'openward attempts',
  });
  // A connection that breaks while idle is replaced by the pool.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const hourMs = 3_600_000;

interface RepeatedWork {
  /** Begins unless it still runs; resolves when it is done or has failed. */
  run(): Promise<void>;
  /** Resolves when what was begun is done. */
  stop(): Promise<void>;
}

function every(intervalMs: number, work: () => Promise<void>, log: Logger, failure: string): RepeatedWork {
  let working: Promise<void> | undefined;
  const run = (): Promise<void> => {
    working ??= work()
      .catch((error: unknown) => log.warn({ err: error }, failure))
      .finally(() => (working = undefined));
    return working;
  };
  const timer = setInterval(() => void run(), intervalMs);
  return {
    run,
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

/**
 * The web client that was built last.
 * @throws StartUpError when there is none.
 */
export function builtPages(): PageOptions {
  const file = join(webDirectory, 'build-id.txt');
  if (!existsSync(file)) throw new StartUpError('The web client is not built. Run: npm run build');
  return { webDirectory, buildId: readFileSync(file, 'utf8').trim() };
}

function stopSignal(): { signal: AbortSignal; asked: Promise<void> } {
  const controller = new AbortController();
  // Every open event stream listens.
  setMaxListeners(0, controller.signal);
  const asked = new Promise<void>((resolve) => {
    const stop = () => {
      controller.abort();
      resolve();
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    onLauncherGone(stop);
  });
  return { signal: controller.signal, asked };
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), shutdownMs);
  await closed;
  clearTimeout(patience);
}
