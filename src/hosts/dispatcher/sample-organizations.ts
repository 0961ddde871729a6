import type { SampleOrganization } from '#database/sample-hospital.ts';

/** The sample hospitals, and the organization that runs the platform, with who works there. */
export const namedOrganizations: readonly SampleOrganization[] = [
  {
    slug: 'city-general',
    name: 'City General',
    isPlatform: false,
    address: '12 Hospital Road, Dhaka 1205',
    phone: '+880 2 5550 1200',
    email: 'info@city-general.example',
    timeZone: 'UTC',
    people: [
      {
        role: 'tenant_admin',
        email: 'admin@city-general.example',
        firstName: 'Nasrin',
        lastName: 'Akter',
      },
      // Where two people decide on money, somebody looks at what the first one made.
      {
        role: 'tenant_admin',
        email: 'deputy@city-general.example',
        firstName: 'Farida',
        lastName: 'Yasmin',
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
      { role: 'storekeeper', email: 'store@city-general.example', firstName: 'Bashir', lastName: 'Uddin' },
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
