import { newId } from '#kernel/ids.ts';
import type { Db } from './tables.ts';

/** What was done to what: the part of an audit entry that a handler states. */
export interface AuditFact {
  /** CREATE, UPDATE, DELETE, VIEW, PRINT, EXPORT, or a named event such as SIGNED_IN. */
  action: string;
  /** Plural name of the record's kind, such as `patients`. */
  resource: string;
  resourceId?: string | null;
  oldValues?: unknown;
  newValues?: unknown;
}

/** Who did it and from where: the part the dispatcher adds. */
export interface AuditOrigin {
  tenantId: string;
  userId: string | null;
  ipAddress: string;
  userAgent: string | null;
  at: Date;
}

/** Writes audit entries in the caller's transaction. The app role can add entries and nothing else. */
export async function writeAudit(db: Db, origin: AuditOrigin, facts: readonly AuditFact[]): Promise<void> {
  if (facts.length === 0) return;
  await auditInsert(db, origin, facts).execute();
}

/** The insert of audit entries as a query, so that it can ride along with another statement. */
export function auditInsert(db: Db, origin: AuditOrigin, facts: readonly AuditFact[]) {
  return db.insertInto('audit_entry').values(
    facts.map((fact) => ({
      tenant_id: origin.tenantId,
      id: newId(),
      created_at: origin.at.toISOString(),
      action: fact.action,
      resource: fact.resource,
      resource_id: fact.resourceId ?? null,
      user_id: origin.userId,
      old_values: JSON.stringify(fact.oldValues ?? null),
      new_values: JSON.stringify(fact.newValues ?? null),
      ip_address: origin.ipAddress,
      user_agent: origin.userAgent,
    })),
  );
}
