import { sampleStaff } from '#areas/people/people.samples.ts';
import type { SampleOrganization } from '#server/sample-hospital.ts';

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
    people: sampleStaff['city-general'],
  },
  {
    slug: 'downtown-clinic',
    name: 'Downtown Clinic',
    isPlatform: false,
    address: '4 Station Street, Chattogram 4000',
    phone: '+880 31 555 0440',
    email: 'info@downtown-clinic.example',
    timeZone: 'UTC',
    people: sampleStaff['downtown-clinic'],
  },
  {
    slug: 'platform',
    name: 'Platform',
    isPlatform: true,
    address: '1 Platform Square, Dhaka 1000',
    phone: '+880 2 5550 1000',
    email: 'support@openward.example',
    timeZone: 'UTC',
    people: sampleStaff.platform,
  },
];
