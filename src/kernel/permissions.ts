/** Every permission a role can hold, grouped and labelled as the role screens show them. */
export const permissionCatalogue = [
  { code: 'patients.read', group: 'Patients', label: 'View Patients' },
  { code: 'patients.write', group: 'Patients', label: 'Manage Patients' },
  { code: 'patients.delete', group: 'Patients', label: 'Delete Patients' },
  { code: 'appointments.read', group: 'Appointments', label: 'View Appointments' },
  { code: 'appointments.write', group: 'Appointments', label: 'Manage Appointments' },
  { code: 'appointments.delete', group: 'Appointments', label: 'Cancel Appointments' },
  { code: 'appointments.overbook', group: 'Appointments', label: 'Book Over a Clash' },
  { code: 'admissions.read', group: 'Inpatient', label: 'View Admissions' },
  { code: 'beds.admin', group: 'Inpatient', label: 'Manage Beds' },
  { code: 'beds.assign', group: 'Inpatient', label: 'Assign and Transfer Beds' },
  { code: 'nursing.read', group: 'Nursing', label: 'View Nursing Records' },
  { code: 'nursing.write', group: 'Nursing', label: 'Manage Nursing Records' },
  { code: 'vitals.write', group: 'Nursing', label: 'Record Vital Signs' },
  { code: 'mar.admin', group: 'Nursing', label: 'Administer Medication' },
  { code: 'shifts.manage', group: 'Nursing', label: 'Manage Shifts' },
  { code: 'surgery.read', group: 'Surgery', label: 'View Surgery' },
  { code: 'surgery.nursing', group: 'Surgery', label: 'Pre-Operative Checklists' },
  { code: 'surgery.operate', group: 'Surgery', label: 'Operate and Write Operative Notes' },
  { code: 'surgery.anesthesia', group: 'Surgery', label: 'Manage Anesthesia Records' },
  { code: 'theatre.schedule', group: 'Surgery', label: 'Schedule Theatres' },
  { code: 'lab.read', group: 'Laboratory', label: 'View Laboratory' },
  { code: 'lab.write', group: 'Laboratory', label: 'Manage Lab Orders' },
  { code: 'lab.catalog', group: 'Laboratory', label: 'Manage Lab Test Catalogue' },
  { code: 'lab.results', group: 'Laboratory', label: 'Enter Results' },
  { code: 'pharmacy.read', group: 'Pharmacy', label: 'View Pharmacy' },
  { code: 'inventory.read', group: 'Inventory', label: 'View Inventory' },
  { code: 'billing.read', group: 'Billing', label: 'View Billing' },
  { code: 'billing.write', group: 'Billing', label: 'Manage Billing' },
  { code: 'billing.payments', group: 'Billing', label: 'Process Payments' },
  { code: 'billing.refunds', group: 'Billing', label: 'Approve Refunds' },
  { code: 'referrals.read', group: 'Referrals', label: 'View Referrals' },
  { code: 'referrals.commissions', group: 'Referrals', label: 'Manage Commissions' },
  { code: 'reports.read', group: 'Reports', label: 'View Reports' },
  { code: 'emr.read', group: 'Medical Records', label: 'View Medical Records' },
  { code: 'emr.write', group: 'Medical Records', label: 'Edit Medical Records' },
  { code: 'emr.sensitive', group: 'Medical Records', label: 'View Sensitive Data' },
  { code: 'admin.users', group: 'Administration', label: 'Manage Users' },
  { code: 'admin.roles', group: 'Administration', label: 'Manage Roles' },
  { code: 'admin.settings', group: 'Administration', label: 'System Settings' },
  { code: 'admin.audit', group: 'Administration', label: 'View Audit Trail' },
  { code: 'super_admin', group: 'Platform', label: 'Platform Operator' },
] as const;

export type Permission = (typeof permissionCatalogue)[number]['code'];

const codes: ReadonlySet<string> = new Set(permissionCatalogue.map((entry) => entry.code));

/** True when the text is one of the permission codes. */
export function isPermission(text: string): text is Permission {
  return codes.has(text);
}

/** One permission, or several of which any one is enough. */
export type PermissionDemand = Permission | readonly Permission[];

/** What a call demands of its caller: nothing at all, a signed-in person, or a permission. */
export type Access = 'public' | 'signed-in' | PermissionDemand;
