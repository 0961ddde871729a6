import type { Db } from '../tables.ts';

/** The rows under every key that an earlier program left and that can be taken over, by key. */
export type LeftRows = ReadonlyMap<string, readonly unknown[]>;

/**
 * One localStorage key of the demo: a readable JSON array of an area's records, with the camelCase fields of the
 * specification. It is written after changes, and read once when the demo starts on an empty database.
 */
export interface ReadableCopy {
  /** localStorage key, such as `patients`. */
  readonly key: string;
  /** The copy is written again after a change of one of these topics, or after any change. */
  readonly topics: readonly string[] | 'any';
  /** The tenant's rows for the copy, oldest first. */
  read(db: Db, tenantId: string): Promise<readonly object[]>;
  /** Checks rows that an earlier program left, before anything is written. @throws when one cannot be read. */
  check?(rows: readonly unknown[]): void;
  /**
   * Stores checked rows as the tenant's; what hangs together with rows of another key finds them in `left`. A copy
   * without it is written and never taken over. @throws when the rows do not fit.
   */
  adopt?(db: Db, tenantId: string, rows: readonly unknown[], left?: LeftRows): Promise<void>;
}
