import { foldTenant } from '#database/counting/fold-steps.ts';
import type { Database } from '#database/database.ts';
import { selectTenantIds } from '#database/tenants.queries.ts';
import { isAppError } from '#kernel/app-error.ts';

/** How long new steps may stay open: reads add what is open, so it is only to be little. */
const foldDelayMs = 2000;
/** How often to look for steps that a process which was killed left open. */
const sweepMs = 5 * 60_000;

/** Folds the open steps of each tenant soon after it was written to; never in a writer's way. */
export class StepFolder {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #waiting = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sweeping: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** `database` must not report its writes back to this folder. */
  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
  }

  /** Takes up what killed processes left open, now and every few minutes until `close`. */
  start(): void {
    const sweep = () => {
      this.#running = this.#running.then(() => this.#foldAll()).catch(this.#onError);
    };
    sweep();
    this.#sweeping = setInterval(sweep, sweepMs);
  }

  /** Notes that something of a tenant was counted. */
  touch(tenantId: string): void {
    this.#waiting.add(tenantId);
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#running.then(() => this.#foldWaiting());
    }, foldDelayMs);
  }

  /** Folds what is open and stops. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeping);
    clearTimeout(this.#timer);
    await this.#running;
    await this.#foldWaiting();
  }

  async #foldAll(): Promise<void> {
    for (const id of await selectTenantIds(this.#database)) this.#waiting.add(id);
    await this.#foldWaiting();
  }

  async #foldWaiting(): Promise<void> {
    const tenants = [...this.#waiting];
    this.#waiting.clear();
    for (const tenantId of tenants) {
      try {
        await foldTenant(this.#database, tenantId);
      } catch (error) {
        if (isAppError(error, 'DATABASE_AWAY')) this.touch(tenantId);
        else this.#onError(error);
      }
    }
  }
}
