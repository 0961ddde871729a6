import type { SamplePerson } from '#server/sample-hospital.ts';
import { systemRolesOf } from './roles/system-roles.seed.ts';

/** The word that opens every sample account; sample accounts exist only where samples were asked for. */
export const samplePassword = 'openward-demo';

/** Somebody of a sample organization whose account the login page offers. */
export interface OfferedPerson extends SamplePerson {
  /** What a visitor sees when they sign in as this person: one short line. */
  readonly day: string;
  /** The name of a shortcut that the documents want before all others. */
  readonly shortcut?: string;
}

type SampleSlug = 'platform' | 'city-general' | 'downtown-clinic';

/** Who works in the sample organizations, by slug and in the order of the login page. */
export const sampleStaff: Readonly<Record<SampleSlug, readonly OfferedPerson[]>> = {
  platform: [
    {
      role: 'super_admin',
      email: 'superadmin@openward.example',
      ...{ firstName: 'Ayesha', lastName: 'Siddiqua' },
      shortcut: 'Super Admin',
      day: 'Runs the platform above the hospitals',
    },
  ],
  'city-general': [
    {
      role: 'tenant_admin',
      email: 'admin@city-general.example',
      ...{ firstName: 'Nasrin', lastName: 'Akter' },
      shortcut: 'Tenant Admin',
      day: 'Runs the hospital: people, roles, settings',
    },
    {
      role: 'doctor',
      email: 'doctor@city-general.example',
      ...{ firstName: 'Farhan', lastName: 'Chowdhury' },
      shortcut: 'Doctor',
      day: 'Sees patients, orders tests, prescribes',
    },
    {
      role: 'nurse',
      email: 'nurse@city-general.example',
      ...{ firstName: 'Ruma', lastName: 'Das' },
      day: 'Records vital signs, gives medicines',
    },
    {
      role: 'ward_manager',
      email: 'ward@city-general.example',
      ...{ firstName: 'Jahanara', lastName: 'Parvin' },
      day: 'Runs a ward: beds, shifts, nursing',
    },
    {
      role: 'theatre_nurse',
      email: 'theatre@city-general.example',
      ...{ firstName: 'Rony', lastName: 'Gomes' },
      day: 'Prepares and assists operations',
    },
    {
      role: 'lab_technician',
      email: 'lab@city-general.example',
      ...{ firstName: 'Shamima', lastName: 'Nahar' },
      day: 'Works on orders, enters results',
    },
    {
      role: 'pharmacist',
      email: 'pharmacy@city-general.example',
      ...{ firstName: 'Anisur', lastName: 'Rahman' },
      day: 'Dispenses medicines, watches their stock',
    },
    {
      role: 'storekeeper',
      email: 'store@city-general.example',
      ...{ firstName: 'Bashir', lastName: 'Uddin' },
      day: 'Receives, issues and counts stock',
    },
    {
      role: 'receptionist',
      email: 'reception@city-general.example',
      ...{ firstName: 'Tanvir', lastName: 'Hasan' },
      day: 'Registers patients, books appointments',
    },
    {
      role: 'billing_clerk',
      email: 'billing@city-general.example',
      ...{ firstName: 'Lopa', lastName: 'Mondal' },
      day: 'Makes invoices, records payments',
    },
    {
      role: 'medical_records_officer',
      email: 'records@city-general.example',
      ...{ firstName: 'Kamrul', lastName: 'Islam' },
      day: 'Keeps patient records complete',
    },
    {
      role: 'tenant_admin',
      email: 'deputy@city-general.example',
      ...{ firstName: 'Farida', lastName: 'Yasmin' },
      day: 'Decides where two people must',
    },
  ],
  'downtown-clinic': [
    {
      role: 'tenant_admin',
      email: 'admin@downtown-clinic.example',
      ...{ firstName: 'Imran', lastName: 'Kabir' },
      day: 'Runs the clinic: people, roles, settings',
    },
    {
      role: 'doctor',
      email: 'doctor@downtown-clinic.example',
      ...{ firstName: 'Sadia', lastName: 'Rahman' },
      day: 'Sees patients, orders tests, prescribes',
    },
    {
      role: 'receptionist',
      email: 'reception@downtown-clinic.example',
      ...{ firstName: 'Mitu', lastName: 'Barua' },
      day: 'Registers patients, books appointments',
    },
  ],
};

/** The accounts that the login page offers: each shortcut of the documents, then everybody else. */
export const sampleSignIns = Object.entries(sampleStaff)
  .flatMap(([slug, people]) =>
    people.map(({ role, email, day, shortcut }) => ({
      label: shortcut ?? roleName(slug, role),
      day,
      isShortcut: shortcut !== undefined,
      ...{ slug, email, password: samplePassword },
    })),
  )
  .toSorted((one, other) => Number(other.isShortcut) - Number(one.isShortcut));

function roleName(slug: string, code: string): string {
  const role = systemRolesOf(slug === 'platform').find((one) => one.code === code);
  if (!role) throw new Error(`No role ${code} is delivered.`);
  return role.name;
}
