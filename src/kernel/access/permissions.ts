/** Every permission a role can hold, in the order of the role screens; `permission-catalogue.ts` names them. */
export const permissionCodes = [
  'patients.read',
  'patients.write',
  'patients.delete',
  'patients.export',
  'patients.join',
  'appointments.read',
  'appointments.write',
  'appointments.delete',
  'appointments.overbook',
  'admissions.read',
  'admissions.request',
  'admissions.write',
  'admissions.receive',
  'admissions.discharge',
  'admissions.override',
  'admissions.export',
  'beds.admin',
  'beds.assign',
  'beds.clean',
  'nursing.read',
  'nursing.write',
  'nursing.confidential',
  'vitals.write',
  'mar.read',
  'mar.admin',
  'shifts.manage',
  'surgery.read',
  'surgery.nursing',
  'surgery.operate',
  'surgery.anesthesia',
  'theatre.schedule',
  'theatre.admin',
  'surgery.export',
  'lab.read',
  'lab.write',
  'lab.collect',
  'lab.catalog',
  'lab.results',
  'lab.export',
  'lab.acknowledge',
  'pharmacy.read',
  'pharmacy.catalogue',
  'pharmacy.prescribe',
  'pharmacy.dispense',
  'pharmacy.controlled',
  'pharmacy.counter',
  'inventory.read',
  'inventory.write',
  'inventory.request',
  'inventory.approve',
  'inventory.export',
  'billing.read',
  'billing.write',
  'billing.payments',
  'billing.refunds',
  'billing.close',
  'billing.export',
  'referrals.read',
  'referrals.commissions',
  'referrals.export',
  'reports.read',
  'reports.export',
  'emr.read',
  'emr.write',
  'emr.allergies',
  'emr.sensitive',
  'emr.backdate',
  'admin.users',
  'admin.roles',
  'admin.settings',
  'admin.audit',
  'admin.export',
  'admin.keys',
  'super_admin',
] as const;

export type Permission = (typeof permissionCodes)[number];

const codes: ReadonlySet<string> = new Set(permissionCodes);

/** True when the text is one of the permission codes. */
export function isPermission(text: string): text is Permission {
  return codes.has(text);
}

/** One permission, or several of which any one is enough. */
export type PermissionDemand = Permission | readonly Permission[];

/** What a call demands of its caller: nothing at all, a signed-in person, or a permission. */
export type Access = 'public' | 'signed-in' | PermissionDemand;
