import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { freeText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';

/** An audit entry as lists show one; the values before and after come with the whole entry alone. */
export const auditEntrySummary = z.strictObject({
  id: z.uuid(),
  createdAt: z.string(),
  /** CREATE, UPDATE, DELETE, VIEW, PRINT, EXPORT, or a named event such as SIGNED_IN. */
  action: z.string(),
  /** Plural name of the record's kind, such as `patients`. */
  resource: z.string(),
  resourceId: z.string().nullable(),
  /** What the record is called, where it has a name that the reader may read; as the entry kept it where it is gone. */
  recordName: z.string().nullable(),
  /** The record is not there any more. */
  isGone: z.boolean(),
  userId: z.string().nullable(),
  /** Null when the system did it, or a person that is not among the hospital's users. */
  userName: z.string().nullable(),
  /** The person of the platform's operator who did it inside the hospital; null for everybody else. */
  operatorName: z.string().nullable(),
  /** Names of the fields that the entry holds, at most twelve. */
  fields: z.array(z.string()),
  /**
   * The entry belongs to a restricted record and the reader lacks emr.sensitive: who did what and when is shown, the
   * names and values of its fields are not.
   */
  isWithheld: z.boolean(),
});

export type AuditEntrySummary = z.output<typeof auditEntrySummary>;

/** An audit entry with all that was kept. */
export const auditEntry = auditEntrySummary.extend({
  tenantId: z.uuid(),
  tenantName: z.string(),
  /** What the record was before and after, as far as it changed; any JSON, null where there is nothing. */
  oldValues: z.unknown(),
  newValues: z.unknown(),
  ipAddress: z.string(),
  userAgent: z.string().nullable(),
  /** What the records are called whose ids stand in the values, by id. */
  names: z.record(z.string(), z.string()),
});

export type AuditEntry = z.output<typeof auditEntry>;

/** What narrows the trail; dates are whole days of the hospital's own calendar, both included. */
export const auditFilter = {
  userId: z.uuid().optional(),
  resource: freeText(60).optional(),
  /** Only entries of one record. */
  resourceId: freeText(100).optional(),
  action: freeText(60).optional(),
  from: dateText().optional(),
  to: dateText().optional(),
};

export const listAuditEntries = defineCall('audit.list', {
  address: 'GET /audit-entries',
  access: 'admin.audit',
  readsReplica: true,
  module: 'audit_trail_enabled',
  summary: 'List audit entries, newest first (recorded once an hour for each reader)',
  input: z.strictObject({ ...auditFilter, ...pageRequest }),
  output: pageOf(auditEntrySummary),
});

export const getAuditEntry = defineCall('audit.entry', {
  address: 'GET /audit-entries/{auditEntryId}',
  access: 'admin.audit',
  module: 'audit_trail_enabled',
  summary: 'Open an audit entry with the values before and after (recorded in the audit trail)',
  input: z.strictObject({ auditEntryId: z.uuid() }),
  output: auditEntry,
});

export const listRecordEntries = defineCall('audit.record', {
  address: 'GET /audit-records/{resource}/{resourceId}',
  access: 'admin.audit',
  module: 'audit_trail_enabled',
  summary: 'Who opened or changed one record: the newest hundred entries (recorded in the audit trail)',
  input: z.strictObject({ resource: requiredText(60), resourceId: requiredText(100) }),
  output: z.strictObject({
    rows: z.array(auditEntrySummary),
    /** True when there are older ones. */
    hasMore: z.boolean(),
  }),
});

export const exportAuditEntries = defineCall('audit.export', {
  address: 'GET /audit-export',
  access: 'admin.audit',
  exports: 'admin.export',
  readsReplica: true,
  module: 'audit_trail_enabled',
  summary: 'Read whole entries of the filtered trail, page by page (each page recorded in the audit trail)',
  input: z.strictObject({ ...auditFilter, ...pageRequest }),
  output: pageOf(auditEntry),
});

export const listAuditChoices = defineCall('audit.choices', {
  address: 'GET /audit-choices',
  access: 'admin.audit',
  module: 'audit_trail_enabled',
  summary: 'The kinds of record and the actions that the trail holds',
  output: z.strictObject({ resources: z.array(z.string()), actions: z.array(z.string()) }),
});

export const findAuditPeople = defineCall('audit.people', {
  address: 'GET /audit-people',
  access: 'admin.audit',
  module: 'audit_trail_enabled',
  summary: 'Find up to twenty people of the hospital by name or e-mail, or one by id',
  input: z.strictObject({ search: freeText(100).optional(), userId: z.uuid().optional() }),
  output: z.strictObject({ rows: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) }),
});
