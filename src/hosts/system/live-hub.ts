import { type LiveChange, patientOf } from '#kernel/access/topics.ts';

/** An open screen, or what stands for several. */
export interface LiveSubscriber {
  /** Records changed; the subscriber tells of those topics that its person hears (`topicsHeardBy`). */
  onChange(change: LiveChange): void;
  /** Changes may not have been heard of: anything may have changed. */
  onMissed(): void;
}

export interface LiveHubOptions {
  /** Hears of the changes of all tenants, before any screen does. */
  onPublish?: (tenantId: string, topics: readonly string[]) => void;
  /** Of these patients the restricted ones, each with the people to whom an emergency access opens the record. */
  findRestricted?: (
    tenantId: string,
    patientIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  onError?: (error: unknown) => void;
}

const nobody: ReadonlyMap<string, readonly string[]> = new Map();

/** Passes on, to the open screens of a tenant, which topics changed. */
export class LiveHub {
  readonly #subscribers = new Map<string, Set<LiveSubscriber>>();
  readonly #options: LiveHubOptions;

  constructor(options: LiveHubOptions = {}) {
    this.#options = options;
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

  /** How many listen in all. */
  countAll(): number {
    return [...this.#subscribers.values()].reduce((sum, { size }) => sum + size, 0);
  }

  publish(tenantId: string, topics: readonly string[]): void {
    this.#options.onPublish?.(tenantId, topics);
    if (this.countOf(tenantId) === 0) return;
    const ofPatients = topics.filter((topic) => patientOf(topic) !== undefined);
    if (ofPatients.length === 0) return this.#deliver(tenantId, { topics, restricted: nobody });
    const others = topics.filter((topic) => patientOf(topic) === undefined);
    if (others.length > 0) this.#deliver(tenantId, { topics: others, restricted: nobody });
    void this.#publishPatients(tenantId, ofPatients);
  }

  /** Tells the screens of every tenant that they may have missed changes. */
  publishMissed(): void {
    for (const tenantId of this.#subscribers.keys()) this.#tellMissed(tenantId);
  }

  async #publishPatients(tenantId: string, topics: readonly string[]): Promise<void> {
    try {
      const { findRestricted } = this.#options;
      const found = await findRestricted?.(
        tenantId,
        topics.map((topic) => patientOf(topic)!),
      );
      const restricted = new Map<string, readonly string[]>();
      for (const topic of topics) {
        const opened = found?.get(patientOf(topic)!);
        if (opened) restricted.set(topic, opened);
      }
      this.#deliver(tenantId, { topics, restricted });
    } catch (error) {
      // Whose records they are is not known: nobody is told of them, and everybody looks again.
      this.#options.onError?.(error);
      this.#tellMissed(tenantId);
    }
  }

  #deliver(tenantId: string, change: LiveChange): void {
    for (const subscriber of this.#subscribers.get(tenantId) ?? []) subscriber.onChange(change);
  }

  #tellMissed(tenantId: string): void {
    for (const subscriber of this.#subscribers.get(tenantId) ?? []) subscriber.onMissed();
  }
}
