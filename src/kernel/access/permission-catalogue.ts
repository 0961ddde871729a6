import { type Permission, permissionCodes } from './permissions.ts';

/** How a permission is called, apart from its code because every page knows the codes and few show the names. */
interface NamedPermission {
  code: Permission;
  group: string;
  label: string;
}

const names: Record<Permission, [group: string, label: string]> = {
  'patients.read': ['Patients', 'View Patients'],
  'patients.write': ['Patients', 'Manage Patients'],
  'patients.delete': ['Patients', 'Delete Patients'],
  'patients.export': ['Patients', 'Export Patients'],
  'appointments.read': ['Appointments', 'View Appointments'],
  'appointments.write': ['Appointments', 'Manage Appointments'],
  'appointments.delete': ['Appointments', 'Cancel Appointments'],
  'appointments.overbook': ['Appointments', 'Book Over a Clash'],
  'admissions.read': ['Inpatient', 'View Admissions'],
  'admissions.request': ['Inpatient', 'Ask for a Bed'],
  'admissions.write': ['Inpatient', 'Admit Patients'],
  'admissions.receive': ['Inpatient', 'Receive Patients on the Ward'],
  'admissions.discharge': ['Inpatient', 'Discharge Patients'],
  'admissions.override': ['Inpatient', 'Override Discharge Blockers'],
  'admissions.export': ['Inpatient', 'Export Ward Census'],
  'beds.admin': ['Inpatient', 'Manage Beds'],
  'beds.assign': ['Inpatient', 'Assign and Transfer Beds'],
  'beds.clean': ['Inpatient', 'Clean Beds'],
  'nursing.read': ['Nursing', 'View Nursing Records'],
  'nursing.write': ['Nursing', 'Manage Nursing Records'],
  'nursing.confidential': ['Nursing', 'Read Confidential Notes'],
  'vitals.write': ['Nursing', 'Record Vital Signs'],
  'mar.read': ['Nursing', 'View Medication Record'],
  'mar.admin': ['Nursing', 'Administer Medication'],
  'shifts.manage': ['Nursing', 'Manage Shifts'],
  'surgery.read': ['Surgery', 'View Surgery'],
  'surgery.nursing': ['Surgery', 'Pre-Operative Checklists'],
  'surgery.operate': ['Surgery', 'Operate and Write Operative Notes'],
  'surgery.anesthesia': ['Surgery', 'Manage Anesthesia Records'],
  'theatre.schedule': ['Surgery', 'Schedule Theatres'],
  'theatre.admin': ['Surgery', 'Manage Theatres and Procedures'],
  'surgery.export': ['Surgery', 'Export Surgical Cases'],
  'lab.read': ['Laboratory', 'View Laboratory'],
  'lab.write': ['Laboratory', 'Manage Lab Orders'],
  'lab.collect': ['Laboratory', 'Collect Specimens'],
  'lab.catalog': ['Laboratory', 'Manage Lab Test Catalogue'],
  'lab.results': ['Laboratory', 'Enter Results'],
  'lab.export': ['Laboratory', 'Export Lab Orders'],
  'lab.acknowledge': ['Laboratory', 'Acknowledge Critical Results'],
  'pharmacy.read': ['Pharmacy', 'View Pharmacy'],
  'pharmacy.catalogue': ['Pharmacy', 'Manage Medicines'],
  'pharmacy.prescribe': ['Pharmacy', 'Prescribe Medicines'],
  'pharmacy.dispense': ['Pharmacy', 'Dispense Medicines'],
  'pharmacy.controlled': ['Pharmacy', 'Witness Controlled Medicines'],
  'pharmacy.counter': ['Pharmacy', 'Sell over the Counter'],
  'inventory.read': ['Inventory', 'View Inventory'],
  'inventory.write': ['Inventory', 'Manage Stock'],
  'inventory.request': ['Inventory', 'Request Stock'],
  'inventory.approve': ['Inventory', 'Approve Stock Changes'],
  'inventory.export': ['Inventory', 'Export Inventory'],
  'billing.read': ['Billing', 'View Billing'],
  'billing.write': ['Billing', 'Manage Billing'],
  'billing.payments': ['Billing', 'Process Payments'],
  'billing.refunds': ['Billing', 'Approve Refunds'],
  'billing.close': ['Billing', 'Close Months'],
  'billing.export': ['Billing', 'Export Invoices'],
  'referrals.read': ['Referrals', 'View Referrals'],
  'referrals.commissions': ['Referrals', 'Manage Commissions'],
  'referrals.export': ['Referrals', 'Export Payouts'],
  'reports.read': ['Reports', 'View Reports'],
  'reports.export': ['Reports', 'Export Reports'],
  'emr.read': ['Medical Records', 'View Medical Records'],
  'emr.write': ['Medical Records', 'Edit Medical Records'],
  'emr.allergies': ['Medical Records', 'Record Allergies'],
  'emr.sensitive': ['Medical Records', 'View Sensitive Data'],
  'emr.backdate': ['Medical Records', 'Write Down Past Times'],
  'admin.users': ['Administration', 'Manage Users'],
  'admin.roles': ['Administration', 'Manage Roles'],
  'admin.settings': ['Administration', 'System Settings'],
  'admin.audit': ['Administration', 'View Audit Trail'],
  'admin.export': ['Administration', 'Export Users, Roles and Audit Trail'],
  super_admin: ['Platform', 'Platform Operator'],
};

/** Every permission with its group and label, in order. */
export const permissionCatalogue: readonly NamedPermission[] = permissionCodes.map((code) => {
  const [group, label] = names[code];
  return { code, group, label };
});
