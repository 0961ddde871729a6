import { type AuditFact, type AuditOrigin, type AuditRecord, writeAuditEntries } from './audit.ts';
import type { Database } from '../database.ts';

interface Waiting extends AuditRecord {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Writes the audit entries of reads. A read is answered only after its entry is stored, but entries that arrive
 * while one write is under way share the next, so that many readers do not wait for as many disk flushes.
 */
export class AccessLog {
  readonly #database: Database;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #busy = new Set<string>();

  constructor(database: Database) {
    this.#database = database;
  }

  append(origin: AuditOrigin, facts: readonly AuditFact[]): Promise<void> {
    if (facts.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const queue = this.#waiting.get(origin.tenantId) ?? [];
      queue.push({ origin, facts, resolve, reject });
      this.#waiting.set(origin.tenantId, queue);
      if (!this.#busy.has(origin.tenantId)) void this.#drain(origin.tenantId);
    });
  }

  async #drain(tenantId: string): Promise<void> {
    this.#busy.add(tenantId);
    for (let batch = this.#take(tenantId); batch.length > 0; batch = this.#take(tenantId)) {
      try {
        await this.#write(tenantId, batch);
        for (const entry of batch) entry.resolve();
      } catch (error) {
        for (const entry of batch) entry.reject(error);
      }
    }
    this.#busy.delete(tenantId);
  }

  #take(tenantId: string): Waiting[] {
    const queue = this.#waiting.get(tenantId) ?? [];
    this.#waiting.delete(tenantId);
    return queue;
  }

  #write(tenantId: string, batch: Waiting[]): Promise<void> {
    return this.#database.inTenant(tenantId, 'append', (db) => writeAuditEntries(db, batch));
  }
}
