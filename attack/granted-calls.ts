import type { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import type { Call } from '#kernel/define-call.ts';

type Role = ReturnType<typeof systemRolesOf>[number];

/** True where the declaration of a call and the grants of a role let the role call it. */
export function isGranted({ access, exports }: Call, role: Role): boolean {
  if (access === 'public' || access === 'signed-in') return true;
  if (role.isAdministrator) return access !== 'super_admin';
  const demanded = typeof access === 'string' ? [access] : access;
  const holds = (one: string) => role.permissions.some((held) => held === one);
  return demanded.some(holds) && (!exports || holds(exports));
}
