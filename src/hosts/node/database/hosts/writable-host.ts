import pg from 'pg';

export interface DatabaseHost {
  readonly host: string;
  readonly port: number;
}

/** A connection that can be cut without its server's help. */
interface Cuttable {
  cut(): void;
}

const answerMs = 2000;
const watchMs = 3000;
/** PostgreSQL's code for a server that takes no writes. */
const readOnlyCode = '25006';

/**
 * Which of several hosts takes writes: of those that answer and are no standby, the one with the newest timeline (each
 * promotion begins one), and never one with an older timeline than this process has seen. A former primary that comes
 * back by mistake is therefore left alone. All are asked every few seconds; when another one takes writes, connections
 * to the others are cut, for a machine that vanished never says so.
 */
export class WritableHost {
  readonly #hosts: readonly DatabaseHost[];
  readonly #config: pg.ClientConfig;
  readonly #connections = new Map<Cuttable, DatabaseHost>();
  readonly #watching: NodeJS.Timeout;
  #current: DatabaseHost | undefined;
  #newestTimeline = 0;
  #choosing: Promise<DatabaseHost> | undefined;

  constructor(hosts: readonly DatabaseHost[], config: pg.ClientConfig) {
    this.#hosts = hosts;
    this.#config = config;
    this.#watching = setInterval(() => void this.#choose().catch(() => {}), watchMs).unref();
  }

  /** @throws an error that counts as a lost connection while none takes writes */
  async current(): Promise<DatabaseHost> {
    return this.#current ?? this.#choose();
  }

  /** This one did not answer, or took no writes: the next connection asks all of them. */
  doubt(host: DatabaseHost): void {
    if (this.#current === host) this.#current = undefined;
  }

  /** Cuts the connection when another host takes writes. @returns what to call when it has ended */
  watch(connection: Cuttable, host: DatabaseHost): () => void {
    this.#connections.set(connection, host);
    return () => void this.#connections.delete(connection);
  }

  stop(): void {
    clearInterval(this.#watching);
  }

  #choose(): Promise<DatabaseHost> {
    this.#choosing ??= this.#askAll().finally(() => (this.#choosing = undefined));
    return this.#choosing;
  }

  async #askAll(): Promise<DatabaseHost> {
    const asked = this.#hosts.map(async (host) => ({ host, timeline: await this.#timelineOf(host) }));
    const found = (await Promise.all(asked))
      .filter(({ timeline }) => timeline >= Math.max(1, this.#newestTimeline))
      .toSorted((one, other) => other.timeline - one.timeline)[0];
    if (!found) {
      this.#current = undefined;
      throw Object.assign(new Error('No host of the database takes writes.'), { code: readOnlyCode });
    }
    this.#newestTimeline = found.timeline;
    this.#current = found.host;
    for (const [connection, host] of this.#connections) if (host !== found.host) connection.cut();
    return found.host;
  }

  /** 0 for one that does not answer or takes no writes. */
  async #timelineOf({ host, port }: DatabaseHost): Promise<number> {
    const client = new pg.Client({
      ...this.#config,
      application_name: 'openward hosts',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    client.on('error', () => {});
    Object.assign(client, { host, port });
    try {
      await client.connect();
      const { rows } = await client.query<{ part: string | null }>(
        'select case when pg_is_in_recovery() then null else pg_walfile_name(pg_current_wal_lsn()) end as part',
      );
      return Number.parseInt(rows[0]?.part?.slice(0, 8) ?? '0', 16);
    } catch {
      return 0;
    } finally {
      // One that hangs is not waited for.
      void client.end().catch(() => {});
    }
  }
}
