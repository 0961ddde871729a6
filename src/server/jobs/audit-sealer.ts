import type { Database } from '#database/database.ts';
import { maxSealedAtOnce, sealAudit } from '#database/audit/audit-seal.ts';
import type { OwnLook } from '#database/functions/work/work-look.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { findTenantsWith } from './work/find-work.ts';
import { TenantQueue } from './tenant-queue.ts';

/** An entry that came late may lie behind the last seal, as the sealer knows; after an hour without any it was found. */
export const sealEntriesLook: OwnLook = {
  reads: {
    audit_seal: 'tenant_id, position, entry_id, sealed_at',
    audit_entry: 'tenant_id, id, created_at',
  },
  statement: `
    select 'server.seal-entries', hospital.id, null::text, null::date
    from public.tenant hospital
    left join lateral (
      select seal.sealed_at from public.audit_seal seal where seal.tenant_id = hospital.id
      order by seal.position desc limit 1
    ) last on true
    cross join lateral (
      select from public.audit_entry entry
      where entry.tenant_id = hospital.id
        and entry.created_at >= coalesce(last.sealed_at - interval '10 minutes', '-infinity')
        and not exists (
          select from public.audit_seal seal where seal.tenant_id = hospital.id and seal.entry_id = entry.id)
      limit 1
    ) found`,
  declares: 'sealed timestamptz;',
  ofOne: `
        select max(seal.sealed_at) into sealed from public.audit_seal seal where seal.tenant_id = hospital.id
          and seal.position = (select max(newest.position) from public.audit_seal newest
            where newest.tenant_id = hospital.id);
        if exists (select from public.audit_entry entry where entry.tenant_id = hospital.id
          and entry.created_at >= coalesce(sealed - interval '10 minutes', '-infinity')
          and not exists (select from public.audit_seal seal
            where seal.tenant_id = hospital.id and seal.entry_id = entry.id))
        then job_name := 'server.seal-entries'; return next; end if;`,
};

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
