import pg from 'pg';

type Rows = pg.QueryResult<Record<string, unknown>>;

/** What pg's query does on the wire; @types/pg leaves these methods out. */
interface WireQuery {
  prepare(connection: WireConnection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: WireConnection): void;
}

interface WireConnection {
  bind(what: { statement: string; values: string[] }): void;
  execute(): void;
}

type Answered = (error: Error | null, result: Rows) => void;

const WireQuery = pg.Query as unknown as new (
  config: pg.QueryConfig & { queryMode: 'extended' },
  values: undefined,
  answered: Answered,
) => WireQuery & pg.Query;

const entering = {
  name: 'enter-tenant-to-read',
  text: `select set_config('app.tenant_id', $1, true), set_config('transaction_read_only', 'on', true)`,
};

/**
 * A statement that reads in one tenant, in a transaction of its own: PostgreSQL takes all messages before one Sync
 * for one transaction, so putting it into the tenant and running it go there and back in one piece, and what was
 * set ends with it (PostgreSQL manual, section 54.2.3.1).
 */
class TenantRead extends WireQuery {
  readonly #tenantId: string;
  #hasEntered = false;

  constructor(tenantId: string, config: pg.QueryConfig, answered: Answered) {
    super({ ...config, queryMode: 'extended' }, undefined, answered);
    this.#tenantId = tenantId;
  }

  override prepare(connection: WireConnection): void {
    connection.bind({ statement: entering.name, values: [this.#tenantId] });
    connection.execute();
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#hasEntered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: WireConnection): void {
    if (this.#hasEntered) super.handleCommandComplete(message, connection);
    this.#hasEntered = true;
  }
}

/** Prepares a new connection for `readInTenant`. */
export async function prepareToRead(client: pg.ClientBase): Promise<void> {
  await client.query({ ...entering, values: [''] });
}

/** Runs one statement that sees rows of one tenant alone and can write none. */
export function readInTenant(
  client: pg.ClientBase,
  tenantId: string,
  statement: pg.QueryConfig,
): Promise<Rows> {
  return new Promise((resolve, reject) => {
    const read = new TenantRead(tenantId, statement, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    client.query(read);
  });
}
