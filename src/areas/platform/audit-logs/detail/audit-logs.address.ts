import { oneOf, type RawSearch } from '#client/search-parameters.ts';

export const auditLogTabs = ['platform', 'hospitals'] as const;

export type AuditLogTab = (typeof auditLogTabs)[number];

/** Reads which tab the address names. */
export function readAuditLogTab(raw: RawSearch): { tab: AuditLogTab } {
  return { tab: oneOf(auditLogTabs, raw['tab']) ?? 'platform' };
}
