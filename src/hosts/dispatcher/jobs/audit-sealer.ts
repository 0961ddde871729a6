import type { Database } from '#database/database.ts';
import { selectTenantIds } from '#database/tenants.queries.ts';
import { maxSealedAtOnce, sealAudit } from '#database/audit/audit-seal.ts';
import { isAppError } from '#kernel/app-error.ts';
import type { Clock } from '#kernel/time/clock.ts';

/** How long new entries may stay unsealed. */
const sealDelayMs = 500;
/** How long an entry of an unusually long transaction may wait for the far look that finds it. */
const farLookMs = 30_000;
/** How often to look for entries that a process which was killed left unsealed. */
const sweepMs = 5 * 60_000;

/** A look far back that was made lately; another is due when something was sealed since. */
interface FarLook {
  timer: ReturnType<typeof setTimeout>;
  isDue: boolean;
}

/** Seals the audit trail of each tenant shortly after it was written to; never in a writer's way. */
export class AuditSealer {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  readonly #waiting = new Set<string>();
  readonly #farLooks = new Map<string, FarLook>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sweeping: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** `database` must not report its writes back to this sealer. */
  constructor(database: Database, clock: Clock, onError: (error: unknown) => void) {
    this.#database = database;
    this.#clock = clock;
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
    for (const [tenantId, { isDue }] of this.#farLooks) if (isDue) this.#waiting.add(tenantId);
    this.#forgetFarLooks();
    await this.#sealWaiting();
    this.#forgetFarLooks();
  }

  #forgetFarLooks(): void {
    for (const { timer } of this.#farLooks.values()) clearTimeout(timer);
    this.#farLooks.clear();
  }

  async #touchAll(): Promise<void> {
    for (const id of await selectTenantIds(this.#database)) this.touch(id);
  }

  async #sealWaiting(): Promise<void> {
    const tenants = [...this.#waiting];
    this.#waiting.clear();
    for (const tenantId of tenants) {
      try {
        await this.#seal(tenantId);
      } catch (error) {
        if (isAppError(error, 'DATABASE_AWAY')) this.touch(tenantId);
        else this.#onError(error);
      }
    }
  }

  /** Looks far back, unless a far look was made lately: then at what is new, and far back again in a while. */
  async #seal(tenantId: string): Promise<void> {
    const lately = this.#farLooks.get(tenantId);
    const farLook = lately ?? this.#beginFarLook(tenantId);
    for (;;) {
      const sealed = await sealAudit(this.#database, this.#clock, tenantId, lately ? 'near' : 'far');
      farLook.isDue ||= sealed > 0;
      if (sealed < maxSealedAtOnce) return;
    }
  }

  #beginFarLook(tenantId: string): FarLook {
    const timer = setTimeout(() => {
      this.#farLooks.delete(tenantId);
      if (farLook.isDue) this.touch(tenantId);
    }, farLookMs);
    const farLook: FarLook = { timer, isDue: false };
    this.#farLooks.set(tenantId, farLook);
    return farLook;
  }
}
