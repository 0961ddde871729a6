import { countExport } from '#areas/audit/audit.public.ts';
import {
  findEmergencyAccesses,
  selectRestrictedWithOpeners,
} from '#areas/emergency-access/emergency-access.public.ts';
import { makeExports } from '#areas/leaving/leaving.public.ts';
import { deliverMessages } from '#areas/messages/messages.public.ts';
import { askGateway, findSupporter } from '#areas/platform/platform.public.ts';
import { removeProofFiles } from '#areas/subscriptions/subscriptions.public.ts';
import { createAuthenticator, createKeyAuthenticator } from '#areas/people/people.server.ts';
import { findClosedRecords } from '#database/closed-records/made-from.ts';
import { numbersInTransaction, type NumberSource } from '#database/counting/number-allocator.ts';
import { type Database, isReading, type TransactionMode } from '#database/database.ts';
import { type MakeMessageSecret, secretMailOf } from '#server/mail/secret-mail.ts';
import { AfterAnswer } from '#server/jobs/after-answer.ts';
import { dailyJobsOf, minuteJobsOf } from '#server/dispatcher/gated-parts.ts';
import type { HostServices } from '#server/host-services.ts';
import type { Actor } from '#kernel/access/actor.ts';
import { mayChangeSessions } from '#kernel/access/session-topic.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { serverAreas } from './areas.ts';
import { AuditSealer } from '#server/jobs/audit-sealer.ts';
import { beat, fallSilent } from './heartbeat.ts';
import { doDailyJobs } from '#server/jobs/daily-jobs.ts';
import { doMinuteJobs } from '#server/jobs/minute-jobs.ts';
import { TenantErrands } from '#server/jobs/tenant-errands.ts';
import { StepFolder } from '#server/jobs/step-folder.ts';
import { Dispatcher } from '#server/dispatcher/dispatcher.ts';
import { asSupporter } from '#server/operator/support.ts';
import { LiveHub } from './live-hub.ts';

export interface ServerSystemOptions {
  database: Database;
  /** Gives out numbers that may skip; without it they are taken in the transaction that needs them. */
  numbers?: NumberSource;
  clock: Clock;
  services: HostServices;
  /** Takes changes to every open screen, in this process and beyond. */
  publish: (tenantId: string, topics: readonly string[], hub: LiveHub) => void;
  onError: (error: unknown) => void;
}

/** The system below the transports, put together the same way in every host. */
export function createServerSystem(options: ServerSystemOptions) {
  const sealer = new AuditSealer(options.database, options.clock, options.onError);
  const folder = new StepFolder(options.database, options.onError);
  const database = reportingWrites(options.database, (tenantId, mode) => {
    sealer.touch(tenantId);
    // An append adds entries to the audit trail and counts nothing.
    if (mode === 'write') folder.touch(tenantId);
  });
  const authenticator = createAuthenticator({
    database,
    clock: options.clock,
    hasSamples: options.services.hasSamples,
  });
  const hub = new LiveHub({
    onPublish: (tenantId, topics) => {
      if (topics.some(mayChangeSessions)) authenticator.forget(tenantId);
    },
    findRestricted: (tenantId, patientIds) =>
      database.inTenant(tenantId, 'read', (db) =>
        selectRestrictedWithOpeners(db, tenantId, patientIds, options.clock.now().toISOString()),
      ),
    onError: options.onError,
  });
  const { clock, onError } = options;
  const { files, messengers, payments, publicUrl } = options.services;
  const onChange = (tenantId: string, topics: readonly string[]) => options.publish(tenantId, topics, hub);
  const secrets = Object.assign({}, ...serverAreas.map(({ messageSecrets }) => messageSecrets)) as Record<
    string,
    MakeMessageSecret
  >;
  const deliveries = new TenantErrands({
    work: (tenantId, signal) =>
      deliverMessages({ database, clock, messengers, publicUrl, secrets, onChange, signal }, tenantId),
    onError,
  });
  const exporter = new TenantErrands({
    async work(tenantId, signal) {
      await removeProofFiles({ database, files }, tenantId, signal);
      await makeExports({ database, clock, files, onChange, onError }, tenantId, signal);
    },
    onError,
  });
  const cashier = new TenantErrands({
    work: (tenantId, signal) =>
      askGateway({ database, clock, gateway: payments, asJob: dispatcher.asJob, onError }, tenantId, signal),
    onError,
  });
  const publish = (tenantId: string, topics: readonly string[]) => {
    options.publish(tenantId, topics, hub);
    if (topics.includes('messages')) deliveries.touch(tenantId);
    if (topics.includes('data-exports')) exporter.touch(tenantId);
    if (payments && topics.includes('subscription')) cashier.touch(tenantId);
  };
  const authenticate = (token: string, isUnattended: boolean) =>
    authenticator.authenticate(token, isUnattended);
  const supporters = {
    findSupporter: (operator: Actor, hospitalId: string) =>
      findSupporter({ database, clock }, operator, hospitalId),
  };
  /** The operator as a reader of a hospital. @throws AppError as `asSupporter` of `operator/support.ts`. */
  const supporting = (operator: Actor, hospitalId: string) => asSupporter(operator, hospitalId, supporters);
  const afterAnswer = new AfterAnswer(options.onError);
  const dispatcher = new Dispatcher({
    database,
    numbers: options.numbers ?? numbersInTransaction,
    clock: options.clock,
    services: options.services,
    areas: serverAreas,
    authenticate,
    authenticateMachine: createKeyAuthenticator({
      database,
      clock,
      limits: options.services.limits,
      hasSamples: options.services.hasSamples,
    }),
    findEmergencyAccesses,
    findClosedRecords,
    ...supporters,
    countExport,
    onChange: publish,
    secretMail: secretMailOf(serverAreas, options.services),
    later: afterAnswer.later,
  });
  const jobOptions = (signal: AbortSignal | undefined) => ({
    database,
    clock: options.clock,
    areas: serverAreas,
    onChange: publish,
    onError: options.onError,
    signal,
  });
  const runDailyJobs = (signal?: AbortSignal) =>
    doDailyJobs({ ...jobOptions(signal), jobs: serverAreas.flatMap(dailyJobsOf) });
  const heart = { database, clock, health: options.services.health, onError: options.onError };
  const runMinuteJobs = async (signal?: AbortSignal) => {
    await beat(heart);
    await doMinuteJobs({ ...jobOptions(signal), jobs: serverAreas.flatMap(minuteJobsOf) });
  };
  /** Takes up what a process that was killed left to be done, and goes on with it until `close`. */
  const start = () => {
    sealer.start();
    folder.start();
  };
  const close = async () => {
    await fallSilent(heart);
    await afterAnswer.finish();
    await deliveries.close();
    await exporter.close();
    await cashier.close();
    await sealer.close();
    await folder.close();
  };
  return {
    dispatcher,
    authenticate,
    supporting,
    hub,
    sealer,
    database,
    runDailyJobs,
    runMinuteJobs,
    start,
    close,
  };
}

export type ServerSystem = ReturnType<typeof createServerSystem>;

function reportingWrites(
  database: Database,
  onWrite: (tenantId: string, mode: TransactionMode) => void,
): Database {
  return {
    onPlatform: (work) => database.onPlatform(work),
    async inTenant(tenantId, mode, work, closing) {
      const result = await database.inTenant(tenantId, mode, work, closing);
      if (!isReading(mode)) onWrite(tenantId, mode);
      return result;
    },
  };
}
