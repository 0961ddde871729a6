import {
  cityGeneralDoctors,
  downtownDoctors,
  type SampleDoctor,
} from '#areas/appointments/appointment.samples.ts';
import { seedAppointments } from '#areas/appointments/appointment.seed.ts';
import { seedBilling } from '#areas/billing/billing.seed.ts';
import { seedLaboratory } from '#areas/laboratory/laboratory.seed.ts';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { cityGeneralPatients } from '#areas/patients/samples/city-general.samples.ts';
import { downtownPatients } from '#areas/patients/samples/downtown-clinic.samples.ts';
import type { SamplePatient } from '#areas/patients/samples/sample-patient.ts';
import { type SampleTenant, seedPeople } from '#areas/people/people.seed.ts';
import { seedReferrals } from '#areas/referrals/referral.seed.ts';
import type { Database } from '#database/database.ts';
import type { PasswordHasher } from '#database/handler.ts';
import type { Db } from '#database/tables.ts';
import { type Clock, systemClock } from '#kernel/time/clock.ts';
import { newId } from '#kernel/ids.ts';

interface SampleOrganization extends Omit<SampleTenant, 'id'> {
  slug: string;
  patients: SamplePatient[];
  doctors: SampleDoctor[];
}

const organizations: SampleOrganization[] = [
  {
    slug: 'city-general',
    name: 'City General',
    isPlatform: false,
    address: '12 Hospital Road, Dhaka 1205',
    phone: '+880 2 5550 1200',
    email: 'info@city-general.example',
    timeZone: 'UTC',
    patients: cityGeneralPatients,
    doctors: cityGeneralDoctors,
    people: [
      {
        role: 'tenant_admin',
        email: 'admin@city-general.example',
        firstName: 'Nasrin',
        lastName: 'Akter',
      },
      { role: 'doctor', email: 'doctor@city-general.example', firstName: 'Farhan', lastName: 'Chowdhury' },
      { role: 'nurse', email: 'nurse@city-general.example', firstName: 'Ruma', lastName: 'Das' },
      {
        role: 'receptionist',
        email: 'reception@city-general.example',
        firstName: 'Tanvir',
        lastName: 'Hasan',
      },
      { role: 'lab_technician', email: 'lab@city-general.example', firstName: 'Shamima', lastName: 'Nahar' },
      {
        role: 'pharmacist',
        email: 'pharmacy@city-general.example',
        firstName: 'Anisur',
        lastName: 'Rahman',
      },
      {
        role: 'billing_clerk',
        email: 'billing@city-general.example',
        firstName: 'Lopa',
        lastName: 'Mondal',
      },
      { role: 'ward_manager', email: 'ward@city-general.example', firstName: 'Jahanara', lastName: 'Parvin' },
      { role: 'theatre_nurse', email: 'theatre@city-general.example', firstName: 'Rony', lastName: 'Gomes' },
      {
        role: 'medical_records_officer',
        email: 'records@city-general.example',
        firstName: 'Kamrul',
        lastName: 'Islam',
      },
    ],
  },
  {
    slug: 'downtown-clinic',
    name: 'Downtown Clinic',
    isPlatform: false,
    address: '4 Station Street, Chattogram 4000',
    phone: '+880 31 555 0440',
    email: 'info@downtown-clinic.example',
    timeZone: 'UTC',
    patients: downtownPatients,
    doctors: downtownDoctors,
    people: [
      {
        role: 'tenant_admin',
        email: 'admin@downtown-clinic.example',
        firstName: 'Imran',
        lastName: 'Kabir',
      },
      { role: 'doctor', email: 'doctor@downtown-clinic.example', firstName: 'Sadia', lastName: 'Rahman' },
      {
        role: 'receptionist',
        email: 'reception@downtown-clinic.example',
        firstName: 'Mitu',
        lastName: 'Barua',
      },
    ],
  },
  {
    slug: 'platform',
    name: 'Platform',
    isPlatform: true,
    address: '1 Platform Square, Dhaka 1000',
    phone: '+880 2 5550 1000',
    email: 'support@openward.example',
    timeZone: 'UTC',
    patients: [],
    doctors: [],
    people: [
      {
        role: 'super_admin',
        email: 'superadmin@openward.example',
        firstName: 'Ayesha',
        lastName: 'Siddiqua',
      },
    ],
  },
];

/**
 * Fills an empty database with the sample hospitals, each as a whole, and goes on where an earlier start was cut
 * off; does nothing when any other tenant stands. Those whose slug is in `withoutPatients` get neither sample patients nor appointments, because their own are coming.
 */
export async function fillSamples(
  database: Database,
  passwords: PasswordHasher,
  clock: Clock = systemClock,
  withoutPatients: ReadonlySet<string> = new Set(),
): Promise<void> {
  for (const organization of await missingOrganizations(database)) {
    const tenant = { ...organization, id: newId() };
    await database.inTenant(tenant.id, 'write', async (db) => {
      if (!(await insertTenant(db, tenant))) return;
      const users = await seedPeople(db, tenant, passwords);
      if (tenant.isPlatform) return;
      const patientIds = withoutPatients.has(tenant.slug)
        ? []
        : await seedPatients(db, tenant.id, tenant.patients, clock);
      const { timeZone, doctors } = tenant;
      const schedule = { tenantId: tenant.id, timeZone, doctors, patientIds, users };
      const seededDoctors = await seedAppointments(db, schedule, clock);
      const [technicianId, verifierId] = laboratoryStaff(tenant, users);
      const laboratory = { tenantId: tenant.id, timeZone, technicianId, verifierId, patientIds };
      await seedLaboratory(db, { ...laboratory, doctors: seededDoctors }, clock);
      const [userId = ''] = users.values();
      await seedBilling(db, { tenantId: tenant.id, timeZone, userId, patientIds }, clock);
      await seedReferrals(db, { tenantId: tenant.id, timeZone, userId, patientIds }, clock);
    });
  }
}

/** Who enters sample results, and the administrator, who verifies them. */
function laboratoryStaff(tenant: SampleTenant, users: ReadonlyMap<string, string>): [string, string] {
  const idOf = (role: string) => {
    const person = tenant.people.find((one) => one.role === role);
    return person && users.get(person.email);
  };
  const technicianId = idOf('lab_technician') ?? idOf('doctor');
  const verifierId = idOf('tenant_admin');
  if (!technicianId || !verifierId) throw new Error(`${tenant.name} has nobody for its laboratory.`);
  return [technicianId, verifierId];
}

async function missingOrganizations(database: Database): Promise<SampleOrganization[]> {
  const tenants = await database.onPlatform((db) => db.selectFrom('tenant').select('slug').execute());
  const found = new Set(tenants.map(({ slug }) => slug));
  const missing = organizations.filter(({ slug }) => !found.has(slug));
  return found.size + missing.length === organizations.length ? missing : [];
}

/** False when another process has just made the same one. */
async function insertTenant(db: Db, tenant: SampleOrganization & { id: string }): Promise<boolean> {
  const place = organizations.findIndex(({ slug }) => slug === tenant.slug);
  const inserted = await db
    .insertInto('tenant')
    .values({
      id: tenant.id,
      slug: tenant.slug,
      name: tenant.name,
      status: 'active',
      is_platform: tenant.isPlatform,
      created_at: new Date(Date.UTC(2026, 0, 1 + place)).toISOString(),
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
