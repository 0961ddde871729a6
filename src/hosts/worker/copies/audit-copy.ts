import type { ReadableCopy } from '#database/copies/readable-copy.ts';

/** As many entries as the specification keeps under this key. */
const mostEntries = 1000;

/** The audit trail's last entries. They tell what happened here, so none is taken over from elsewhere. */
export const auditCopy: ReadableCopy = {
  key: 'hms_audit_logs',
  topics: 'any',
  async read(db, tenantId) {
    const entries = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostEntries)
      .execute();
    return entries.toReversed().map((entry) => ({
      id: entry.id,
      createdAt: entry.created_at,
      action: entry.action,
      resource: entry.resource,
      resourceId: entry.resource_id,
      userId: entry.user_id,
      tenantId: entry.tenant_id,
      oldValues: entry.old_values,
      newValues: entry.new_values,
      ipAddress: entry.ip_address,
      userAgent: entry.user_agent,
    }));
  },
};
