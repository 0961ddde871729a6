import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Db } from '../tables.ts';

/** What was done to what: the part of an audit entry that a handler states. */
export interface AuditFact {
  /** CREATE, UPDATE, DELETE, VIEW, PRINT, EXPORT, or a named event such as SIGNED_IN. */
  action: string;
  /** Plural name of the record's kind, such as `patients`. */
  resource: string;
  resourceId?: string | null;
  oldValues?: unknown;
  newValues?: unknown;
  /** What the record is called as it is done, such as a file's name: kept in the entry, whatever happens to the record. */
  recordName?: string;
}

/** Who did it and from where: the part the dispatcher adds. */
export interface AuditOrigin {
  tenantId: string;
  userId: string | null;
  ipAddress: string;
  userAgent: string | null;
  at: Date;
  /** Who of the platform's operator did it inside a hospital, whose trail names them by this alone. */
  operator?: string;
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
      ...entryOf(origin, fact),
      old_values: JSON.stringify(fact.oldValues ?? null),
      new_values: JSON.stringify(valuesAfter(origin, fact)),
    })),
  );
}

function entryOf(origin: AuditOrigin, fact: AuditFact) {
  return {
    tenant_id: origin.tenantId,
    id: newId(),
    created_at: origin.at.toISOString(),
    action: fact.action,
    resource: fact.resource,
    resource_id: fact.resourceId ?? null,
    user_id: origin.userId,
    ip_address: origin.ipAddress,
    user_agent: origin.userAgent,
  };
}

/** What the entry keeps: the values, and the names that must not change with what they name. */
function valuesAfter({ operator }: AuditOrigin, { newValues, recordName }: AuditFact): unknown {
  const kept = {
    ...(recordName !== undefined && { recordName }),
    ...(operator !== undefined && { operator }),
  };
  if (Object.keys(kept).length === 0) return newValues ?? null;
  return { ...(newValues as object | null | undefined), ...kept };
}

/** What one call left for the audit trail. */
export interface AuditRecord {
  origin: AuditOrigin;
  facts: readonly AuditFact[];
}

/** Writes the entries of many calls of one tenant in one statement, whose text is the same for any number. */
export async function writeAuditEntries(db: Db, records: readonly AuditRecord[]): Promise<void> {
  const entries = records.flatMap(({ origin, facts }) =>
    facts.map((fact) => ({
      ...entryOf(origin, fact),
      old_values: fact.oldValues ?? null,
      new_values: valuesAfter(origin, fact),
    })),
  );
  // A JSON null arrives as no value at all, where the trail keeps the JSON null.
  await sql`
    insert into audit_entry (tenant_id, id, created_at, action, resource, resource_id, user_id, ip_address,
      user_agent, old_values, new_values)
    select tenant_id, id, created_at, action, resource, resource_id, user_id, ip_address, user_agent,
      coalesce(old_values, 'null'), coalesce(new_values, 'null')
    from jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb) as entry (tenant_id uuid, id uuid,
      created_at timestamptz, action text, resource text, resource_id text, user_id uuid, ip_address text,
      user_agent text, old_values jsonb, new_values jsonb)
    returning id`.execute(db);
}
