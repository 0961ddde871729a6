import { toRecord } from '#database/to-record.ts';
import { role, type Role } from './role.contract.ts';
import type { RoleRow } from './role.queries.ts';

/** A role as the calls give it. */
export const toRole = (row: RoleRow): Role => toRecord(role, row);

/** What the audit trail keeps of a role; permissions as one text, so that an unchanged list reads as unchanged. */
export function auditedRole({ name, description, permissions }: Role) {
  return { name, description, permissions: permissions.join(', ') };
}
