import { carryMessages, type CourierParts } from '#areas/messages/messages.public.ts';

/** So that messages of one moment are taken together. */
const wakeDelayMs = 100;

/**
 * Sends the messages of each tenant soon after they were written. Tenants are served beside each other: a gateway that
 * hangs holds up nobody else's.
 */
export class MessageCourier {
  readonly #parts: Omit<CourierParts, 'signal'>;
  readonly #onError: (error: unknown) => void;
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();
  /** Tenants that were told of again while they were served. */
  readonly #again = new Set<string>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(parts: Omit<CourierParts, 'signal'>, onError: (error: unknown) => void) {
    this.#parts = parts;
    this.#onError = onError;
  }

  /** Notes that a tenant may have messages to send. */
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

  /** Begins no further message; resolves when those that were begun are settled. */
  async close(): Promise<void> {
    this.#stopping.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#running.values());
  }

  #serve(tenantId: string): void {
    this.#timers.delete(tenantId);
    const work = carryMessages({ ...this.#parts, signal: this.#stopping.signal }, tenantId)
      .catch(this.#onError)
      .finally(() => {
        this.#running.delete(tenantId);
        if (this.#again.delete(tenantId)) this.touch(tenantId);
      });
    this.#running.set(tenantId, work);
  }
}
