import type { Database } from '#database/database.ts';
import { sealAudit } from '#database/audit-seal.ts';
import { isAppError } from '#kernel/app-error.ts';

/** How long new entries may stay unsealed. */
const sealDelayMs = 500;
/** How often to look for entries that a process which was killed left unsealed. */
const sweepMs = 5 * 60_000;

/** Seals the audit trail of each tenant shortly after it was written to; never in a writer's way. */
export class AuditSealer {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #waiting = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sweeping: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** `database` must not report its writes back to this sealer. */
  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
  }

  /** Takes up what killed processes left unsealed, now and every few minutes until `close`. */
  start(): void {
    const sweep = () => void this.#touchAll().catch(this.#onError);
    sweep();
    this.#sweeping = setInterval(sweep, sweepMs);
  }

  /** Notes that a tenant's trail has grown. */
  touch(tenantId: string): void {
    this.#waiting.add(tenantId);
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#sealWaiting();
    }, sealDelayMs);
  }

  /** Seals what is waiting and stops. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeping);
    clearTimeout(this.#timer);
    await this.#running;
    await this.#sealWaiting();
  }

  async #touchAll(): Promise<void> {
    const tenants = await this.#database.onPlatform((db) => db.selectFrom('tenant').select('id').execute());
    for (const { id } of tenants) this.touch(id);
  }

  async #sealWaiting(): Promise<void> {
    const tenants = [...this.#waiting];
    this.#waiting.clear();
    for (const tenantId of tenants) {
      try {
        const sealed = await sealAudit(this.#database, tenantId);
        if (sealed > 0) this.touch(tenantId);
      } catch (error) {
        if (isAppError(error, 'DATABASE_AWAY')) this.touch(tenantId);
        else this.#onError(error);
      }
    }
  }
}
