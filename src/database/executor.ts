import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Tables } from './tables.ts';

/** Something that can run one statement inside a transaction that is already open. */
export interface Executor {
  run(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; affectedRows: number }>;
}

class ExecutorConnection implements DatabaseConnection {
  readonly #executor: Executor;

  constructor(executor: Executor) {
    this.#executor = executor;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#executor.run(query.sql, query.parameters);
    return { rows: result.rows as Row[], numAffectedRows: BigInt(result.affectedRows) };
  }

  // eslint-disable-next-line require-yield -- streams would hold the transaction open
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered inside a transaction.');
  }
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('The host opens and closes transactions, not the query builder.'));
}

function driverFor(connection: DatabaseConnection): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => {},
  };
}

/** A query builder over one executor: it cannot reach any other connection, nor begin or end a transaction. */
export function queryBuilderOn<T = Tables>(executor: Executor): Kysely<T> {
  const connection = new ExecutorConnection(executor);
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverFor(connection),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<T>({ dialect });
}
