export type LiveSubscriber = (topics: readonly string[]) => void;

/** Passes on, to the open screens of a tenant, which topics changed. */
export class LiveHub {
  readonly #subscribers = new Map<string, Set<LiveSubscriber>>();
  readonly #onPublish: (tenantId: string, topics: readonly string[]) => void;

  /** `onPublish` hears of the changes of all tenants, before any screen does. */
  constructor(onPublish: (tenantId: string, topics: readonly string[]) => void = () => {}) {
    this.#onPublish = onPublish;
  }

  /** Listens to one tenant; returns how to stop. */
  subscribe(tenantId: string, subscriber: LiveSubscriber): () => void {
    const subscribers = this.#subscribers.get(tenantId) ?? new Set();
    this.#subscribers.set(tenantId, subscribers.add(subscriber));
    return () => {
      subscribers.delete(subscriber);
      if (subscribers.size === 0) this.#subscribers.delete(tenantId);
    };
  }

  /** How many listen to a tenant. */
  countOf(tenantId: string): number {
    return this.#subscribers.get(tenantId)?.size ?? 0;
  }

  publish(tenantId: string, topics: readonly string[]): void {
    this.#onPublish(tenantId, topics);
    for (const subscriber of this.#subscribers.get(tenantId) ?? []) subscriber(topics);
  }
}
