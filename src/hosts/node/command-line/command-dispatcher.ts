import { userInfo } from 'node:os';
import { emailKey, findActor } from '#areas/people/people.public.ts';
import { selectAccount, selectTenantBySlug, selectTenants } from '#areas/people/sessions/session.queries.ts';
import { findClosedRecords } from '#database/closed-records/made-from.ts';
import { noSecretMail } from '#server/mail/secret-mail.ts';
import { NumberAllocator } from '#database/counting/number-allocator.ts';
import type { CallerRequest } from '#server/caller-request.ts';
import type { HostServices } from '#server/host-services.ts';
import type { ServerArea } from '#server/server-area.ts';
import { AuditSealer } from '#server/jobs/audit-sealer.ts';
import { Dispatcher } from '#server/dispatcher/dispatcher.ts';
import { AppError } from '#kernel/app-error.ts';
import { type Actor, commandLineUserId } from '#kernel/access/actor.ts';
import { systemClock } from '#kernel/time/clock.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { readModules } from '#kernel/access/modules.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import { LiveAnnouncer } from '../live/live-announcer.ts';
import type { CommandDatabase } from './command-database.ts';

export interface CommandDispatcher {
  readonly tenantId: string;
  /** Runs a call as the command line, with the same checks and the same audit trail as any other caller. */
  run<C extends Call>(call: C, input: CallRequest<C>, idempotencyKey: string): Promise<CallOutput<C>>;
  close(): Promise<void>;
}

/**
 * A way into one hospital that reaches the given areas: with the given permissions, or with those of an account, which is
 * named by its mail address and in whose name everything is done. @throws StartUpError
 */
export async function openCommandDispatcher(
  { database, numberDatabase }: CommandDatabase,
  slug: string,
  rights: readonly Permission[] | { account: string },
  areas: readonly ServerArea[],
): Promise<CommandDispatcher> {
  const actor = await commandActor(database, slug, rights);
  const sealer = new AuditSealer(database, systemClock, () => {});
  // No screen is open in this process.
  const announcer = new LiveAnnouncer({ publish: () => {} }, database.pool);
  const dispatcher = new Dispatcher({
    database,
    numbers: new NumberAllocator(numberDatabase),
    clock: systemClock,
    services: commandServices,
    areas,
    authenticate: async () => actor,
    authenticateMachine: async () => null,
    findSupporter: async () => {
      throw new AppError('SUPPORT_ENDED');
    },
    findEmergencyAccesses: async () => new Map(),
    findClosedRecords,
    countExport: async () => {},
    secretMail: noSecretMail,
    later: refuse,
    onChange: (tenantId, topics) => {
      sealer.touch(tenantId);
      announcer.publish(tenantId, topics);
    },
  });
  return {
    tenantId: actor.tenantId,
    run: (call, input, idempotencyKey) =>
      dispatcher.run(call.id, input, commandRequest(idempotencyKey)) as never,
    close: async () => {
      await announcer.close();
      await sealer.close();
    },
  };
}

async function commandActor(
  database: CommandDatabase['database'],
  slug: string,
  rights: readonly Permission[] | { account: string },
): Promise<Actor> {
  const tenant = await database.onPlatform((db) => selectTenantBySlug(db, slug));
  if (!tenant) {
    const known = await database.onPlatform(selectTenants);
    const names = known.slice(0, 20).map((one) => one.slug);
    throw new StartUpError(
      `There is no hospital '${slug}' here. ${names.length > 0 ? `There are: ${names.join(', ')}.` : 'There is none at all yet.'}`,
    );
  }
  if ('account' in rights) return accountActor(database, { id: tenant.id, slug }, rights.account);
  const settings = await database.inTenant(tenant.id, 'read', (db) =>
    db
      .selectFrom('tenant_settings')
      .select(['time_zone', 'modules'])
      .where('tenant_id', '=', tenant.id)
      .executeTakeFirstOrThrow(),
  );
  return {
    userId: commandLineUserId,
    tenantId: tenant.id,
    tenantSlug: slug,
    sessionId: commandLineUserId,
    name: 'Command line',
    permissions: new Set(rights),
    isAdministrator: false,
    mustSetUpSecondFactor: false,
    modules: readModules(settings.modules),
    timeZone: settings.time_zone,
  };
}

/** @throws StartUpError where no active account of the hospital has the address */
async function accountActor(
  database: CommandDatabase['database'],
  { id: tenantId, slug }: { id: string; slug: string },
  email: string,
): Promise<Actor> {
  const actor = await database.inTenant(tenantId, 'read', async (db) => {
    const account = await selectAccount(db, tenantId, emailKey(email));
    return account?.status === 'active' ? findActor(db, tenantId, account.id) : null;
  });
  if (!actor) throw new StartUpError(`No active account of '${slug}' has the address ${email}.`);
  return { ...actor, sessionId: commandLineUserId };
}

function commandRequest(idempotencyKey: string): CallerRequest {
  return {
    token: 'command line',
    idempotencyKey,
    ipAddress: 'N/A',
    userAgent: `Openward command line (${userInfo().username})`,
    device: null,
    isUnattended: false,
    keepDevice: refuse,
    startSession: refuse,
    endSession: refuse,
  };
}

const commandServices: HostServices = {
  passwords: { hash: refuse, verify: refuse },
  limits: { consume: refuse, giveBack: refuse, forget: refuse },
  health: { loadPercent: refuse, liveEvents: refuse, process: refuse, state: refuse },
  files: { receive: refuse, read: refuse, readPart: refuse, remove: refuse },
  hasSamples: false,
  host: 'server',
};

function refuse(): never {
  throw new Error('The command line signs nobody in.');
}
