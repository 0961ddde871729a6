import pg from 'pg';
import type { LiveHub } from '#hosts/dispatcher/live-hub.ts';

const channel = 'openward_live';
/** Changes within this time travel in one message. */
const gatherMs = 50;
const reconnectMs = 1000;
/** PostgreSQL takes at most 8,000 bytes a message. */
const tenantsPerMessage = 20;

/**
 * Carries changes between the processes of one installation through PostgreSQL's NOTIFY. Outside of the business
 * transaction, because NOTIFY inside would make all commits queue; a lost message costs a refresh, no data.
 */
export class LiveRelay {
  readonly #hub: LiveHub;
  readonly #pool: pg.Pool;
  readonly #connection: pg.ClientConfig;
  readonly #gathered = new Map<string, Set<string>>();
  #timer: NodeJS.Timeout | undefined;
  #listener: pg.Client | undefined;
  #closed = false;

  constructor(hub: LiveHub, pool: pg.Pool, connection: pg.ClientConfig) {
    this.#hub = hub;
    this.#pool = pool;
    this.#connection = connection;
  }

  /** False while no connection listens: changes made through other processes are not heard of. */
  get isListening(): boolean {
    return this.#listener !== undefined;
  }

  publish(tenantId: string, topics: readonly string[]): void {
    if (topics.length === 0 || this.#closed) return;
    const gathered = this.#gathered.get(tenantId) ?? new Set();
    for (const topic of topics) gathered.add(topic);
    this.#gathered.set(tenantId, gathered);
    this.#timer ??= setTimeout(() => void this.#send(), gatherMs);
  }

  /** Keeps one connection listening, and opens another when it breaks. */
  async listen(): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client({ ...this.#connection, application_name: 'openward live', keepAlive: true });
    client.on('notification', (message) => this.#receive(message.payload ?? ''));
    client.on('error', () => {});
    client.once('end', () => {
      this.#listener = undefined;
      if (!this.#closed) setTimeout(() => void this.listen(), reconnectMs).unref();
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#listener = client;
    } catch {
      await client.end().catch(() => {});
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#listener?.end().catch(() => {});
  }

  async #send(): Promise<void> {
    this.#timer = undefined;
    const changes = [...this.#gathered].map(([tenantId, topics]) => [tenantId, [...topics]] as const);
    this.#gathered.clear();
    for (let from = 0; from < changes.length; from += tenantsPerMessage) {
      const part = changes.slice(from, from + tenantsPerMessage);
      try {
        await this.#pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(part)]);
      } catch {
        for (const [tenantId, topics] of part) this.#hub.publish(tenantId, topics);
      }
    }
  }

  #receive(payload: string): void {
    const changes = JSON.parse(payload) as [string, string[]][];
    for (const [tenantId, topics] of changes) this.#hub.publish(tenantId, topics);
  }
}
