import type pg from 'pg';
import type { LiveHub } from '#hosts/system/live-hub.ts';
import { isConnectionLoss } from '../database/connection-loss.ts';
import { liveChannel, type LiveMessage, liveMessagesOf } from './live-messages.ts';

/** Changes within this time travel in one message. */
const gatherMs = 50;
/** What could not be sent because the database was away is sent again after this time. */
const retryMs = 1000;

/**
 * Tells every process of one installation what changed, through PostgreSQL's NOTIFY. Outside of the business
 * transaction, because NOTIFY inside would make all commits queue; a lost message costs a refresh, no data.
 */
export class LiveAnnouncer {
  readonly #hub: Pick<LiveHub, 'publish'>;
  readonly #pool: pg.Pool;
  readonly #gathered = new Map<string, Set<string>>();
  #timer: NodeJS.Timeout | undefined;
  #sending = Promise.resolve();
  #closed = false;

  /** `hub` is told of what PostgreSQL did not take: at least the screens of this process hear of it. */
  constructor(hub: Pick<LiveHub, 'publish'>, pool: pg.Pool) {
    this.#hub = hub;
    this.#pool = pool;
  }

  publish(tenantId: string, topics: readonly string[]): void {
    if (topics.length === 0 || this.#closed) return;
    this.#gather(tenantId, topics);
    this.#sendAfter(gatherMs);
  }

  /** Sends what was gathered; nothing is announced afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#send();
    await this.#sending;
  }

  #gather(tenantId: string, topics: readonly string[]): void {
    const gathered = this.#gathered.get(tenantId) ?? new Set();
    for (const topic of topics) gathered.add(topic);
    this.#gathered.set(tenantId, gathered);
  }

  #sendAfter(ms: number): void {
    this.#timer ??= setTimeout(() => this.#send(), ms);
  }

  #send(): void {
    this.#timer = undefined;
    const messages = liveMessagesOf(this.#gathered);
    this.#gathered.clear();
    this.#sending = this.#sendAfterOthers(this.#sending, messages);
  }

  async #sendAfterOthers(others: Promise<void>, messages: readonly LiveMessage[]): Promise<void> {
    await others;
    for (const message of messages) await this.#sendOne(message);
  }

  async #sendOne({ changes, text }: LiveMessage): Promise<void> {
    try {
      await this.#pool.query('select pg_notify($1, $2)', [liveChannel, text]);
    } catch (error) {
      for (const [tenantId, topics] of changes) {
        this.#hub.publish(tenantId, topics);
        if (isConnectionLoss(error)) this.#gather(tenantId, topics);
      }
      if (this.#gathered.size > 0 && !this.#closed) this.#sendAfter(retryMs);
    }
  }
}
