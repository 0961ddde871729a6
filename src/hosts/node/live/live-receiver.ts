import pg from 'pg';
import type { LiveHub } from '#hosts/system/live-hub.ts';
import type { Connection } from '../database/hosts/connection-to.ts';
import { liveChannel, readLiveMessage } from './live-messages.ts';

const reconnectMs = 1000;
/** A connection that broke without a word is found by asking it something now and then. */
const checkMs = 30_000;
const maxAnswerMs = 10_000;
/** Messages that are not ours are told of at most once in this time. */
const quietMs = 60_000;

/** Hears what the processes of one installation announce and passes it on to the screens of this process. */
export class LiveReceiver {
  readonly #hub: LiveHub;
  readonly #connection: Connection;
  readonly #tellIgnored: (messages: number) => void;
  #ignored = 0;
  #quietUntil = 0;
  #listener: pg.Client | undefined;
  #closed = false;

  /** `tellIgnored` hears how many messages on the channel were not ours and were ignored. */
  constructor(hub: LiveHub, connection: Connection, tellIgnored: (messages: number) => void) {
    this.#hub = hub;
    this.#connection = connection;
    this.#tellIgnored = tellIgnored;
  }

  /** False while no connection listens: changes made through other processes are not heard of. */
  get isListening(): boolean {
    return this.#listener !== undefined;
  }

  /** Keeps one connection listening, and opens another when it breaks; what was said in between was missed. */
  async listen(): Promise<void> {
    if (this.#closed) return;
    const Client = this.#connection.Client ?? pg.Client;
    const client = new Client({
      application_name: 'openward live',
      ...this.#connection,
      keepAlive: true,
      connectionTimeoutMillis: maxAnswerMs,
      query_timeout: maxAnswerMs,
    });
    const checking = setInterval(() => void endUnlessAnswering(client), checkMs).unref();
    client.on('notification', (message) => this.#receive(message.payload ?? ''));
    client.on('error', () => {});
    client.once('end', () => {
      clearInterval(checking);
      this.#listener = undefined;
      if (!this.#closed) setTimeout(() => void this.listen(), reconnectMs).unref();
    });
    try {
      await client.connect();
      await client.query(`listen ${liveChannel}`);
      if (this.#closed) return await client.end();
      this.#listener = client;
      this.#hub.publishMissed();
    } catch {
      await client.end().catch(() => {});
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#ignored > 0) this.#tellIgnored(this.#ignored);
    await this.#listener?.end().catch(() => {});
  }

  #receive(text: string): void {
    const changes = readLiveMessage(text);
    if (!changes) return this.#ignore();
    for (const [tenantId, topics] of changes) this.#hub.publish(tenantId, topics);
  }

  #ignore(): void {
    this.#ignored += 1;
    if (performance.now() < this.#quietUntil) return;
    this.#tellIgnored(this.#ignored);
    this.#ignored = 0;
    this.#quietUntil = performance.now() + quietMs;
  }
}

/** Ends a connection that does not answer; its end makes the listener open another. */
async function endUnlessAnswering(client: pg.Client): Promise<void> {
  try {
    await client.query('select 1');
  } catch {
    await client.end().catch(() => {});
  }
}
