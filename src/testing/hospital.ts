import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { inject, onTestFinished } from 'vitest';
import { seedPeople } from '#areas/people/people.seed.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { signIn } from '#areas/people/sessions/session.contract.ts';
import { NumberAllocator } from '#database/counting/number-allocator.ts';
import type { Database } from '#database/database.ts';
import type { CallerRequest } from '#server/caller-request.ts';
import type { HostServices, PasswordHasher } from '#server/host-services.ts';
import { createAttemptLimiter } from '#hosts/system/attempt-limits.ts';
import { openHospital } from '#hosts/system/areas.ts';
import { sampleModules } from '#hosts/system/samples.ts';
import { createServerSystem, type ServerSystem } from '#hosts/system/server-system.ts';
import { folderBlobs } from '#hosts/node/files/folder-blobs.ts';
import { parseFileKeys } from '#hosts/node/files/file-keys.ts';
import { sealedFileStore } from '#hosts/node/files/sealed-file-store.ts';
import { openPostgres } from '#hosts/node/database/postgres-database.ts';
import type { ModuleFlag } from '#kernel/access/modules.ts';
import type { Clock } from '#kernel/time/clock.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { checkedDatabase } from './catalogue/checked-database.ts';
import type { PostgresForTests } from './debian-postgres.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * The machine's present, without the last two minutes of a day in UTC and in Dhaka: what is due at once is due at the
 * next whole minute, and a test that looks at today would not find it, nor a minute later.
 */
function present(): Date {
  const ms = Date.now();
  const lastMs = 2 * minuteMs;
  const isLast = [0, 6 * 60 * minuteMs].some((ahead) => (ms + ahead) % dayMs >= dayMs - lastMs);
  return new Date(isLast ? ms - lastMs : ms);
}

/** A clock that shows the time a test sets; it starts on the machine's present. */
export class TestClock implements Clock {
  #now = present();

  now(): Date {
    return this.#now;
  }

  set(instant: string): void {
    this.#now = new Date(instant);
  }

  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}

// Real hashing takes 20 ms a person on purpose; tests of hashing itself bring the real one.
export const quickPasswords: PasswordHasher = {
  hash: async (password) => `quick:${password}`,
  verify: async (hash, password) => hash === `quick:${password}`,
};

export interface HospitalOptions {
  /** When it became a tenant; long ago for one that the sign-in page lists, which has room for the 500 oldest. */
  createdAt?: string;
  timeZone?: string;
  /** Modules that are switched beside those of every new hospital. */
  modules?: Partial<Record<ModuleFlag, boolean>>;
}

export type SampleRole = 'tenant_admin' | 'doctor' | 'nurse' | 'receptionist' | 'super_admin';

export interface TestSystem {
  system: ServerSystem;
  database: Database;
  clock: TestClock;
  /** Topics announced so far, as `tenantId topic`. */
  announced: string[];
  /** A hospital with the modules of the sample hospitals, unless others are named. */
  aHospital(options?: HospitalOptions): Promise<Hospital>;
}

/** What differs between hosts, as a test may say it. */
export type TestHost = Partial<
  Pick<
    HostServices,
    'hasSamples' | 'listsOrganizations' | 'firstRun' | 'messengers' | 'payments' | 'publicUrl'
  >
> & {
  /** Where stored files lie, if not in a folder that goes with the system. */
  fileFolder?: string;
  /** Hears what fails in the background; without it the test fails. */
  onError?: (error: unknown) => void;
};

/** A machine that does much else takes its time; what a server answers where it waits in vain has tests of its own. */
const connectMs = 60_000;

