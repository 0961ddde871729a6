import type { PermissionDemand } from '#kernel/access/permissions.ts';
import type { Demand } from '../session.ts';

/**
 * What the pages below an address demand besides their own permission (document 2, section 2); the first that fits
 * counts. Who prescribes reads the medication record without the rest of nursing. Who cleans beds sees the board without the admissions, and who audits sees the overrides without the cases.
 */
const groups: readonly (readonly [address: string, permission: PermissionDemand])[] = [
  ['/dashboard/admissions', 'admissions.read'],
  ['/dashboard/admission', 'admissions.read'],
  ['/dashboard/inpatients', 'admissions.read'],
  ['/dashboard/bed-management', ['admissions.read', 'beds.clean']],
  ['/dashboard/bed-transfers', 'admissions.read'],
  ['/dashboard/nursing/mar', ['nursing.read', 'mar.read']],
  ['/dashboard/nursing', 'nursing.read'],
  ['/dashboard/surgery/overrides', ['surgery.read', 'admin.audit']],
  ['/dashboard/surgery', 'surgery.read'],
];

/**
 * The demand of the group that a page is in; nothing for one in no group. A page that names a module of its own, such
 * as what an operation costs, is that module's and in no group.
 */
export function groupPermissionOf(address: string, { module }: Demand): Pick<Demand, 'groupPermission'> {
  if (module !== undefined) return {};
  const group = groups.find(([start]) => address === start || address.startsWith(`${start}/`));
  return group ? { groupPermission: group[1] } : {};
}
