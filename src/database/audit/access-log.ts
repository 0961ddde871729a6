import { type AuditFact, type AuditOrigin, type AuditRecord, writeAuditEntries } from './audit.ts';
import { SharedTurns } from '../counting/shared-turns.ts';
import type { Database } from '../database.ts';

/**
 * Writes the audit entries of reads. A read is answered only after its entry is stored, but entries that arrive
 * while one write is under way share the next, so that many readers do not wait for as many disk flushes.
 */
export class AccessLog {
  readonly #turns: SharedTurns<AuditRecord, undefined>;

  constructor(database: Database) {
    this.#turns = new SharedTurns(async (tenantId, records) => {
      await database.inTenant(tenantId, 'append', (db) => writeAuditEntries(db, records));
      return records.map(() => undefined);
    });
  }

  async append(origin: AuditOrigin, facts: readonly AuditFact[]): Promise<void> {
    if (facts.length > 0) await this.#turns.ask(origin.tenantId, { origin, facts });
  }
}
