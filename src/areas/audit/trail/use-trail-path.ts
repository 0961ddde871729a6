import { usePerson } from '#client/session.ts';

/** Where the person reads the trail: the operator's own is a tab of the platform's audit logs. */
export function useTrailPath() {
  const { tenant } = usePerson();
  return tenant.isPlatform === true ? '/dashboard/super-admin/audit-logs' : '/dashboard/audit';
}
