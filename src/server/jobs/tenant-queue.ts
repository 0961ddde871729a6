import type { Database } from '#database/database.ts';
import { selectTenantIds } from '#database/tenants.queries.ts';
import { isAppError } from '#kernel/app-error.ts';

/** How often to look for work that a process which was killed left undone. */
const sweepMs = 5 * 60_000;

export interface TenantQueueOptions {
  /** Must not report its writes back to this queue. */
  database: Database;
  /** The tenants that a killed process may have left something to do in; all of them where this is left out. */
  findLeft?: () => Promise<string[]>;
  /** How long a tenant that was written to may wait for the work. */
  delayMs: number;
  /** The work for one tenant. */
  work: (tenantId: string) => Promise<unknown>;
  onError: (error: unknown) => void;
}

/** Does some work for each tenant soon after it was written to, one tenant after another; never in a writer's way. */
export class TenantQueue {
  readonly #options: TenantQueueOptions;
  readonly #waiting = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sweeping: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: TenantQueueOptions) {
    this.#options = options;
  }

  /** Takes up what killed processes left undone, now and every few minutes until `stop`. */
  start(): void {
    const sweep = () => {
      this.#running = this.#running.then(() => this.#workForLeft()).catch(this.#options.onError);
    };
    sweep();
    this.#sweeping = setInterval(sweep, sweepMs);
  }

  /** Notes that there is work for a tenant. */
  touch(tenantId: string): void {
    this.#waiting.add(tenantId);
    if (this.#isStopped) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#running.then(() => this.#workForWaiting());
    }, this.#options.delayMs);
  }

  /** Begins no more work; resolves when what has begun is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#sweeping);
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Stops, and does what waits. */
  async close(): Promise<void> {
    await this.stop();
    await this.#workForWaiting();
  }

  async #workForLeft(): Promise<void> {
    const { database, findLeft = () => selectTenantIds(database) } = this.#options;
    for (const id of await findLeft()) this.#waiting.add(id);
    await this.#workForWaiting();
  }

  async #workForWaiting(): Promise<void> {
    const tenants = [...this.#waiting];
    this.#waiting.clear();
    for (const tenantId of tenants) {
      try {
        await this.#options.work(tenantId);
      } catch (error) {
        if (isAppError(error, 'DATABASE_AWAY')) this.touch(tenantId);
        else this.#options.onError(error);
      }
    }
  }
}
