import type { Permission } from '#kernel/access/permissions.ts';

/** A role that every tenant starts with: nobody changes or deletes it, anybody entitled may copy it. */
export interface SystemRole {
  /** Unique in a tenant and stable, whatever the name becomes. */
  code: string;
  name: string;
  description: string;
  isAdministrator?: boolean;
  permissions: readonly Permission[];
}

// What each day needs is in docs/roles.md; a new permission goes to the standing hospitals by a migration.
const hospitalRoles: readonly SystemRole[] = [
  {
    code: 'tenant_admin',
    name: 'Administrator',
    description: 'Runs the hospital: people, roles, settings and every module',
    isAdministrator: true,
    permissions: [],
  },
  {
    code: 'doctor',
    name: 'Doctor',
    description: 'Sees patients, books appointments, orders tests and writes the medical record',
    permissions: [
      'patients.read',
      'patients.write',
      'appointments.read',
      'appointments.write',
      'appointments.overbook',
      'lab.read',
      'lab.write',
      'lab.acknowledge',
      'admissions.read',
      'admissions.request',
      'admissions.write',
      'admissions.discharge',
      'pharmacy.read',
      'pharmacy.prescribe',
      'emr.read',
      'emr.write',
    ],
  },
  {
    code: 'nurse',
    name: 'Nurse',
    description:
      'Cares for patients, records vital signs and assessments, takes specimens and reads the medical record',
    permissions: [
      'inventory.request',
      'patients.read',
      'patients.write',
      'appointments.read',
      'lab.read',
      'lab.collect',
      'lab.acknowledge',
      'admissions.read',
      'admissions.request',
      'admissions.receive',
      'beds.clean',
      'nursing.read',
      'nursing.write',
      'vitals.write',
      'emr.read',
      'emr.allergies',
    ],
  },
  {
    code: 'receptionist',
    name: 'Receptionist',
    description: 'Registers patients and books appointments',
    permissions: [
      'patients.read',
      'patients.write',
      'appointments.read',
      'appointments.write',
      'appointments.delete',
      'admissions.read',
      'admissions.request',
      'admissions.write',
      'billing.read',
    ],
  },
  {
    code: 'lab_technician',
    name: 'Laboratory Technician',
    description: 'Works on laboratory orders, enters results and keeps the list of tests',
    permissions: ['patients.read', 'lab.read', 'lab.write', 'lab.results', 'lab.catalog'],
  },
  {
    code: 'pharmacist',
    name: 'Pharmacist',
    description: 'Keeps the list of medicines, dispenses them and watches their stock',
    permissions: [
      'patients.read',
      'admissions.read',
      'pharmacy.read',
      'pharmacy.catalogue',
      'pharmacy.dispense',
      'inventory.read',
      'inventory.write',
      'inventory.export',
      'emr.read',
      'emr.allergies',
    ],
  },
  {
    code: 'storekeeper',
    name: 'Storekeeper',
    description: 'Keeps the stores: receives, issues, counts and moves stock',
    permissions: ['inventory.read', 'inventory.write', 'inventory.export'],
  },
  {
    code: 'billing_clerk',
    name: 'Billing Clerk',
    description: 'Makes invoices and records payments',
    permissions: [
      'patients.read',
      'appointments.read',
      'admissions.read',
      'billing.read',
      'billing.write',
      'billing.payments',
      'billing.export',
      'referrals.read',
    ],
  },
  {
    code: 'ward_manager',
    name: 'Ward Manager',
    description: 'Runs a ward: beds, shifts and nursing',
    permissions: [
      'inventory.request',
      'patients.read',
      'patients.write',
      'appointments.read',
      'admissions.read',
      'admissions.request',
      'admissions.write',
      'admissions.receive',
      'admissions.override',
      'admissions.export',
      'beds.admin',
      'beds.assign',
      'beds.clean',
      'nursing.read',
      'nursing.write',
      'vitals.write',
      'mar.admin',
      'shifts.manage',
      'lab.read',
      'lab.collect',
      'lab.acknowledge',
      'emr.read',
      'emr.allergies',
      'inventory.read',
    ],
  },
  {
    code: 'theatre_nurse',
    name: 'Theatre Nurse',
    description: 'Prepares operations, assists in theatre and keeps the safety checklists',
    permissions: [
      'inventory.request',
      'patients.read',
      'appointments.read',
      'admissions.read',
      'nursing.read',
      'vitals.write',
      'surgery.read',
      'surgery.nursing',
      'theatre.schedule',
      'emr.read',
      'emr.allergies',
    ],
  },
  {
    code: 'medical_records_officer',
    name: 'Medical Records Officer',
    description: 'Keeps patient records complete and in order',
    permissions: [
      'patients.read',
      'patients.write',
      'patients.delete',
      'patients.export',
      'appointments.read',
      'admissions.read',
      'admissions.export',
      'emr.read',
      'reports.read',
    ],
  },
];

const platformRole: SystemRole = {
  code: 'super_admin',
  name: 'Platform Operator',
  description: 'Runs the platform above the hospitals',
  isAdministrator: true,
  permissions: ['super_admin'],
};

/** The system roles a tenant starts with: those of a hospital, or the platform's own. */
export function systemRolesOf(isPlatform: boolean): readonly SystemRole[] {
  return isPlatform ? [platformRole] : hospitalRoles;
}
