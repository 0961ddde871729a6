import { useMay, usePerson } from '#client/session.ts';
import { isPermission } from '#kernel/access/permissions.ts';
import type { Role } from '../roles/role.contract.ts';

/** Those of the roles that the person at the screen may give: active ones that grant nothing beyond their own. */
export function useGrantableRoles(roles: readonly Role[]): Role[] {
  const may = useMay();
  const { isAdministrator } = usePerson();
  return roles.filter(
    (role) =>
      role.isActive &&
      (isAdministrator || !role.isAdministrator) &&
      role.permissions.every((code) => isPermission(code) && may(code)),
  );
}
