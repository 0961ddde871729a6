import { sql } from 'kysely';
import type { AuditFact } from '#database/audit/audit.ts';
import type { Db } from '#database/tables.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Call } from '#kernel/define-call.ts';
import { isUuid } from '#kernel/ids.ts';

/**
 * The operator as a reader of the hospital that a call names.
 * @throws AppError FORBIDDEN for who does not run the platform; SUPPORT_ENDED where the hospital has not granted it
 */
export async function asSupporter(
  actor: Actor,
  hospitalId: string,
  sources: { findSupporter(operator: Actor, hospitalId: string): Promise<Actor> },
): Promise<Actor> {
  if (!can(actor, 'super_admin') || actor.mustSetUpSecondFactor) {
    throw new AppError('FORBIDDEN', { permission: 'super_admin' });
  }
  if (!isUuid(hospitalId) || hospitalId === actor.tenantId) throw new AppError('SUPPORT_ENDED');
  return sources.findSupporter(actor, hospitalId);
}

/**
 * What the hospital's trail says of a call for support: who reads, which call, and the records that it names.
 * @throws AppError FORBIDDEN for whatever is not a plain read: support writes nothing and takes nothing away
 */
export function supportFact(call: Call, { support, name }: Actor, input: unknown): AuditFact {
  if (call.kind !== 'read' || call.exports) throw new AppError('FORBIDDEN', { permission: 'super_admin' });
  const named = Object.entries(Object(input) as Record<string, unknown>).filter(
    ([, value]) => typeof value === 'string' && isUuid(value),
  );
  return {
    action: 'SUPPORT_READ',
    resource: 'support_access',
    resourceId: support?.accessId ?? null,
    newValues: { operator: name, call: call.id, ...Object.fromEntries(named) },
    ...(support && { recordName: support.purpose }),
  };
}

/** Asks the database, in the transaction that reads, whether support may: by its own clock, and after every revocation. */
export async function requireSupport(db: Db, { support, tenantId }: Actor): Promise<void> {
  if (!support) return;
  try {
    await sql`select require_support_access(${tenantId}::uuid, ${support.accessId}::uuid)`.execute(db);
  } catch (error) {
    throw new AppError('SUPPORT_ENDED', {}, { cause: error });
  }
}