/** The whole server below the transports on a real PostgreSQL; closes when the test or file is done. */
export function openTestSystem(
  postgres = embeddedPostgres(),
  {
    hasSamples = true,
    listsOrganizations,
    firstRun,
    messengers,
    payments,
    publicUrl,
    fileFolder,
    onError,
  }: TestHost = {},
): TestSystem & { close(): Promise<void> } {
  // As many as clerks at once need to stand in each other's way. Each costs a tenth of a second of the processor to
  // open and to plan on, which of many was a sixth of what a file of tests took.
  const database = openPostgres({ connection: postgres.server, poolSize: 10, connectMs });
  const numberDatabase = openPostgres({ connection: postgres.server, poolSize: 1, connectMs });
  const clock = new TestClock();
  const announced: string[] = [];
  const processState = {
    process: { id: newId(), name: 'test, process 1' },
    uptimeSeconds: 7200,
    memoryBytes: 200_000_000,
    loopDelayMs: 12,
  };
  const ownFolder = mkdtempSync(join(tmpdir(), 'openward-files-'));
  const system = createServerSystem({
    database: checkedDatabase(database),
    numbers: new NumberAllocator(checkedDatabase(numberDatabase)),
    clock,
    services: {
      passwords: quickPasswords,
      limits: createAttemptLimiter((rule) => new RateLimiterMemory({ ...rule })),
      health: {
        loadPercent: () => 12,
        liveEvents: () => ({ pages: 3, isListening: true }),
        process: () => processState,
        state: async () => ({
          ...processState,
          canStoreFiles: true,
          disk: { freeBytes: 6_000_000_000, totalBytes: 10_000_000_000 },
          backUp: { madeAt: new Date(clock.now().getTime() - 3 * 3_600_000).toISOString(), bytes: 5_000_000 },
          log: { reachesTo: clock.now().toISOString() },
        }),
      },
      files: sealedFileStore(
        folderBlobs(fileFolder ?? ownFolder),
        parseFileKeys('5e'.repeat(32), 'the tests'),
      ),
      hasSamples,
      host: 'server',
      ...(listsOrganizations !== undefined && { listsOrganizations }),
      ...(firstRun && { firstRun }),
      ...(messengers && { messengers }),
      ...(payments && { payments }),
      ...(publicUrl !== undefined && { publicUrl }),
    },
    publish: (tenantId, topics, hub) => {
      announced.push(...topics.map((topic) => `${tenantId} ${topic}`));
      hub.publish(tenantId, topics);
    },
    onError: (error) => {
      if (!onError) throw error;
      onError(error);
    },
  });
  return {
    system,
    database,
    clock,
    announced,
    aHospital: (options) => aHospital(system, database, options),
    close: async () => {
      await system.close();
      await numberDatabase.close();
      await database.close();
      rmSync(ownFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Every PostgreSQL of this run: the embedded one, and the machine's own, an older one, where it has one. Only for
 * tests of what versions of PostgreSQL do differently (catalogue, search, constraints, audit, migrations, locks), with
 * `describe.each(everyPostgres())('… on $name', (postgres) => …)`; all others run on the embedded one alone.
 */
export function everyPostgres(): PostgresForTests[] {
  return inject('postgresServers');
}

/** The embedded PostgreSQL of this run. */
export function embeddedPostgres(): PostgresForTests {
  return everyPostgres()[0]!;
}

/** Whether the tests of this run are tried on a cluster. */
export function isOnCluster(): boolean {
  return embeddedPostgres().workers !== undefined;
}

/** A system that closes by itself when the current test has finished. */
export function aTestSystem(postgres?: PostgresForTests, host?: TestHost): TestSystem {
  const opened = openTestSystem(postgres, host);
  onTestFinished(() => opened.close());
  return opened;
}

export interface Hospital {
  /** The server it is a tenant of. */
  system: ServerSystem;
  tenantId: string;
  slug: string;
  /** Signs a member of staff in through the real sign-in. */
  as(role: SampleRole): Promise<Caller>;
}

async function aHospital(
  system: ServerSystem,
  database: Database,
  options: HospitalOptions = {},
): Promise<Hospital> {
  const tenantId = newId();
  const slug = `hospital-${tenantId.slice(-12)}`;
  const roles: SampleRole[] = ['tenant_admin', 'doctor', 'nurse', 'receptionist'];
  await database.onPlatform((db) =>
    db
      .insertInto('tenant')
      .values({
        id: tenantId,
        slug,
        name: `Hospital ${slug}`,
        status: 'active',
        is_platform: false,
        created_at: options.createdAt ?? new Date().toISOString(),
      })
      .execute(),
  );
  await database.inTenant(tenantId, 'write', async (db) => {
    await openHospital({ db, tenantId, at: new Date().toISOString() });
    await seedPeople(
      db,
      {
        id: tenantId,
        name: `Hospital ${slug}`,
        isPlatform: false,
        address: '1 Test Road',
        phone: '+880 2 000000',
        email: `info@${slug}.example`,
        timeZone: options.timeZone ?? 'UTC',
        modules: options.modules ?? sampleModules,
        people: roles.map((role) => ({
          role,
          email: `${role}@${slug}.example`,
          firstName: 'Sample',
          lastName: role,
        })),
      },
      quickPasswords,
    );
  });
  return { system, tenantId, slug, as: (role) => signInAs(system, slug, `${role}@${slug}.example`) };
}

/** Calls the dispatcher as one signed-in person. */
export interface Caller {
  token: string;
  call<C extends Call>(call: C, input: CallRequest<C>, idempotencyKey?: string): Promise<CallOutput<C>>;
}

/** A request as a transport would make it, without anybody signed in. */
export function aRequest(part: Partial<CallerRequest> = {}): CallerRequest {
  return {
    token: null,
    idempotencyKey: newId(),
    ipAddress: '127.0.0.1',
    userAgent: 'test',
    device: null,
    isUnattended: false,
    keepDevice: () => {},
    startSession: () => {},
    endSession: () => {},
    ...part,
  };
}

/** Signs somebody of a test hospital in through the real sign-in. */
export async function signInAs(
  system: ServerSystem,
  slug: string,
  email: string,
  password = samplePassword,
): Promise<Caller> {
  let token = '';
  const request = aRequest({ startSession: (given) => void (token = given) });
  await system.dispatcher.run(signIn.id, { slug, email, password }, request);
  return {
    token,
    call: (call, input, idempotencyKey = newId()) =>
      system.dispatcher.run(call.id, input, aRequest({ token, idempotencyKey })) as never,
  };
}
