import { defineCopy } from '../copy.ts';

/** The audit trail's last entries. They tell what happened here, so none is taken over from elsewhere. */
export const auditCopy = defineCopy({
  key: 'hms_audit_logs',
  topics: 'any',
  table: 'audit_entry',
  maxRows: 1000,
  keepsLast: true,
});
