import { isUuid } from '#kernel/ids.ts';
import type { Db } from './tables.ts';

/**
 * An append is a write of statements that wait for nothing: they may travel together with the commit. A relaxed write
 * does not wait for the disk: a crash may undo it until a later write is stored. A heavy read may be answered by a
 * replica that holds all that was stored before it began; where that fails the work runs once more, on the primary.
 */
export type TransactionMode = 'read' | 'heavy-read' | 'write' | 'append' | 'relaxed';

/** True for a transaction that changes nothing. */
export function isReading(mode: TransactionMode): boolean {
  return mode === 'read' || mode === 'heavy-read';
}

/**
 * The database as every host offers it. Each method opens a transaction as the app role, runs the work and
 * commits, or rolls back when the work throws.
 * @throws AppError DATABASE_AWAY when the database cannot be reached.
 */
export interface Database {
  /**
   * Work inside one tenant: row-level security shows and takes rows of that tenant alone. The statements of `closing`
   * wait for nothing, come after the work and may travel together with the commit.
   */
  inTenant<T>(
    tenantId: string,
    mode: TransactionMode,
    work: (db: Db) => Promise<T>,
    closing?: (db: Db, result: T) => Promise<unknown>,
  ): Promise<T>;
  /** Work on platform tables (the list of tenants, rate limits); tenant tables appear empty. */
  onPlatform<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** The SQL that puts an open transaction into a tenant; null leaves it outside of all. */
export function tenantSetting(tenantId: string | null): string {
  if (tenantId !== null && !isUuid(tenantId)) throw new Error('A tenant id is a UUID.');
  return `set local app.tenant_id = '${tenantId ?? ''}'`;
}
