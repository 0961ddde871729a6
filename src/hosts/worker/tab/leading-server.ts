import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { tenantOfToken } from '#areas/people/sessions/session.rules.ts';
import type { Copies } from '#client/demo-protocol.ts';
import { createAttemptLimiter } from '#hosts/system/attempt-limits.ts';
import { minuteMs } from '#server/jobs/minute-jobs.ts';
import { createServerSystem, type ServerSystem } from '#hosts/system/server-system.ts';
import type { LiveChange } from '#kernel/access/topics.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { CopyWriter } from '../copies/copy-writer.ts';
import { demoCopies } from '../copies/demo-copies.ts';
import type { StoredCopies } from '../copies/take-over.ts';
import { demoPasswords } from '../demo-passwords.ts';
import { browserFileStore } from '../storage/browser-file-store.ts';
import { type DemoStorage, openDemoStorage } from '../storage/demo-storage.ts';
import { fillDemo, findDemoTenants, hasOwnPatients, readDemoCopies } from '../fill-demo.ts';
import { openPgliteDatabase } from '../database/pglite-database.ts';
import { answerPlainly, type PlainAnswer, type PlainCall } from './plain-call.ts';
import type { ProgramFiles } from '../program-files.ts';
import { refusalOfStorage } from '../storage/storage-refusal.ts';

/** By then the first screens have been asked for and answered; work that nobody waits for comes after them. */
const flushAfterMs = 100;
const settledAfterMs = 3000;

export interface LeadingServerOptions {
  files: ProgramFiles;
  /** What an earlier program stored in this browser; asked for when the database is empty. */
  storedCopies: () => Promise<Copies>;
  /** So many steps of the way to the first answer are done. */
  onPrepared: (steps: number) => void;
  onUnreadable: (keys: string[]) => void;
  onChange: (tenantId: string, change: LiveChange) => void;
  writeCopies: (entries: Record<string, string>) => void;
  onError: (error: unknown) => void;
}

/** The demo's server with its database: runs in the tab that leads, for all tabs. */
export class LeadingServer {
  readonly #storage: DemoStorage;
  readonly #system: ServerSystem;
  readonly #copies: CopyWriter;
  readonly #settling: ReturnType<typeof setTimeout>;
  readonly #onError: (error: unknown) => void;
  readonly #running = new Set<Promise<unknown>>();
  readonly #closing = new AbortController();
  #minutes: ReturnType<typeof setInterval> | undefined;
  #minuteJobs: Promise<void> | undefined;

  private constructor(
    storage: DemoStorage,
    system: ServerSystem,
    copies: CopyWriter,
    settling: ReturnType<typeof setTimeout>,
    onError: (error: unknown) => void,
  ) {
    this.#storage = storage;
    this.#system = system;
    this.#copies = copies;
    this.#settling = settling;
    this.#onError = onError;
  }

  static async open(options: LeadingServerOptions): Promise<LeadingServer> {
    let earlier: StoredCopies = { readable: [], unreadable: [] };
    const storage = await openDemoStorage(options.files, {
      async chooseSnapshot() {
        earlier = readDemoCopies(await options.storedCopies());
        return hasOwnPatients(earlier) ? options.files.empty() : options.files.samples();
      },
      onPrepared: options.onPrepared,
    });
    let copies: CopyWriter | undefined;
    const system = createServerSystem({
      database: openPgliteDatabase(storage.pglite),
      clock: systemClock,
      services: {
        passwords: demoPasswords,
        limits: createAttemptLimiter((rule) => new RateLimiterMemory(rule)),
        // A tab has no machine to measure: what the screen shows of one is marked as simulated.
        health: {
          loadPercent: () => null,
          liveEvents: () => ({ pages: 0, isListening: true }),
          process: () => null,
          state: async () => null,
        },
        files: browserFileStore,
        hasSamples: true,
        host: 'demo',
      },
      publish(tenantId, topics, hub) {
        if (hub.countOf(tenantId) === 0) {
          // Whose records changed could not be looked up: the database fails, and the next call says so.
          const onMissed = () => {};
          hub.subscribe(tenantId, { onChange: (change) => options.onChange(tenantId, change), onMissed });
        }
        hub.publish(tenantId, topics);
        copies?.touch(tenantId, topics);
      },
      onError: options.onError,
    });
    if (storage.isNew) {
      const unreadable = await fillDemo(system.database, earlier, browserFileStore);
      if (unreadable.length > 0) options.onUnreadable(unreadable);
      storage.markFilled();
      // An answer to a write waits until this is stored as well.
      setTimeout(() => void storage.flush().catch(options.onError), flushAfterMs);
    }
    performance.mark('demo: filled');
    const tenants = await findDemoTenants(system.database);
    const writer = (copies = new CopyWriter({
      ...tenants,
      database: system.database,
      copies: demoCopies,
      write: options.writeCopies,
      onError: options.onError,
    }));
    const settle = () => {
      writer.touchAll();
      // A tab that was closed may have left entries of the audit trail unsealed, and steps open.
      system.start();
      void system.runDailyJobs();
      server.#lookEachMinute();
    };
    const settling = setTimeout(settle, settledAfterMs);
    const server = new LeadingServer(storage, system, writer, settling, options.onError);
    return server;
  }

  /** Answers a call; what it wrote is stored before the answer leaves. */
  answer(call: PlainCall): Promise<PlainAnswer> {
    const answer = this.#answer(call);
    this.#running.add(answer);
    void answer.finally(() => this.#running.delete(answer));
    return answer;
  }

  #lookEachMinute(): void {
    const look = () => {
      this.#minuteJobs ??= this.#system.runMinuteJobs(this.#closing.signal).finally(() => {
        this.#minuteJobs = undefined;
      });
    };
    this.#minutes = setInterval(look, minuteMs);
    look();
  }

  /** Lets running calls end and closes the database. */
  async close(): Promise<void> {
    clearTimeout(this.#settling);
    clearInterval(this.#minutes);
    this.#closing.abort();
    await Promise.all([...this.#running, this.#minuteJobs]);
    this.#copies.close();
    await this.#system.close();
    await this.#storage.close();
  }

  async #answer(call: PlainCall): Promise<PlainAnswer> {
    const { dispatcher } = this.#system;
    const answer = await answerPlainly(dispatcher, call, this.#onError);
    const isWrite = dispatcher.calls.get(call.id)?.call.kind === 'write';
    const token = answer.token ?? (isWrite && !call.isUnattended ? call.token : null);
    const tenantId = token === null ? null : tenantOfToken(token);
    if (tenantId !== null && answer.kind === 'answered') this.#copies.follow(tenantId);
    const stored = this.#storage.flush();
    if (!isWrite) {
      stored.catch(this.#onError);
      return answer;
    }
    try {
      await stored;
      return answer;
    } catch (error) {
      // It is done but not stored. Asking again, by the same key, stores it once there is room.
      this.#onError(error);
      return { kind: 'refused', code: refusalOfStorage(error), facts: {} };
    }
  }
}
