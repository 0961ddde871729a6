/** So that what was written at one moment is taken together. */
const wakeDelayMs = 100;

interface ErrandOptions {
  /** What is done for a tenant; it begins nothing further once the signal is aborted. */
  work: (tenantId: string, signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Work outside of transactions that each tenant has now and then, such as sending messages: begun soon after a tenant
 * was told of. Tenants are served beside each other: what hangs for one holds up nobody else's.
 */
export class TenantErrands {
  readonly #options: ErrandOptions;
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();
  /** Tenants that were told of again while they were served. */
  readonly #again = new Set<string>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(options: ErrandOptions) {
    this.#options = options;
  }

  /** Notes that a tenant may have work. */
  touch(tenantId: string): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#running.has(tenantId)) this.#again.add(tenantId);
    else if (!this.#timers.has(tenantId)) {
      this.#timers.set(
        tenantId,
        setTimeout(() => this.#serve(tenantId), wakeDelayMs),
      );
    }
  }

  /** Begins nothing further; resolves when what was begun is settled. */
  async close(): Promise<void> {
    this.#stopping.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#running.values());
  }

  #serve(tenantId: string): void {
    this.#timers.delete(tenantId);
    const { work, onError } = this.#options;
    const served = work(tenantId, this.#stopping.signal)
      .catch(onError)
      .finally(() => {
        this.#running.delete(tenantId);
        if (this.#again.delete(tenantId)) this.touch(tenantId);
      });
    this.#running.set(tenantId, served);
  }
}
