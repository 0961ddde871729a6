import {
  askDatabase,
  countClientErrors,
  selectChainState,
  simulatedFigures,
} from '#areas/audit/audit.public.ts';
import { countDeliveries } from '#areas/messages/messages.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import type { HostState } from '#server/requests/host-health.ts';
import { daysBefore } from '../counting/counting.rules.ts';
import { judgeBackUp, judgePart } from './measures.rules.ts';
import {
  type PartHealth,
  type PlatformHealth,
  type ServerProcess,
  serverProcess,
} from './platform-health.contract.ts';
import * as queries from './platform-health.queries.ts';
import { selectProcesses } from './processes.queries.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Each process says every minute that it works. */
const missingSeconds = 180;

/** One part after another, so that each is measured by itself; of hospitals what was last counted, never themselves. */
export async function readPlatformHealth(context: CallContext): Promise<PlatformHealth> {
  const { db, tenantId, clock, services } = context;
  const now = clock.now();
  const isSimulated = services.host === 'demo';
  // A day behind may be a zone's; two are not.
  const counted = await queries.sumCountedHealth(db, tenantId, daysBefore(now, 1));
  const host = await services.health.state();
  return {
    isSimulated,
    checkedAt: now.toISOString(),
    countedAt: counted.counted_at,
    parts: [
      await databasePart(context, isSimulated),
      jobsPart(counted, now),
      await mailPart(context, counted),
      await filesPart(context, host),
      judgeBackUp(host?.backUp ?? null, host?.log ?? null, now),
      await trailPart(context, counted),
      await clientLoggerPart(context),
      isSimulated ? simulatedServer() : serverPart(context, host),
    ],
    processes: await listProcesses(context),
  };
}

async function databasePart({ db }: CallContext, isSimulated: boolean): Promise<PartHealth> {
  const start = performance.now();
  await askDatabase(db);
  const roundTrip = performance.now() - start;
  // The demo's database lives in the page: it has one connection, and its size is the browser's matter.
  const none = { connections: null, connectionsUsed: null, databaseSize: null };
  if (isSimulated) return judgePart('database', { roundTrip, ...none });
  const { bytes, connections, most } = await queries.selectDatabaseState(db);
  const connectionsUsed = (100 * connections) / most;
  return judgePart('database', { roundTrip, connections, connectionsUsed, databaseSize: bytes });
}

function jobsPart(counted: queries.CountedHealth, now: Date): PartHealth {
  const hoursSince = (at: string | null) => (at === null ? null : since(at, now) / hourMs);
  return judgePart('jobs', {
    jobsFailed: counted.jobs_failed,
    oldestJobFailure: hoursSince(counted.job_failed_at),
    hospitalsBehind: counted.behind,
    countAge: counted.counted_at === null ? null : since(counted.counted_at, now) / minuteMs,
  });
}

async function mailPart(
  { db, tenantId, clock }: CallContext,
  counted: queries.CountedHealth,
): Promise<PartHealth> {
  const now = clock.now();
  const own = await countDeliveries(db, tenantId, {
    now: now.toISOString(),
    since: new Date(now.getTime() - dayMs).toISOString(),
  });
  const oldest = [own.oldest_at, counted.oldest_message_at].filter((at) => at !== null).toSorted()[0];
  return judgePart('mail', {
    messagesWaiting: own.waiting + counted.waiting,
    oldestMessage: oldest === undefined ? null : since(oldest, now) / minuteMs,
    messagesFailed: own.failed + counted.failed,
    messagesUnknown: own.unknown + counted.unknown,
  });
}

async function filesPart({ db, tenantId }: CallContext, host: HostState | null): Promise<PartHealth> {
  const disk = host?.disk ?? null;
  return judgePart('files', {
    storeFailed: host && Number(!host.canStoreFiles),
    fileBytes: await queries.sumFileBytes(db, tenantId),
    diskFree: disk && disk.freeBytes,
    diskUsed: disk && (100 * (disk.totalBytes - disk.freeBytes)) / disk.totalBytes,
  });
}

async function trailPart(
  { db, tenantId, clock }: CallContext,
  counted: queries.CountedHealth,
): Promise<PartHealth> {
  const own = await selectChainState(db, tenantId);
  const ownLag = own.waitingSince === null ? 0 : since(own.waitingSince, clock.now()) / 1000;
  return judgePart('auditTrail', {
    unsealed: own.unsealed + counted.unsealed,
    sealLag: Math.max(ownLag, counted.seal_lag_seconds),
  });
}

/** Of the pages of the platform's own people: each hospital sees its own on its own screen. */
async function clientLoggerPart({ db, tenantId, clock }: CallContext): Promise<PartHealth> {
  const hourAgo = new Date(clock.now().getTime() - hourMs).toISOString();
  const { errors } = await countClientErrors(db, tenantId, hourAgo);
  return judgePart('clientLogger', { pageErrors: errors });
}

async function listProcesses({ db, tenantId, clock }: CallContext): Promise<ServerProcess[]> {
  const rows = await selectProcesses(db, tenantId);
  return rows.map((row) => {
    const ageSeconds = Math.max(0, Math.round(since(row.seen_at, clock.now()) / 1000));
    return toRecord(serverProcess, row, { ageSeconds, isMissing: ageSeconds > missingSeconds });
  });
}

function serverPart({ tenantId, services }: CallContext, host: HostState | null): PartHealth {
  const { health } = services;
  return judgePart('server', {
    uptime: host && host.uptimeSeconds / 60,
    memory: host && host.memoryBytes,
    loopDelay: host && host.loopDelayMs,
    load: health.loadPercent(),
    openBrowsers: health.liveEvents(tenantId).pages,
  });
}

/** Invented: the demo has no server. Its badge says so. */
function simulatedServer(): PartHealth {
  const { load, connections } = simulatedFigures(Math.random);
  const none = { uptime: null, memory: null, loopDelay: null };
  return { ...judgePart('server', { ...none, load, openBrowsers: connections }), state: 'simulated' };
}

function since(at: string, now: Date): number {
  return now.getTime() - Date.parse(at);
}
