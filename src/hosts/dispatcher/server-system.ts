import { findEmergencyAccess } from '#areas/emergency-access/emergency-access.public.ts';
import { createAuthenticator } from '#areas/people/people.server.ts';
import type { Database } from '#database/database.ts';
import type { HostServices } from '#database/handler.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { serverAreas } from './areas.ts';
import { AuditSealer } from './jobs/audit-sealer.ts';
import { doDailyJobs } from './jobs/daily-jobs.ts';
import { doMinuteJobs } from './jobs/minute-jobs.ts';
import { Dispatcher } from './dispatcher.ts';
import { LiveHub } from './live-hub.ts';

export interface ServerSystemOptions {
  database: Database;
  clock: Clock;
  services: HostServices;
  /** Takes changes to every open screen, in this process and beyond. */
  publish: (tenantId: string, topics: readonly string[], hub: LiveHub) => void;
  onError: (error: unknown) => void;
}

/** The system below the transports, put together the same way in every host. */
export function createServerSystem(options: ServerSystemOptions) {
  const sealer = new AuditSealer(options.database, options.onError);
  const database = reportingWrites(options.database, (tenantId) => sealer.touch(tenantId));
  const authenticator = createAuthenticator({
    database,
    clock: options.clock,
    hasSamples: options.services.hasSamples,
  });
  const hub = new LiveHub((tenantId, topics) => {
    if (topics.includes('sessions')) authenticator.forget(tenantId);
  });
  const authenticate = (token: string, isUnattended: boolean) =>
    authenticator.authenticate(token, isUnattended);
  const dispatcher = new Dispatcher({
    database,
    clock: options.clock,
    services: options.services,
    areas: serverAreas,
    authenticate,
    findEmergencyAccess,
    onChange: (tenantId, topics) => options.publish(tenantId, topics, hub),
  });
  const jobOptions = (signal: AbortSignal | undefined) => ({
    database,
    clock: options.clock,
    onChange: (tenantId: string, topics: readonly string[]) => options.publish(tenantId, topics, hub),
    onError: options.onError,
    signal,
  });
  const runDailyJobs = (signal?: AbortSignal) =>
    doDailyJobs({ ...jobOptions(signal), jobs: serverAreas.flatMap((area) => area.dailyJobs ?? []) });
  const runMinuteJobs = (signal?: AbortSignal) =>
    doMinuteJobs({ ...jobOptions(signal), jobs: serverAreas.flatMap((area) => area.minuteJobs ?? []) });
  return { dispatcher, authenticate, hub, sealer, database, runDailyJobs, runMinuteJobs };
}

export type ServerSystem = ReturnType<typeof createServerSystem>;

function reportingWrites(database: Database, onWrite: (tenantId: string) => void): Database {
  return {
    onPlatform: (work) => database.onPlatform(work),
    async inTenant(tenantId, mode, work) {
      const result = await database.inTenant(tenantId, mode, work);
      if (mode !== 'read') onWrite(tenantId);
      return result;
    },
  };
}
