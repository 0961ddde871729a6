import type { PermissionEntry, Role } from '../role.contract.ts';

/** Permissions of one module of the hospital, in the order of the catalogue. */
export interface PermissionGroup {
  name: string;
  permissions: readonly PermissionEntry[];
}

/** The catalogue by module; groups and entries keep its order. */
export function groupPermissions(entries: readonly PermissionEntry[]): PermissionGroup[] {
  const groups = Map.groupBy(entries, ({ group }) => group);
  return [...groups].map(([name, permissions]) => ({ name, permissions }));
}

/** True when the role permits what the code names. */
export function permits(role: Pick<Role, 'isAdministrator' | 'permissions'>, code: string): boolean {
  return role.isAdministrator || role.permissions.includes(code);
}
