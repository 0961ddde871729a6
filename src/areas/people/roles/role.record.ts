import type { Role } from './role.contract.ts';
import type { RoleRow } from './role.queries.ts';

/** A role as the calls give it. */
export function toRole(row: RoleRow): Role {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    isSystem: row.is_system,
    isAdministrator: row.is_administrator,
    isActive: row.is_active,
    permissions: row.permissions,
    holders: row.holders,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

/** What of a role the audit trail keeps; permissions as one text, so that an unchanged list reads as unchanged. */
export function auditedRole({ name, description, permissions }: Role) {
  return { name, description, permissions: permissions.join(', ') };
}
