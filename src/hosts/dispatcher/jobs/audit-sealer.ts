import type { Database } from '#database/database.ts';
import { maxSealedAtOnce, sealAudit } from '#database/audit/audit-seal.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { findTenantsWith } from './find-work.ts';
import { TenantQueue } from './tenant-queue.ts';

/** How long new entries may stay unsealed. */
const sealDelayMs = 500;
/** How long an entry of an unusually long transaction may wait for the far look that finds it. */
const farLookMs = 30_000;

/** A look far back that was made lately; another is due when something was sealed since. */
interface FarLook {
  timer: ReturnType<typeof setTimeout>;
  isDue: boolean;
}

/** Seals the audit trail of each tenant shortly after it was written to. */
export class AuditSealer {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #queue: TenantQueue;
  readonly #farLooks = new Map<string, FarLook>();

  /** `database` must not report its writes back to this sealer. */
  constructor(database: Database, clock: Clock, onError: (error: unknown) => void) {
    this.#database = database;
    this.#clock = clock;
    const work = (tenantId: string) => this.#seal(tenantId);
    const findLeft = () => findTenantsWith({ database, clock }, 'server.seal-entries');
    this.#queue = new TenantQueue({ database, findLeft, delayMs: sealDelayMs, work, onError });
  }

  /** Takes up what killed processes left unsealed, now and every few minutes until `close`. */
  start(): void {
    this.#queue.start();
  }

  /** Notes that a tenant's trail has grown. */
  touch(tenantId: string): void {
    this.#queue.touch(tenantId);
  }

  /** Seals what is waiting and stops. */
  async close(): Promise<void> {
    await this.#queue.stop();
    for (const [tenantId, { isDue }] of this.#farLooks) if (isDue) this.#queue.touch(tenantId);
    this.#forgetFarLooks();
    await this.#queue.close();
    this.#forgetFarLooks();
  }

  #forgetFarLooks(): void {
    for (const { timer } of this.#farLooks.values()) clearTimeout(timer);
    this.#farLooks.clear();
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
      if (farLook.isDue) this.#queue.touch(tenantId);
    }, farLookMs);
    const farLook: FarLook = { timer, isDue: false };
    this.#farLooks.set(tenantId, farLook);
    return farLook;
  }
}
