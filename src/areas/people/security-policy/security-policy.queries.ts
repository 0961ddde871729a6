import type { Db } from '#database/tables.ts';

const columns = [
  'password_min_length',
  'password_needs_mixed_case',
  'password_needs_digit',
  'password_needs_symbol',
  'session_idle_minutes',
  'session_absolute_hours',
  'requires_two_factor',
  'emergency_access_minutes',
  'large_export_rows',
  'security_version',
] as const;

export function selectSecurityPolicy(db: Db, tenantId: string) {
  return db
    .selectFrom('tenant_settings')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

/** The same, locked until the transaction ends. */
export function lockSecurityPolicy(db: Db, tenantId: string) {
  return db
    .selectFrom('tenant_settings')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export type SecurityPolicyRow = Awaited<ReturnType<typeof selectSecurityPolicy>>;
