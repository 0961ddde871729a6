/** An open screen, or what stands for several. */
export interface LiveSubscriber {
  /** Records of these topics changed. */
  onChange(topics: readonly string[]): void;
  /** Changes may not have been heard of: anything may have changed. */
  onMissed(): void;
}

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
    for (const subscriber of this.#subscribers.get(tenantId) ?? []) subscriber.onChange(topics);
  }

  /** Tells the screens of every tenant that they may have missed changes. */
  publishMissed(): void {
    for (const subscribers of this.#subscribers.values()) {
      for (const subscriber of subscribers) subscriber.onMissed();
    }
  }
}
