import { type Actor, can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { type Permission, permissionCodes } from '#kernel/access/permissions.ts';

/** What somebody holds, what a role grants, or what somebody wants to grant: permissions, or that every check passes. */
export type Grants = Pick<Actor, 'permissions' | 'isAdministrator'>;

/** What roles that people make can hold: everything but `super_admin`, which only the platform's own role carries. */
export type GrantablePermission = Exclude<Permission, 'super_admin'>;

/** True for a permission that a role made by people can hold. */
export function isGrantable(permission: Permission): permission is GrantablePermission {
  return permission !== 'super_admin';
}

export const grantablePermissions = permissionCodes.filter(isGrantable);

/** What is wanted and not held, in the wanted order; `administrator` means that every check should pass. */
export function grantsBeyond(holder: Grants, wanted: Grants): (Permission | 'administrator')[] {
  const beyond = [...wanted.permissions].filter((permission) => !can(holder, permission));
  return wanted.isAdministrator && !holder.isAdministrator ? ['administrator', ...beyond] : beyond;
}

/**
 * Nobody grants, withdraws, changes or takes over what they do not hold themselves: a role in whole, or another
 * person's account.
 * @throws AppError BEYOND_OWN_PERMISSIONS naming what is missing.
 */
export function requireWithinOwn(holder: Grants, wanted: Grants): void {
  const beyond = grantsBeyond(holder, wanted);
  if (beyond.length > 0) throw new AppError('BEYOND_OWN_PERMISSIONS', { beyond });
}

/** The grants of several roles together, as one person holds them. */
export function joinGrants(parts: readonly Grants[]): Grants {
  return {
    permissions: new Set(parts.flatMap((part) => [...part.permissions])),
    isAdministrator: parts.some((part) => part.isAdministrator),
  };
}

/** Each permission once, in the order of the catalogue, so that equal roles are stored alike. */
export function inCatalogueOrder(permissions: readonly Permission[]): Permission[] {
  const wanted = new Set(permissions);
  return permissionCodes.filter((code) => wanted.has(code));
}
